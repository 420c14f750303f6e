import { LEGACY_NAMES } from '../wire/legacy.js'
import { MAX_INTEGER_DIGITS } from '../number/decimal-text.js'
import type { JsonSchema } from './json-schema.js'
import type { AnyNoun, AnyShape, Field, NameShape, SizeShape, TextShape } from './description.js'
import { orEmpty } from './patterns.js'
import type { Refer } from './refer.js'

/** An object as it may be sent. */
export function sentNoun({ name, describe }: AnyNoun, refer: Refer): JsonSchema {
  const { says, fields, isChoice, refusesLegacy, sent } = describe()
  const all = Object.entries(fields)
  const legacy = refusesLegacy === true ? legacyFields() : {}
  const head = { title: name, description: says, type: 'object' }
  if (isChoice === true) return { ...head, properties: legacy, oneOf: alternatives(all, refer), ...sent }
  const required = all.filter(([, { isRequired }]) => isRequired).map(([field]) => field)
  return {
    ...head,
    properties: { ...propertiesOf(all, refer), ...legacy },
    ...(required.length === 0 ? {} : { required }),
    ...sent,
  }
}

type NamedField = readonly [name: string, field: Field<unknown>]

function propertiesOf(fields: readonly NamedField[], refer: Refer): JsonSchema {
  return Object.fromEntries(
    fields.map(([name, { shape, says, isRequired }]) => [
      name,
      { description: says, ...(isRequired ? sentValue(shape, refer) : sentOrLeftOut(shape, refer)) },
    ]),
  )
}

/** One field is there, and the others are not: null is the same as absent (N2). */
function alternatives(fields: readonly NamedField[], refer: Refer): readonly JsonSchema[] {
  return fields.map(([own, { shape, says }]) => ({
    title: own,
    properties: Object.fromEntries(
      fields.map(([name]) => [
        name,
        name === own ? { description: says, ...sentValue(shape, refer) } : { type: 'null' },
      ]),
    ),
    required: [own],
  }))
}

/** M8: under an old name there may be nothing, which is null (N2). */
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

/** A value that must be there. */
function sentValue(shape: AnyShape, refer: Refer): JsonSchema {
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
    case 'noun':
      return refer(shape.noun)
    case 'list':
      return { type: 'array', items: sentValue(shape.of, refer) }
    case 'map':
      return { type: 'object', additionalProperties: sentOrLeftOut(shape.of, refer) }
    case 'anything':
      return {}
    case 'anyObject':
      return { type: 'object' }
  }
}

/** A value that may be null, or empty where that is the same (N2). */
function sentOrLeftOut(shape: AnyShape, refer: Refer): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { ...sentText(shape.isEmptyLeftOut ? textOrEmpty(shape) : shape), type: ['string', 'null'] }
    case 'size':
      return {
        anyOf: [sizeNumber(shape), { type: ['string', 'null'], pattern: orEmpty(shape.pattern) }],
      }
    case 'name':
      return { enum: [...sentNames(shape), null] }
    case 'noun':
      return { anyOf: [refer(shape.noun), { type: 'null' }] }
    case 'anything':
      return {}
    case 'flag':
    case 'number':
    case 'integer':
    case 'list':
    case 'map':
    case 'anyObject': {
      const value = sentValue(shape, refer)
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

/** The integers that a double holds exactly. */
const SAFE: JsonSchema = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

/** A1: what a decimal string could not say is refused (N4). */
function sizeNumber({ isWhole }: SizeShape): JsonSchema {
  return { type: isWhole ? 'integer' : 'number', minimum: 0, exclusiveMaximum: 10 ** MAX_INTEGER_DIGITS }
}

/** V4. */
function sentNames({ names, isNumbered, unspecified }: NameShape): readonly (string | number)[] {
  const first = unspecified === 'refused' ? 1 : 0
  const numbers = isNumbered ? names.map((_, index) => index) : []
  return [...names.slice(first), ...numbers.slice(first)]
}
