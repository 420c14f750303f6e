import type {
  Field,
  Definition,
  NameShape,
  Shape,
  SizeShape,
  TextShape,
} from '../../../src/definitions/definition.js'
import { orEmpty } from '../../../src/definitions/patterns.js'
import { MAX_OPAQUE_DEPTH } from '../../../src/definitions/limits.js'
import { ADDRESS, HIDING_FLAG } from '../../../src/definitions/ids.js'
import { LEGACY_NAMES } from '../../../src/definitions/legacy-names.js'
import { MAX_INTEGER_DIGITS } from '../../../src/number/number-limits.js'
import { fieldsOf, leftOutBy } from './names.js'

type JsonSchema = Readonly<Record<string, unknown>>

type NamedField = readonly [name: string, field: Field]

export function titleOf(definition: Definition): string {
  return definition.title ?? definition.name
}

export function sentSchema(definition: Definition): JsonSchema {
  const all = fieldsOf(definition)
  const legacy = definition.refusesLegacy ? legacyFields() : {}
  const head = { title: titleOf(definition), description: definition.says, type: 'object' }
  if (definition.choice) return { ...head, properties: legacy, oneOf: alternatives(all), ...definition.sent }
  const required = all.filter(([, { isRequired }]) => isRequired).map(([field]) => field)
  return {
    ...head,
    properties: { ...Object.fromEntries(all.map(sentProperty)), ...ignoredFields(definition), ...legacy },
    ...(required.length === 0 ? {} : { required }),
    ...othersOf(definition),
    ...definition.sent,
  }
}

function sentProperty([name, { kind, says, isRequired }]: NamedField): readonly [string, JsonSchema] {
  return [name, { description: says, ...(isRequired ? sentValue(kind.shape) : sentOrLeftOut(kind.shape)) }]
}

/** In each alternative, one field is present and the others are absent or null (N2). */
function alternatives(fields: readonly NamedField[]): readonly JsonSchema[] {
  return fields.map(([own, { kind, says }]) => ({
    title: own,
    properties: Object.fromEntries(
      fields.map(([name]) => [
        name,
        name === own ? { description: says, ...sentValue(kind.shape) } : { type: 'null' },
      ]),
    ),
    required: [own],
  }))
}

/** The reader ignores fields of answers (T10) and dropped fields (M8), so they accept any value. */
function ignoredFields(definition: Definition): JsonSchema {
  return Object.fromEntries([
    ...leftOutBy('T10', definition).map((name) => [
      name,
      { description: 'Ignored: it is computed again (T10).' },
    ]),
    ...leftOutBy('M8', definition).map((name) => [name, { description: 'Ignored, and not kept (M8).' }]),
  ]) as JsonSchema
}

/** A field with an old name (M8) accepts only null, because null means absent (N2). */
function legacyFields(): JsonSchema {
  return Object.fromEntries(
    [...LEGACY_NAMES].map(([name, replacement]) => [
      name,
      {
        description: `An old name, refused so that nothing is lost (M8). Send ${replacement}.`,
        type: 'null',
      },
    ]),
  )
}

const DEPTH = `Also checked: at most ${String(MAX_OPAQUE_DEPTH)} levels of nesting (M8).`

// M8
function othersOf(definition: Definition): JsonSchema {
  if (definition.keeps === 'others') {
    return { additionalProperties: { description: `A field that is kept as sent. ${DEPTH}` } }
  }
  if (definition.keeps === 'flags')
    return { patternProperties: { [HIDING_FLAG.source]: { type: ['boolean', 'null'] } } }
  if (definition.keeps !== 'addresses') return {}
  const address = `One or several addresses, kept as sent. ${DEPTH}`
  const custom = `Kept as sent if it is one of the customFields of the account, and otherwise ignored (A1). ${DEPTH}`
  return {
    patternProperties: { [ADDRESS.source]: { description: address } },
    additionalProperties: { description: custom },
  }
}

function sentValue(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return {
        ...sentText(shape),
        ...(shape.isEmptyLeftOut && shape.pattern === undefined ? { minLength: 1 } : {}),
      }
    case 'flag':
      return { type: 'boolean' }
    case 'number':
      return { type: 'number' }
    case 'integer':
      return { type: 'integer', ...SAFE }
    case 'size':
      return { anyOf: [sizeNumber(shape), { type: 'string', pattern: shape.pattern }] }
    case 'name':
      return { enum: sentNames(shape) }
    case 'definition':
      return reference(shape.definition.sentAs ?? shape.definition)
    case 'list':
      return { type: 'array', items: sentElement(shape.of) }
    case 'map':
      return { type: 'object', additionalProperties: sentOrLeftOut(shape.of) }
    case 'anyObject':
      return { type: 'object' }
    case 'anything':
      return {}
  }
}

/** An element cannot be left out, so even an empty text counts as one. */
function sentElement(shape: Shape): JsonSchema {
  return shape.kind === 'text' && shape.pattern === undefined ? sentText(shape) : sentValue(shape)
}

