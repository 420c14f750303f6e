import { printable } from './table/printable.js'

/**
 * Hides the addresses of `args` in a message, because any part of an address may contain a password, with any
 * character. Also finds an address that the message shortens.
 */
export function hideAddresses(message: string, args: readonly string[] = []): string {
  const ways = args.flatMap(waysToWrite)
  let shown = ''
  let rest = message
  while (ways.length > 0) {
    const marks = SLASHES.exec(rest)
    if (marks === null) break
    const start = marks.index + marks[0].length
    const after = rest.slice(start)
    const length = Math.max(0, ...ways.map((way) => commonLength(after, way)))
    shown += rest.slice(0, start) + (length === 0 ? '' : '…')
    rest = after.slice(length)
  }
  return shown + rest
}

/** Matches one slash too: joining an address to a folder, as a file name, drops the second. */
const SLASHES = /:\/[:/]*/
const ADDRESS = /^([^]*?):\/[:/]*([^]*)$/

/** Returns the forms in which messages write an address without its scheme, if it can hold a password. */
function waysToWrite(arg: string): readonly string[] {
  const [, scheme = '', address = ''] = ADDRESS.exec(arg) ?? []
  if (!/[@?]/.test(address) && !/rediss?$/i.test(scheme)) return []
  return [address, printable(address), JSON.stringify(address).slice(1, -1)]
}

const FEWEST_CHARACTERS = 4

/** Returns 0 if so few characters match that another address may begin with them. */
function commonLength(text: string, address: string): number {
  let length = 0
  while (length < text.length && text[length] === address[length]) length++
  return length < Math.min(FEWEST_CHARACTERS, address.length) ? 0 : length
}
