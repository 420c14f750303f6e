/** JSON may contain these control characters, line separators and marks of writing direction unescaped. */
const CONTROLS_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

const CONTROLS = new RegExp(`[\\0-\\x1f]|${CONTROLS_IN_JSON.source}`, 'g')

/** Starts a command such as `##[error]`, anywhere in a line. */
const ANYWHERE = /#(?=#(?:vso)?\[)/gi

export const UNSAFE_IN_JSON = new RegExp(`${CONTROLS_IN_JSON.source}|${ANYWHERE.source}`, 'gi')

const IN_PAGES = new RegExp(`\t|${UNSAFE_IN_JSON.source}`, 'gi')

/** The first character of a command to a build system, such as `::error` or `##[error]`. */
const COMMANDS = new RegExp(`:(?=:[a-z])|${ANYWHERE.source}`, 'gi')

/** Each control character below this code point has a picture in Unicode, such as `␊`. */
const FIRST_PRINTABLE = 0x20
const FIRST_PICTURE = 0x2400
const PICTURE_OF_DELETE = '\u2421'
const DELETE = 0x7f

/** Makes text from a request or a file name safe to print on one line, for terminals and build systems. */
export function printable(text: string): string {
  return withVisibleControls(withoutCommands(text))
}

export function withVisibleControls(text: string): string {
  return text.replace(CONTROLS, (control) => {
    const code = control.charCodeAt(0)
    if (code < FIRST_PRINTABLE) return String.fromCharCode(FIRST_PICTURE + code)
    return code === DELETE ? PICTURE_OF_DELETE : '\ufffd'
  })
}

/** Puts a space in the marks that begin a build-system command. */
export function withoutCommands(text: string): string {
  return text.replace(COMMANDS, '$& ')
}

/** Keeps commands such as `::error` at the start of a line, for reports that consist of them. */
export function withoutInnerCommands(text: string): string {
  return text.replace(ANYWHERE, '$& ')
}

/** Escapes unsafe characters. The page looks the same. */
export function printablePage(page: string): string {
  return page
    .replace(IN_PAGES, (unsafe) => `&#${String(unsafe.charCodeAt(0))};`)
    .replace(/^([^\S\r\n]*):(?=:)/gm, '$1&#58;')
}
