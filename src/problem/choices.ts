/** Joins alternatives as English and German write them: `A, B or C`, without a comma before the last. */
export function choicesText(choices: readonly string[], or: string): string {
  const [last = ''] = choices.slice(-1)
  const others = choices.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${or} ${last}`
}
