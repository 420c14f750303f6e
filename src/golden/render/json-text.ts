/** Invisible characters, and characters that reorder text. JSON does not escape them. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g

const MAX_CHARACTERS = 20_000

/** Undefined for a value that is not JSON, or is too long to read. */
export function jsonText(value: unknown, indent = 0): string | undefined {
  const text = stringified(value, indent)
  if (text === undefined || text.length > MAX_CHARACTERS) return undefined
  return text.replace(UNSEEN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function stringified(value: unknown, indent: number): string | undefined {
  try {
    let parts = 0
    // JSON.stringify returns undefined for a function, despite its type.
    return JSON.stringify(
      value,
      (_, part: unknown) => {
        if (++parts > MAX_CHARACTERS) throw new RangeError('the text is too long')
        return part
      },
      indent,
    )
  } catch {
    return undefined
  }
}
