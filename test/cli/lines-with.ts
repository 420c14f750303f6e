export function linesWith(table: string, text: string): readonly string[] {
  const lines = table.split('\n').filter((line) => line.includes(text))
  return lines.map((line) => line.trim().replace(/ +/g, ' '))
}
