import { CONTROLS_IN_JSON } from '../table/printable.js'

/** Returns a value as JSON that shows each character that could control the terminal as an escape. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    CONTROLS_IN_JSON,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
