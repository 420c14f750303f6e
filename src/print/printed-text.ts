import { escaped } from '../flashing/picture/svg-text.js'

/**
 * Control characters other than line breaks and tabs, marks that reorder text, lone surrogates, and characters that
 * no page may have.
 */
const UNPRINTABLE =
  // eslint-disable-next-line no-control-regex -- these are the characters to replace
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Replaces each unprintable character with a visible mark. A carriage return ends a line. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '\ufffd')
}

/** Escapes a text of a document or of the caller, and isolates it from the direction of the texts around it. */
export function isolated(text: string): string {
  return `<bdi>${escaped(printable(text))}</bdi>`
}

/**
 * Writes a text as a string of CSS. Characters other than ASCII letters, digits and spaces become escapes, so that the
 * text can end neither the string nor the style element.
 */
export function cssString(text: string): string {
  const characters = Array.from(printable(text).replace(/\s+/g, ' '), (character) =>
    /^[A-Za-z0-9 ]$/.test(character) ? character : `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  )
  return `"${characters.join('')}"`
}
