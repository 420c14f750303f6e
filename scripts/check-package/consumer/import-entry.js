export async function importEntry({ specifier, path = specifier, isJson }) {
  if (!isJson) return import(path)
  const { default: value } = await import(specifier, { with: { type: 'json' } })
  return value
}
