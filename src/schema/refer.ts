import type { JsonSchema } from './json-schema.js'
import type { AnyNoun } from './description.js'

/** A reference to a noun's own schema, which then stands among the definitions of the document. */
export type Refer = (noun: AnyNoun) => JsonSchema
