/**
 * Text from a request, safe to print: what would steer the terminal (escape sequences, carriage returns, marks
 * that turn the direction of writing) becomes a space. A line feed stays.
 */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
}
