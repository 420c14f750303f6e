/** Each file must have as many cases as the index says. */
export async function runVectors(index, loadFile) {
  const failures = []
  for (const { file, cases } of index.files) {
    const vectors = await loadFile(file)
    if (vectors.cases.length !== cases)
      failures.push(`${file} has ${vectors.cases.length} cases, not ${cases}`)
  }
  return { of: index.files.length, failures }
}
