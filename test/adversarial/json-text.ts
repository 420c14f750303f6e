/** A value as compact JSON, however deep it is: `JSON.stringify` runs out of stack. Only for what JSON can say. */
export function jsonText(value: unknown): string {
  const pieces: string[] = []
  // What is still to be written, the next last: values, and the marks between and behind them.
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