/** The value may be null, or empty if empty means absent (N2). */
function sentOrLeftOut(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { ...sentText(shape.isEmptyLeftOut ? textOrEmpty(shape) : shape), type: ['string', 'null'] }
    case 'size':
      return { anyOf: [sizeNumber(shape), { type: ['string', 'null'], pattern: orEmpty(shape.pattern) }] }
    case 'name':
      return { enum: [...sentNames(shape), null] }
    case 'definition':
      return { anyOf: [reference(shape.definition.sentAs ?? shape.definition), { type: 'null' }] }
    case 'anything':
      return {}
    case 'flag':
    case 'number':
    case 'integer':
    case 'list':
    case 'map':
    case 'anyObject': {
      const value = sentValue(shape)
      return { ...value, type: [value['type'], 'null'] }
    }
  }
}

function sentText({ pattern, not, examples }: TextShape): JsonSchema {
  return {
    type: 'string',
    ...(pattern === undefined ? {} : { pattern }),
    ...(not === undefined ? {} : { not: { type: 'string', pattern: not } }),
    ...(examples === undefined ? {} : { examples }),
  }
}

function textOrEmpty(shape: TextShape): TextShape {
  return shape.pattern === undefined ? shape : { ...shape, pattern: orEmpty(shape.pattern) }
}

const SAFE: JsonSchema = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

/** A1: refuses a number that does not fit a decimal string (N4). */
function sizeNumber({ isWhole }: SizeShape): JsonSchema {
  return { type: isWhole ? 'integer' : 'number', minimum: 0, exclusiveMaximum: 10 ** MAX_INTEGER_DIGITS }
}

// V4
function sentNames({ names, isNumbered, unspecified }: NameShape): readonly (string | number)[] {
  const first = unspecified === 'refused' ? 1 : 0
  const numbers = isNumbered ? names.map((_, index) => index) : []
  return [...names.slice(first), ...numbers.slice(first)]
}

/** An answer is complete, without nulls, and with names instead of integers (V4). */
export function answeredSchema(definition: Definition): JsonSchema {
  const all = fieldsOf(definition).filter(([, { isAnswered }]) => isAnswered !== 'never')
  const head = { title: titleOf(definition), description: definition.says, type: 'object' }
  if (definition.choice) {
    const alternatives = all.map((field) => ({
      title: field[0],
      properties: Object.fromEntries([answeredProperty(field)]),
      required: [field[0]],
    }))
    return { ...head, oneOf: alternatives, ...definition.answered }
  }
  const required = all.filter(([, { isAnswered }]) => isAnswered === 'always').map(([field]) => field)
  return {
    ...head,
    properties: Object.fromEntries(all.map(answeredProperty)),
    ...(required.length === 0 ? {} : { required }),
    ...othersOf(definition),
    ...definition.answered,
  }
}

function answeredProperty([name, { answeredAs, kind, says }]: NamedField): readonly [string, JsonSchema] {
  return [name, { description: says, ...answeredValue((answeredAs ?? kind).shape) }]
}

function answeredValue(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return answeredText(shape)
    case 'flag':
      return { type: 'boolean' }
    case 'number':
    case 'integer':
      return { type: shape.kind }
    case 'size':
      return { type: 'string', pattern: shape.pattern }
    case 'name':
      return { enum: shape.names.slice(shape.unspecified === 'kept' ? 0 : 1) }
    case 'definition':
      return reference(shape.definition)
    case 'list':
      return {
        type: 'array',
        items: answeredValue(shape.of),
        ...(shape.isNeverEmpty ? { minItems: 1 } : {}),
      }
    case 'map':
      return { type: 'object', additionalProperties: answeredValue(shape.of) }
    case 'anyObject':
      return { type: 'object' }
    case 'anything':
      // Answers leave out fields that are null (N2).
      return { not: { type: 'null' } }
  }
}

function answeredText({ pattern, not, examples }: TextShape): JsonSchema {
  return {
    type: 'string',
    ...(pattern === undefined ? {} : { pattern }),
    ...(not === undefined ? {} : { not: { pattern: not } }),
    ...(examples === undefined ? {} : { examples }),
  }
}

/** The dialect is chosen when a document is assembled. */
function reference(definition: Definition): JsonSchema {
  return { $ref: titleOf(definition) }
}

export function definitionsIn(definition: Definition, isAnswered: boolean): readonly Definition[] {
  return fieldsOf(definition).flatMap(([, { kind, answeredAs }]) => {
    const inside = definitionsOf((isAnswered ? (answeredAs ?? kind) : kind).shape)
    return isAnswered ? inside : inside.map((definition) => definition.sentAs ?? definition)
  })
}

function definitionsOf(shape: Shape): readonly Definition[] {
  if (shape.kind === 'definition') return [shape.definition]
  return shape.kind === 'list' || shape.kind === 'map' ? definitionsOf(shape.of) : []
}
