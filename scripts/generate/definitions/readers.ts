import { emptyName, inputName, type Field, type Definition } from '../../../src/definitions/definition.js'
import { choiceNames, docComment, fieldsOf, isKept, keepsFields, parsedName, readerName } from './names.js'

export function readerOf(definition: Definition): string {
  if (!isRead(definition)) return ''
  return definition.choice === undefined
    ? readerFunction(definition)
    : choiceReader(definition, definition.choice.of)
}

function isRead({ only, sentAs, goes }: Definition): boolean {
  return only === undefined && sentAs === undefined && goes !== 'out'
}

/** Readers of fields are built once, not at each call. Fields with the same lists or maps share a reader. */
export function fieldReaders(definitions: readonly Definition[]): string {
  const readers = definitions
    .filter((definition) => isRead(definition) && definition.choice === undefined)
    .flatMap((definition) =>
      fieldsOf(definition)
        .filter(([, field]) => !field.isUnread && isDerived(field))
        .map(
          ([name, field]) => `const ${localReader(definition, name, field)} = ${readerExpression(field)}\n`,
        ),
    )
  return [...new Set(readers)].join('')
}

function readerExpression({ kind, example }: Field): string {
  return example === undefined ? kind.reader : `withExample('${example}', ${kind.reader})`
}

function isDerived(field: Field): boolean {
  return readerExpression(field).includes('(')
}

function localReader(definition: Definition, name: string, field: Field): string {
  if (!isDerived(field)) return field.kind.reader
  const shared = collectionReader(readerExpression(field))
  if (shared !== undefined) return shared
  const own = `read${definition.name}${capitalised(name)}`
  return own === field.kind.reader ? `${own}Field` : own // the field `tax` of Account is of the definition AccountTax
}

