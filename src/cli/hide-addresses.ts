import { printable } from './table/printable.js'

/**
 * Hides the addresses of `args` in a message, since an address may contain a password, with any character, and
 * in a place where none is expected. Also finds an address that the message shortens.
 */
export function hideAddresses(message: string, args: readonly string[] = []): string {
  return args.map(waysToWrite).reduce(hideAfterEveryScheme, message)
}

/** Returns what follows `://` in the argument, as messages write it. Returns nothing if no password can be in it. */
function waysToWrite(arg: string): readonly string[] {
  const end = arg.indexOf('://')
  const address = withoutLeadingMarks(arg.slice(end))
  if (end < 0 || !(/[@?]/.test(address) || /rediss?$/i.test(arg.slice(0, end)))) return []
  return [address, printable(address), JSON.stringify(address).slice(1, -1)]
}

/** A file name loses the second slash of its address when a folder is put before it. */
function hideAfterEveryScheme(message: string, ways: readonly string[]): string {
  if (ways.length === 0) return message
  const [first = '', ...others] = message.split(':/')
  const hidden = others.map((other) => {
    const text = withoutLeadingMarks(other)
    const length = Math.max(0, ...ways.map((way) => commonLength(text, way)))
    return length === 0 ? other : `/…${text.slice(length)}`
  })
  return [first, ...hidden].join(':/')
}

function withoutLeadingMarks(text: string): string {
  return text.replace(/^[:/]+/, '')
}

function commonLength(text: string, address: string): number {
  let length = 0
  while (length < text.length && text[length] === address[length]) length++
  return length
}
