/** The lines of a table that contain a text, each run of spaces as one. */
export function linesWith(table: string, text: string): readonly string[] {
  const lines = table.split('\n').filter((line) => line.includes(text))
  return lines.map((line) => line.trim().replace(/ +/g, ' '))
}
