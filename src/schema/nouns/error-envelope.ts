import { problemCodes } from '../../problem/codes.js'
import type { EnvelopeError, ErrorEnvelope } from '../../problem/envelope.js'
import type { Noun } from '../description.js'
import { optional, required } from '../field.js'
import { listOf, nameOf, objectOf, text, textSuchAs } from '../shape.js'

const ENVELOPE_TYPES = ['validation_failure', 'not_implemented'] as const

/** V1, V9. */
const envelopeError: Noun<EnvelopeError> = {
  name: 'EnvelopeError',
  describe: () => ({
    says: 'One problem (V1).',
    fields: {
      code: required(
        textSuchAs(problemCodes.map(({ code }) => code)),
        'What is wrong. These are all; later releases may add others (V9).',
      ),
      message: required(text, 'For a person; its wording is no contract.'),
      param: required(text, 'Where, as a snake_case pointer; empty for the request itself (V1).'),
    },
  }),
}

/** V2. */
export const errorEnvelope: Noun<ErrorEnvelope> = {
  name: 'ErrorEnvelope',
  describe: () => ({
    says: 'The body of an answer to a request with problems (V2).',
    fields: {
      type: required(
        nameOf<ErrorEnvelope['type']>(ENVELOPE_TYPES),
        'not_implemented when that is all there is to say (V8).',
      ),
      message: required(text, 'For a person; its wording is no contract.'),
      requestId: optional(text, "The request's own id."),
      errors: required(listOf(objectOf(envelopeError)), 'All problems, in the order of the request (V1).'),
    },
  }),
}
