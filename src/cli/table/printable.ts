/** The control characters, line separators and marks of writing direction that JSON may contain unescaped. */
const CONTROLS_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

const CONTROLS = new RegExp(`[\\0-\\x1f]|${CONTROLS_IN_JSON.source}`, 'g')

/** The first mark of a command such as `##[error]`, which may stand anywhere in a line. */
const ANYWHERE = /#(?=#(?:vso)?\[)/gi

/** Characters of a JSON text to write as escapes: those that control a terminal, and those that begin a command. */
export const UNSAFE_IN_JSON = new RegExp(`${CONTROLS_IN_JSON.source}|${ANYWHERE.source}`, 'gi')

const IN_PAGES = new RegExp(`\t|${UNSAFE_IN_JSON.source}`, 'gi')

/** The beginnings of commands to a build system, such as `::error` and `##[error]`, anywhere in a line. */
const COMMANDS = new RegExp(`:(?=:[a-z])|${ANYWHERE.source}`, 'gi')

/** Unicode has a picture of each control character below this code point, such as `␊` for the line feed. */
const FIRST_PRINTABLE = 0x20
const FIRST_PICTURE = 0x2400
const PICTURE_OF_DELETE = '\u2421'
const DELETE = 0x7f

/**
 * Makes text from a request or the name of a file safe to print on one line. Each character that could control the
 * terminal becomes one visible character, and a space divides the marks that begin a command to a build system.
 */
export function printable(text: string): string {
  return withoutCommands(text).replace(CONTROLS, (control) => {
    const code = control.charCodeAt(0)
    if (code < FIRST_PRINTABLE) return String.fromCharCode(FIRST_PICTURE + code)
    return code === DELETE ? PICTURE_OF_DELETE : '\ufffd'
  })
}

/** Divides the marks that begin a command to a build system, in printable text. */
export function withoutCommands(text: string): string {
  return text.replace(COMMANDS, '$& ')
}

/**
 * Makes HTML or SVG safe to print. Characters that control a terminal or begin a command become character references,
 * which look the same on the page.
 */
export function printablePage(page: string): string {
  return page
    .replace(IN_PAGES, (unsafe) => `&#${String(unsafe.charCodeAt(0))};`)
    .replace(/^(\s*):(?=:)/gm, '$1&#58;')
}

/** Hides the user and the password of each address in a message. */
export function withoutPasswords(text: string): string {
  return text.replace(/(?<!file):\/\/[^\s'"]*@/g, '://…@')
}
