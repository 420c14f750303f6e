import { problemCodes } from '../problem/codes.js'
import * as kinds from './kinds.js'
import { optional, required, type Noun } from './noun.js'

/** V1, V9. */
export const envelopeError: Noun = {
  name: 'EnvelopeError',
  says: 'One problem (V1).',
  fields: () => ({
    code: required(
      kinds.textSuchAs(
        'ProblemCode',
        problemCodes.map(({ code }) => code),
      ),
      'What is wrong. Later releases may add codes (V9).',
    ),
    message: required(kinds.text, 'For people. The wording may change in any release.'),
    param: required(
      kinds.text,
      'Where it is wrong, as a snake_case pointer; empty for the request itself (V1).',
    ),
  }),
  goes: 'out',
  only: 'type',
}

/** V2. */
export const errorEnvelope: Noun = {
  name: 'ErrorEnvelope',
  says: 'The body of a response to a request with problems (V2).',
  fields: () => ({
    type: required(
      kinds.nameOf("'validation_failure' | 'not_implemented'", '', ['validation_failure', 'not_implemented']),
      'not_implemented when every problem is not_implemented, otherwise validation_failure (V8).',
    ),
    message: required(kinds.text, 'For people. The wording may change in any release.'),
    requestId: optional(kinds.text, 'The id of the request, if one was given.'),
    errors: required(
      kinds.listOf(kinds.objectOf(envelopeError)),
      'All problems, in the order of the request (V1). Empty when the type is not_implemented: the message says it (V2).',
    ),
  }),
  goes: 'out',
  only: 'type',
}
