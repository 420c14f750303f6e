/** Text that would be reordered, or not be seen: what JSON itself does not escape. */
const UNSEEN = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g

const MOST_CHARACTERS = 20_000

/**
 * A value as JSON that a person can read, with all that is not seen as an escape. Undefined for what is no JSON and for
 * what is too long to be read.
 */
export function jsonText(value: unknown): string | undefined {
  const text = stringified(value)
  if (text === undefined || text.length > MOST_CHARACTERS) return undefined
  return text.replace(UNSEEN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function stringified(value: unknown): string | undefined {
  try {
    // JSON.stringify answers with undefined for a function, whatever its type says.
    return JSON.stringify(value, undefined, 2)
  } catch {
    return undefined
  }
}
