import type { Advice } from '../problem/advisory.js'
import { FILE_FIELDS } from '../wire/field-names.generated.js'
import { visitFields } from '../wire/unknown-fields.js'
import { adviseUnknownField } from './advise-unknown-field.js'

/** Names each kind of settings in messages. */
const NAMES = { Account: 'the account', CatalogueFile: 'the catalogue' } as const

/** A1, A3: unknown fields have no effect, so a misspelt `taxRounding` could change amounts unnoticed. */
export function adviseSettings(json: unknown, definition: keyof typeof NAMES): readonly Advice[] {
  const advice: Advice[] = []
  visitFields(json, definition, FILE_FIELDS, (field) => {
    // Editors read `$schema`; the engine does not.
    if (!field.isKnown && field.name !== '$schema') advice.push(adviseUnknownField(field, NAMES[definition]))
  })
  return advice
}
