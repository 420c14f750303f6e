import { serializeDesign, parseDesign } from '../model/serialize-design.js'
import type { Design } from '../model/design.js'
import { LONE_SURROGATE } from '../model/sound-design.js'

export interface TypedOrder {
  /** The pieces. Undefined if untouched, and empty if cleared. */
  readonly pieces?: string | undefined
  /** The price per metre, as a decimal. Undefined if untouched, cleared or unreadable. */
  readonly price?: string | undefined
}

/**
 * The maximum length of a typed text. An address leaves out a longer text instead of cutting it, because a
 * shortened list of pieces would be a different order.
 */
export const MAX_CHARACTERS = 2000

/** Never throws. */
export function addressText(design: Design, { pieces, price }: TypedOrder): string {
  const typed = [
    ['pieces', keptText(pieces)],
    ['price', keptText(price)],
  ].flatMap(([name = '', text]) =>
    // Encoding throws for half of a surrogate pair. Unlike deleting it, U+FFFD keeps the text unreadable.
    text === undefined ? [] : [`&${name}=${encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'))}`],
  )
  return serializeDesign(design) + typed.join('')
}

/** The design is undefined if absent or invalid. Never throws. */
export function readAddress(hash: string): {
  readonly design: Design | undefined
  readonly typed: TypedOrder
} {
  const [design = '', ...more] = hash.split('&')
  const typed = new URLSearchParams(more.map((part) => part.replaceAll('+', '%2B')).join('&'))
  const textOf = (name: string): string | undefined => keptText(typed.get(name) ?? undefined)
  return { design: parseDesign(design), typed: { pieces: textOf('pieces'), price: textOf('price') } }
}

function keptText(text: string | undefined): string | undefined {
  return text === undefined || text.length > MAX_CHARACTERS ? undefined : text
}
