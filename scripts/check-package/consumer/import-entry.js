/** An entry by import; of a JSON file, its value. */
export async function importEntry({ specifier, isJson }) {
  if (!isJson) return import(specifier)
  const { default: value } = await import(specifier, { with: { type: 'json' } })
  return value
}
