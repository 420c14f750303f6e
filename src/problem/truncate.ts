/** The start of a text, with a mark where it was cut, or all of it where it is short. */
export function truncate(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}
