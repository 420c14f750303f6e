import { emptyName, inputName, type Field, type Noun } from '../../../src/nouns/noun.js'
import { choiceNames, docComment, fieldsOf, isKept, keepsFields, parsedName, readerName } from './names.js'

/** Writes the reader of a definition, with its constant for an unreadable one. Empty if it is never read. */
export function readerOf(noun: Noun): string {
  if (noun.only !== undefined || noun.sentAs !== undefined || noun.goes === 'out') return ''
  if (noun.choice !== undefined) return choiceReader(noun, noun.choice.of)
  return [fieldReaders(noun), readerFunction(noun)].join('\n')
}

/** Readers built from others are built once, not at each call. */
function fieldReaders(noun: Noun): string {
  return fieldsOf(noun)
    .filter(([, field]) => !field.isUnread && isMade(field))
    .map(([name, field]) => `const ${localReader(noun, name, field)} = ${readerExpression(field)}\n`)
    .join('')
}

function readerExpression({ kind, example }: Field): string {
  return example === undefined ? kind.reader : `withExample('${example}', ${kind.reader})`
}

function isMade(field: Field): boolean {
  return readerExpression(field).includes('(')
}

/** The name of a field's reader: that of its kind, or the one built for it. */
function localReader(noun: Noun, name: string, field: Field): string {
  if (!isMade(field)) return field.kind.reader
  const own = `read${noun.name}${capitalised(name)}`
  return own === field.kind.reader ? `${own}Field` : own // the field `tax` of Account is of the noun AccountTax
}

function readerFunction(noun: Noun): string {
  const fields = fieldsOf(noun)
  const kept = fields.filter(([, field]) => isKept(field))
  const required = fields.filter(([, { isRequired, isCheckedLater }]) => isRequired && !isCheckedLater)
  const type = noun.keeps === 'flags' ? noun.name : parsedName(noun)
  const lines = [
    `export function ${readerName(noun)}(sent: unknown, step: Step, reading: Reading): ${type} | undefined {`,
    noun.isKit ? '  if (!enterKit(sent, step, reading)) return undefined' : '',
    "  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {",
    noun.isKit ? '    leaveKit(reading)' : '',
    '    addNotAnObject(sent, step, reading)',
    '    return undefined',
    '  }',
    '  const object = sent as JsonObject',
    ...(noun.keeps === 'flags'
      ? [`  const kept: Record<string, string | boolean> = {}`]
      : kept.map(([name, field]) => `  let ${name}: ${variableType(field)}`)),
    ...required.map(([name]) => `  let is${capitalised(name)}Sent = false`),
    ...(keepsFields(noun) ? ['  let others: Record<string, unknown> | undefined'] : []),
    '  reading.path.push(step)',
    '  for (const field in object) {',
    '    if (!Object.prototype.hasOwnProperty.call(object, field)) continue',
    '    const part = object[field]',
    '    if (part === undefined || part === null) continue // N2',
    '    switch (field) {',
    ...fields.map(([name, field]) => caseOf(noun, name, field)),
    ...Object.entries(noun.leavesOut ?? {}).map(
      ([name, rule]) => `      case '${name}':\n        break // ${rule}`,
    ),
    ...defaultCase(noun),
    '    }',
    '  }',
    ...required.map(([name, field]) => requiredCheck(name, field)),
    ...result(
      noun,
      kept.map(([name]) => name),
    ),
    '}',
  ]
  const doc = docComment(`Reads {@link ${inputName(noun)}} field by field, in the order of the request.`)
  return `${doc}${lines.filter((line) => line !== '').join('\n')}\n`
}

function variableType({ default: value, kind, isUnread, unreadableAs }: Field): string {
  if (isUnread || kind.parsed === 'unknown') return 'unknown'
  if (value !== undefined) return `${kind.parsed} = ${value}`
  return `${kind.parsed}${unreadableAs === 'UNREADABLE' ? ' | typeof UNREADABLE' : ''} | undefined`
}

