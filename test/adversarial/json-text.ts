/** Writes any depth, where `JSON.stringify` runs out of stack. The value must be expressible in JSON. */
export function jsonText(value: unknown): string {
  const pieces: string[] = []
  // Values still to be written, with the marks between and after them. The next one is last.
  const waiting: ({ readonly value: unknown } | string)[] = [{ value }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') pieces.push(next)
    else if (Array.isArray(next.value)) {
      waiting.push(']')
      wait(
        next.value.map((part: unknown) => ({ name: '', value: part })),
        waiting,
      )
      pieces.push('[')
    } else if (typeof next.value === 'object' && next.value !== null) {
      waiting.push('}')
      wait(
        Object.entries(next.value).map(([key, part]) => ({
          name: `${JSON.stringify(key)}:`,
          value: part as unknown,
        })),
        waiting,
      )
      pieces.push('{')
    } else pieces.push(JSON.stringify(next.value))
  }
  return pieces.join('')
}

function wait(
  parts: readonly { readonly name: string; readonly value: unknown }[],
  waiting: ({ readonly value: unknown } | string)[],
): void {
  for (let index = parts.length - 1; index >= 0; index--) {
    const { name, value } = parts[index] ?? { name: '', value: null }
    waiting.push({ value })
    waiting.push(index === 0 ? name : `,${name}`)
  }
}
