import { FILE_FIELDS } from '../src/wire/field-names.generated.js'
import type { FieldTable } from '../src/wire/unknown-fields.js'

interface SettingsField {
  /** Lists the names from the root: `products`, `rows`, `productRowId`. */
  readonly path: readonly string[]
  readonly name: string
  /** Builds settings around an object in the place of the field, with one element in each list. */
  readonly settingsWith: (fields: object) => object
}

/** Lists each known field of an account or a catalogue file. */
export function settingsFields(definition: 'Account' | 'CatalogueFile'): readonly SettingsField[] {
  return fieldsWithin(definition, [], (fields) => fields)
}

function fieldsWithin(
  definition: string,
  around: readonly string[],
  settingsWith: SettingsField['settingsWith'],
): readonly SettingsField[] {
  const table: FieldTable = FILE_FIELDS
  return Object.entries(table[definition]?.fields ?? {}).flatMap(([name, inner]) => {
    const path = [...around, name]
    const field = { path, name, settingsWith }
    if (inner === null) return [field]
    const isList = inner.endsWith('[]')
    const within = fieldsWithin(inner.replace('[]', ''), path, (fields) =>
      settingsWith({ [name]: isList ? [fields] : fields }),
    )
    return [field, ...within]
  })
}
