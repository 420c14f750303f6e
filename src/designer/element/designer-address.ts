import { serializeDesign, parseDesign } from '../model/serialize-design.js'
import type { Design } from '../model/design.js'
import { LONE_SURROGATE } from '../model/sound-design.js'

/** The typed text of the order; undefined if untouched, and empty if cleared. */
export interface TypedOrder {
  /** The pieces, as they were typed. */
  readonly pieces?: string | undefined
  /** The price per metre, as a decimal. */
  readonly price?: string | undefined
}

/**
 * The longest text of an order, and so of a list of pieces. A longer one is left out of an address and never cut: the rest
 * of a list would be another order.
 */
export const MAX_CHARACTERS = 2000

/** The content of a page address after `#`: the design, and the typed order. It never throws. */
export function addressText(design: Design, { pieces, price }: TypedOrder): string {
  const typed = [
    ['pieces', keptText(pieces)],
    ['price', keptText(price)],
  ].flatMap(([name = '', text]) =>
    // Half of a pair has no place in an address. What replaces it cannot be read either.
    text === undefined ? [] : [`&${name}=${encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'))}`],
  )
  return serializeDesign(design) + typed.join('')
}

/** Returns the design and the order of an address; the design is undefined if absent. It never throws. */
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
