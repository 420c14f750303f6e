import type { Advice } from '../problem/advisory.js'
import { FILE_FIELDS } from '../wire/field-names.generated.js'
import { visitFields } from '../wire/unknown-fields.js'
import { adviseUnknownField } from './unknown-field-advice.js'

/** The settings that hosts store as JSON, and the words for each in messages. */
const SETTINGS = { Account: 'the account', CatalogueFile: 'the catalogue' } as const

/** A1, A3: unknown fields have no effect, so a misspelt `taxRounding` could change amounts unnoticed. */
export function adviseSettings(json: unknown, definition: keyof typeof SETTINGS): readonly Advice[] {
  const advice: Advice[] = []
  visitFields(json, definition, FILE_FIELDS, (field) => {
    // Editors use `$schema`.
    if (field.isKnown || field.name === '$schema') return
    const ofField = adviseUnknownField(field, FILE_FIELDS, SETTINGS[definition])
    if (ofField !== undefined) advice.push(ofField)
  })
  return advice
}
