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
      'What is wrong. These are all; later releases may add others (V9).',
    ),
    message: required(kinds.text, 'For a person; its wording is no contract.'),
    param: required(kinds.text, 'Where, as a snake_case pointer; empty for the request itself (V1).'),
  }),
  goes: 'out',
  only: 'type',
}

/** V2. */
export const errorEnvelope: Noun = {
  name: 'ErrorEnvelope',
  says: 'The body of an answer to a request with problems (V2).',
  fields: () => ({
    type: required(
      kinds.nameOf("'validation_failure' | 'not_implemented'", '', ['validation_failure', 'not_implemented']),
      'not_implemented when that is all there is to say (V8).',
    ),
    message: required(kinds.text, 'For a person; its wording is no contract.'),
    requestId: optional(kinds.text, "The request's own id."),
    errors: required(
      kinds.listOf(kinds.objectOf(envelopeError)),
      'All problems, in the order of the request (V1).',
    ),
  }),
  goes: 'out',
  only: 'type',
}
