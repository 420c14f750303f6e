/** From here on a character may take the room of two, as Chinese ones and pictures do. */
const firstWide = 0x1100

/** Breaks each word that is wider than a column; what the drawer of tables does not find a place for, it cuts off. */
export function breakLongWords(text: string, width: number): string {
  return text.replace(/\S+/gu, (word) => (word.length * 2 <= width ? word : broken(word, width)))
}

function broken(word: string, width: number): string {
  let result = ''
  let taken = 0
  for (const character of word) {
    const room = (character.codePointAt(0) ?? 0) < firstWide ? 1 : 2
    if (taken + room > width && taken > 0) {
      result += '\n'
      taken = 0
    }
    result += character
    taken += room
  }
  return result
}
