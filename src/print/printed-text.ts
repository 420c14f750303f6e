import { escaped } from '../flashing/picture/svg-text.js'

/** Control characters except line breaks and tabs, marks that reorder text, lone surrogates and noncharacters. */
const UNPRINTABLE =
  // eslint-disable-next-line no-control-regex -- these are the characters to replace
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A carriage return ends a line. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '\ufffd')
}

/** Escapes a text, and keeps its direction from changing the texts around it. */
export function isolated(text: string): string {
  return `<bdi>${escaped(printable(text))}</bdi>`
}

/** Escapes most characters, so that a text can end neither the string nor the style element. */
export function cssString(text: string): string {
  const characters = Array.from(printable(text).replace(/\s+/g, ' '), (character) =>
    /^[A-Za-z0-9 ]$/.test(character) ? character : `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  )
  return `"${characters.join('')}"`
}
