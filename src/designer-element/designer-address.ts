import { designText, readDesign } from '../designing/design-text.js'
import type { Design } from '../designing/design.js'

/** What was typed of the order; undefined where nothing was, and an empty text where it was taken out. */
export interface TypedOrder {
  /** The pieces, as they were typed. */
  readonly pieces?: string | undefined
  /** The price of a metre, as a decimal. */
  readonly price?: string | undefined
}

/** What is in the address of a page after `#`: the design, and what was typed of its order. */
export function addressText(design: Design, { pieces, price }: TypedOrder): string {
  const typed = [
    ['pieces', pieces],
    ['price', price],
  ].flatMap(([name = '', text]) => (text === undefined ? [] : [`&${name}=${encodeURIComponent(text)}`]))
  return designText(design) + typed.join('')
}

/** The longest text of an order that is taken from an address. */
const MOST_CHARACTERS = 2000

/** The design and the order of an address; the design is undefined where there is none. It never throws. */
export function readAddress(hash: string): {
  readonly design: Design | undefined
  readonly typed: TypedOrder
} {
  const [design = '', ...more] = hash.split('&')
  const typed = new URLSearchParams(more.map((part) => part.replaceAll('+', '%2B')).join('&'))
  const textOf = (name: string): string | undefined => typed.get(name)?.slice(0, MOST_CHARACTERS)
  return { design: readDesign(design), typed: { pieces: textOf('pieces'), price: textOf('price') } }
}
