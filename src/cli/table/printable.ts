/** Control characters, line separators, and marks that change the writing direction, of those that JSON may contain. */
export const CONTROLS_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

const CONTROLS = new RegExp(`[\\0-\\x1f]|${CONTROLS_IN_JSON.source}`, 'g')

/** The beginnings of commands to a build system, such as `::error` and `##[error]`, which it also finds after spaces. */
const COMMANDS = /:(?=:[a-z])|#(?=#(?:vso)?\[)/gi

/** Unicode has a picture of each control character below this code point, such as `␊` of the line feed. */
const FIRST_PRINTABLE = 0x20
const FIRST_PICTURE = 0x2400
const PICTURE_OF_DELETE = '\u2421'
const DELETE = 0x7f

/**
 * Makes text from a request or the name of a file safe to print on one line. Each character that could control the
 * terminal becomes one visible character, and a space divides the marks that begin a command to a build system.
 */
export function printable(text: string): string {
  return text.replace(COMMANDS, '$& ').replace(CONTROLS, (control) => {
    const code = control.charCodeAt(0)
    if (code < FIRST_PRINTABLE) return String.fromCharCode(FIRST_PICTURE + code)
    return code === DELETE ? PICTURE_OF_DELETE : '\ufffd'
  })
}
