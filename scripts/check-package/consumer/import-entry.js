/** Imports an entry, from `path` if it was bundled. For a JSON file, returns its value. */
export async function importEntry({ specifier, path = specifier, isJson }) {
  if (!isJson) return import(path)
  const { default: value } = await import(specifier, { with: { type: 'json' } })
  return value
}