export function collectionReader(expression: string): string | undefined {
  const [, collection, element] = /^(list|filledList|map)Of\(read(\w+), /.exec(expression) ?? []
  return collection && element && `read${capitalised(collection)}Of${element}`
}

function readerFunction(definition: Definition): string {
  const fields = fieldsOf(definition)
  const required = fields.filter(([, { isRequired, isCheckedLater }]) => isRequired && !isCheckedLater)
  const type = definition.keeps === 'flags' ? definition.name : parsedName(definition)
  const lines = [
    `export function ${readerName(definition)}(sent: unknown, step: Step, reading: Reading): ${type} | undefined {`,
    definition.isKit ? '  if (!enterKit(sent, step, reading)) return undefined' : '',
    '  if (!isObject(sent)) {',
    definition.isKit ? '    leaveKit(reading)' : '',
    '    addNotAnObject(sent, step, reading)',
    '    return undefined',
    '  }',
    // Comes before the variables of fields, so that a minifier names them alike in every reader, which compresses
    // well.
    '  let field: string',
    '  let part: unknown',
    ...(definition.keeps === 'flags'
      ? [`  const kept: Record<string, string | boolean> = {}`]
      : [`  const read: Mutable<${type}> = ${emptyObject(definition)}`]),
    ...required.map(([name]) => `  let is${capitalised(name)}Sent = false`),
    '  reading.path.push(step)',
    '  for (field in sent) {',
    '    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue',
    '    part = sent[field]',
    '    if (part === undefined || part === null) continue // N2',
    '    switch (field) {',
    ...fields.map(([name, field]) => caseOf(definition, name, field)),
    ...Object.entries(definition.leavesOut ?? {}).map(
      ([name, rule]) => `      case '${name}':\n        break // ${rule}`,
    ),
    ...defaultCase(definition),
    '    }',
    '  }',
    ...required.map(([name, field]) => requiredCheck(name, field)),
    ...result(definition),
    '}',
  ]
  const doc = docComment(
    `Reads {@link ${inputName(definition)}} field by field, in the order of the request.`,
  )
  return `${doc}${lines.filter((line) => line !== '').join('\n')}\n`
}

function caseOf(definition: Definition, name: string, field: Field): string {
  const reader = localReader(definition, name, field)
  const call = `${reader}(part, field, reading)`
  const body: string[] = []
  if (field.isRequired && !field.isCheckedLater) body.push(`is${capitalised(name)}Sent = part !== ''`)
  if (field.isUnread) body.push(`read.${name} = part`)
  else if (field.isOnlyChecked) body.push(call)
  else if (definition.keeps === 'flags')
    body.push(`const ${name} = ${call}`, `if (${name} !== undefined) kept.${name} = ${name}`)
  else {
    const fallback = field.unreadableAs ?? (field.default === undefined ? undefined : `read.${name}`)
    body.push(`read.${name} = ${call}${fallback === undefined ? '' : ` ?? ${fallback}`}`)
  }
  const open = definition.keeps === 'flags' ? ' {' : ''
  return [
    `      case '${name}':${open}`,
    ...body.map((line) => `        ${line}`),
    '        break',
    definition.keeps === 'flags' ? '      }' : '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function defaultCase(definition: Definition): readonly string[] {
  if (definition.keeps === 'flags')
    return [
      '      default:',
      "        if (typeof part === 'boolean') setOwn(kept, field, part)",
      '        else if (HIDING_FLAG.test(field)) readFlag(part, field, reading)',
    ]
  if (definition.keeps === 'addresses')
    return ['      default:', '        read.others = keepHeaderField(part, field, reading, read.others)']
  const keep = 'read.others = keepOther(part, field, reading, read.others)'
  if (definition.keeps === 'others' && definition.refusesLegacy)
    return ['      default:', `        if (!refuseLegacy(field, reading)) ${keep}`]
  if (definition.keeps === 'others') return ['      default:', `        ${keep}`]
  return definition.refusesLegacy ? ['      default:', '        refuseLegacy(field, reading)'] : []
}

function requiredCheck(name: string, { kind, example, changesNoFigure }: Field): string {
  const { shape } = kind
  if (changesNoFigure) return `  if (!is${capitalised(name)}Sent) addMissing(reading, '${name}')`
  const isUnspecified =
    shape.kind === 'name' && shape.unspecified === 'refused' ? ` || read.${name} === undefined` : ''
  const details = example === undefined ? '{}' : `{ example: '${example}' }`
  return `  if (!is${capitalised(name)}Sent${isUnspecified}) addProblem(reading, 'required', ${details}, '${name}')`
}

/**
 * The condition saves a call for nearly every request: an object with this field, or without it, is already
 * settled.
 */
function unlessSettled({ settledIf }: Definition): string {
  if (settledIf === undefined) return ''
  const [state, field] = settledIf
  return `read.${field} ${state === 'without' ? '!==' : '==='} undefined ? read : `
}

function result(definition: Definition): readonly string[] {
  const leave = ['  reading.path.pop()', ...(definition.isKit ? ['  leaveKit(reading)'] : [])]
  if (definition.keeps === 'flags') return [...leave, '  return kept']
  if (definition.settledBy === undefined) return [...leave, '  return read']
  return [
    `  const settled = ${unlessSettled(definition)}${definition.settledBy}(read, sent, reading)`,
    ...leave,
    '  return settled',
  ]
}

function notReadHere(definition: Definition): readonly string[] {
  if (definition.sameTypeAs === undefined) return []
  const own = definition.fields()
  return fieldsOf(definition.sameTypeAs)
    .filter(([name, field]) => isKept(field) && !Object.hasOwn(own, name))
    .map(([name]) => `${name}: undefined`)
}

export function emptyOf(definition: Definition): string {
  if (
    definition.only !== undefined ||
    definition.sentAs !== undefined ||
    definition.goes === 'out' ||
    definition.choice ||
    definition.keeps === 'flags'
  )
    return ''
  return `/** The value used in place of one that could not be read. */
export const ${emptyName(definition)}: ${parsedName(definition)} = ${emptyObject(definition, definition.unreadable)}\n`
}

function emptyObject(definition: Definition, unreadable: Definition['unreadable'] = {}): string {
  const fields = fieldsOf(definition)
    .filter(([, field]) => isKept(field))
    .map(([name, field]) => `${name}: ${unreadable[name] ?? field.default ?? 'undefined'}`)
  const others = keepsFields(definition) ? ['others: undefined'] : []
  return `{ ${[...fields, ...notReadHere(definition), ...others].join(', ')} }`
}

function choiceReader(definition: Definition, of: string): string {
  const { kind: type, isKind } = choiceNames(of)
  const cases = fieldsOf(definition).map(
    ([name, { kind }]) => `    case '${name}': {
      const line = ${kind.reader}(part, kind, reading)
      return line && { kind, line }
    }`,
  )
  return `/** Reads the contents of a ${of.toLowerCase()} as one of its kinds. */
export function ${readerName(definition)}Of(kind: ${type}, part: unknown, reading: Reading): ${parsedName(definition)} | undefined {
  switch (kind) {
${cases.join('\n')}
  }
}

/** Whether a field of a ${of.toLowerCase()} is the member of a kind. */
export function ${isKind}(name: string): name is ${type} {
  switch (name) {
${fieldsOf(definition)
  .map(([name]) => `    case '${name}':`)
  .join('\n')}
      return true
    default:
      return false
  }
}
`
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
