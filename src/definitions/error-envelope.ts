import { problemCodes } from '../problem/codes.js'
import * as kinds from './kinds.js'
import { optional, required, type Kind, type Definition } from './definition.js'

const path: Kind = {
  type: 'readonly (string | number)[]',
  parsed: 'readonly (string | number)[]',
  reader: 'readOpaque',
  shape: { kind: 'list', of: { kind: 'anything' }, isNeverEmpty: false },
}

/** V1, V9. */
export const envelopeError: Definition = {
  name: 'EnvelopeError',
  example: `{ code: 'required', message: 'customerId is missing.', param: 'customer_id' }`,
  says: 'One problem of a refused request (V1).',
  fields: () => ({
    code: required(
      kinds.textSuchAs(
        // `string & {}` lets editors complete the known codes.
        'ProblemCode | (string & {})',
        problemCodes.map(({ code }) => code),
      ),
      'The kind of problem. Later releases may add codes (V9).',
      { sample: '"required"' },
    ),
    message: required(kinds.text, 'For people. The wording may change in any release.', {
      sample: '"Line 1: productId is missing. Add it. prodId is not a field here: did you mean productId?"',
    }),
    param: required(
      kinds.text,
      'The snake_case pointer of the field at fault; empty for the whole request (V1).',
      { sample: '"lines[0].catalogue.product_id"' },
    ),
    path: optional(path, 'The same field as a list of the names and indexes that lead to it (V1).', {
      sample: '["lines", 0, "catalogue", "productId"]',
    }),
    details: optional(kinds.anyObject, 'The values in the message, as JSON.', {
      sample: '{"nearMiss": "prodId", "didYouMean": "productId"}',
    }),
  }),
  goes: 'out',
  only: 'type',
}

/** V2. */
export const errorEnvelope: Definition = {
  name: 'ErrorEnvelope',
  says: 'The body of a response to a request with problems (V2).',
  fields: () => ({
    type: required(
      kinds.nameOf("'validation_failure' | 'not_implemented' | 'internal'", '', [
        'validation_failure',
        'not_implemented',
        'internal',
      ]),
      'internal if a problem is in the settings, options or catalogue; not_implemented if every problem has that code (V8); otherwise validation_failure.',
    ),
    message: required(kinds.text, 'For people. The wording may change in any release.', {
      sample: '"1 problem in the request."',
    }),
    requestId: optional(kinds.text, 'The id of the request, if one was given.', {
      sample: '"6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a"',
    }),
    errors: required(
      kinds.listOf(kinds.objectOf(envelopeError)),
      'All problems, in the order of the request (V1). Empty if the type is internal, or not_implemented: then the message says why (V2).',
    ),
  }),
  goes: 'out',
  only: 'type',
}