function caseOf(noun: Noun, name: string, field: Field): string {
  const reader = localReader(noun, name, field)
  const call = `${reader}(part, field, reading)`
  const body: string[] = []
  if (field.isRequired && !field.isCheckedLater) body.push(`is${capitalised(name)}Sent = part !== ''`)
  if (field.isUnread) body.push(`${name} = part`)
  else if (field.isOnlyChecked) body.push(call)
  else if (noun.keeps === 'flags')
    body.push(`const ${name} = ${call}`, `if (${name} !== undefined) kept.${name} = ${name}`)
  else {
    const fallback = field.unreadableAs ?? (field.default === undefined ? undefined : name)
    body.push(`${name} = ${call}${fallback === undefined ? '' : ` ?? ${fallback}`}`)
  }
  const open = noun.keeps === 'flags' ? ' {' : ''
  return [
    `      case '${name}':${open}`,
    ...body.map((line) => `        ${line}`),
    '        break',
    noun.keeps === 'flags' ? '      }' : '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function defaultCase(noun: Noun): readonly string[] {
  if (noun.keeps === 'flags')
    return ['      default:', "        if (typeof part === 'boolean') setOwn(kept, field, part)"]
  if (noun.keeps === 'addresses')
    return ['      default:', '        others = keepHeaderField(part, field, reading, others)']
  const keep = 'others = keepOther(part, field, reading, others)'
  if (noun.keeps === 'others' && noun.refusesLegacy)
    return ['      default:', `        if (!refuseLegacy(field, reading)) ${keep}`]
  if (noun.keeps === 'others') return ['      default:', `        ${keep}`]
  return noun.refusesLegacy ? ['      default:', '        refuseLegacy(field, reading)'] : []
}

function requiredCheck(name: string, { kind, example, changesNoFigure }: Field): string {
  const { shape } = kind
  if (changesNoFigure) return `  if (!is${capitalised(name)}Sent) addMissing(reading, '${name}')`
  const isUnspecified =
    shape.kind === 'name' && shape.unspecified === 'refused' ? ` || ${name} === undefined` : ''
  const details = example === undefined ? '{}' : `{ example: '${example}' }`
  return `  if (!is${capitalised(name)}Sent${isUnspecified}) addProblem(reading, 'required', ${details}, '${name}')`
}

/** Spares nearly every request the call: the object is settled already, with the field or without it. */
function unlessSettled({ settledIf }: Noun): string {
  if (settledIf === undefined) return ''
  const [state, field] = settledIf
  return `${field} ${state === 'without' ? '!==' : '==='} undefined ? read : `
}

function result(noun: Noun, names: readonly string[]): readonly string[] {
  const leave = noun.isKit ? ['  leaveKit(reading)'] : []
  if (noun.keeps === 'flags') return ['  reading.path.pop()', '  return kept']
  const all = [...names, ...notReadHere(noun), ...(keepsFields(noun) ? ['others'] : [])]
  if (noun.settledBy === undefined)
    return ['  reading.path.pop()', ...leave, `  return { ${all.join(', ')} }`]
  return [
    `  const read: ${parsedName(noun)} = { ${all.join(', ')} }`,
    `  const settled = ${unlessSettled(noun)}${noun.settledBy}(read, object, reading)`,
    '  reading.path.pop()',
    ...leave,
    '  return settled',
  ]
}

/** The fields of its type that only the definition of the same type reads. */
function notReadHere(noun: Noun): readonly string[] {
  if (noun.sameTypeAs === undefined) return []
  const own = noun.fields()
  return fieldsOf(noun.sameTypeAs)
    .filter(([name, field]) => isKept(field) && !Object.hasOwn(own, name))
    .map(([name]) => `${name}: undefined`)
}

/** The constant used for an unreadable noun. */
export function emptyOf(noun: Noun): string {
  if (
    noun.only !== undefined ||
    noun.sentAs !== undefined ||
    noun.goes === 'out' ||
    noun.choice ||
    noun.keeps === 'flags'
  )
    return ''
  const fields = fieldsOf(noun)
    .filter(([, field]) => isKept(field))
    .map(([name, field]) => `${name}: ${noun.unreadable?.[name] ?? field.default ?? 'undefined'}`)
  const others = keepsFields(noun) ? ['others: undefined'] : []
  return `/** The value used in place of one that could not be read. */
export const ${emptyName(noun)}: ${parsedName(noun)} = { ${[...fields, ...others].join(', ')} }\n`
}

function choiceReader(noun: Noun, of: string): string {
  const { kind: type, isKind } = choiceNames(of)
  const cases = fieldsOf(noun).map(
    ([name, { kind }]) => `    case '${name}': {
      const line = ${kind.reader}(part, kind, reading)
      return line && { kind, line }
    }`,
  )
  return `/** Reads what a ${of.toLowerCase()} says as one of the kinds. */
export function ${readerName(noun)}Of(kind: ${type}, part: unknown, reading: Reading): ${parsedName(noun)} | undefined {
  switch (kind) {
${cases.join('\n')}
  }
}

/** Whether a field of a ${of.toLowerCase()} is the member of a kind. */
export function ${isKind}(name: string): name is ${type} {
  switch (name) {
${fieldsOf(noun)
  .map(([name]) => `    case '${name}':`)
  .join('\n')}
      return true
    default:
      return false
  }
}
`
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
