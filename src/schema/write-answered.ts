import type { JsonSchema } from './json-schema.js'
import type { AnyNoun, AnyShape, Field, NameShape, TextShape } from './description.js'
import type { Refer } from './refer.js'

/** An object as it is answered: complete, without nulls, and with names in place of integers (V4). */
export function answeredNoun({ name, describe }: AnyNoun, refer: Refer): JsonSchema {
  const { says, fields, isChoice, answered } = describe()
  const all = Object.entries(fields).filter(([, { inResults }]) => inResults !== 'never')
  const head = { title: name, description: says, type: 'object' }
  if (isChoice === true) {
    const alternatives = all.map((field) => ({
      title: field[0],
      properties: propertiesOf([field], refer),
      required: [field[0]],
    }))
    return { ...head, oneOf: alternatives, ...answered }
  }
  const required = all.filter(([, { inResults }]) => inResults === 'always').map(([field]) => field)
  return {
    ...head,
    properties: propertiesOf(all, refer),
    ...(required.length === 0 ? {} : { required }),
    ...answered,
  }
}

function propertiesOf(
  fields: readonly (readonly [name: string, field: Field<unknown>])[],
  refer: Refer,
): JsonSchema {
  return Object.fromEntries(
    fields.map(([name, { answered, says }]) => [
      name,
      { description: says, ...answeredValue(answered, refer) },
    ]),
  )
}

function answeredValue(shape: AnyShape, refer: Refer): JsonSchema {
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
      return { enum: answeredNames(shape) }
    case 'noun':
      return refer(shape.noun)
    case 'list':
      return {
        type: 'array',
        items: answeredValue(shape.of, refer),
        ...(shape.isNeverEmpty ? { minItems: 1 } : {}),
      }
    case 'map':
      return { type: 'object', additionalProperties: answeredValue(shape.of, refer) }
    case 'anything':
      return {}
    case 'anyObject':
      return { type: 'object' }
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

function answeredNames({ names, unspecified }: NameShape): readonly string[] {
  return names.slice(unspecified === 'kept' ? 0 : 1)
}
