/** A list of which one is meant, as English and German write it: `A, B or C`. No comma is before the last. */
export function choicesText(choices: readonly string[], or: string): string {
  const [last = ''] = choices.slice(-1)
  const others = choices.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${or} ${last}`
}
