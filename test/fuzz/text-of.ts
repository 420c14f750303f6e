/** Two answers are equal if their texts are equal. */
export function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'number':
      // JSON does not distinguish 0 and -0.
      return String(value + 0 === 0 ? 0 : value)
    case 'bigint':
      return `${String(value)}n`
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value)
        ? `[${Array.from(value as readonly unknown[], textOf).join()}]`
        : `{${Object.entries(value)
            .map(([key, part]) => `${JSON.stringify(key)}:${textOf(part)}`)
            .join()}}`
    default:
      return String(value)
  }
}

export function unorderedTextOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value)
  if (Array.isArray(value)) return `[${Array.from(value as readonly unknown[], unorderedTextOf).join()}]`
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${unorderedTextOf(part)}`)
    .sort()
    .join()}}`
}
