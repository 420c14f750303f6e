import type { Typed } from '../input/typed.js'
import { majorUnits } from '../input/wire-money.js'
import type { TypedOrder } from './designer-address.js'
import { cutListIn, microsIn, type CutList } from './designer-order.js'

const NO_PIECES: Typed<CutList> = { is: 'read', value: [], meant: '' }

/** What is typed of the order: the pieces, and the price of a metre. */
export class OrderFields {
  piecesText = ''
  cutList = NO_PIECES
  /** Micros of a metre; undefined where none was typed. */
  typedPrice: string | undefined
  #hasTypedPieces = false

  /** The pieces that the page begins with, until some are typed. */
  begin(text: string, locale: string): void {
    this.piecesText = text
    this.cutList = cutListIn(text, locale)
    this.#hasTypedPieces = false
  }

  /** The same text in another locale. */
  readAgain(locale: string): void {
    this.cutList = cutListIn(this.piecesText, locale)
  }

  typePieces(text: string, locale: string): void {
    this.begin(text, locale)
    this.#hasTypedPieces = true
  }

  /** The pieces, as far as they can be read: of a list that cannot be, none. */
  get pieces(): CutList {
    return this.cutList.is === 'read' ? this.cutList.value : []
  }

  /** What is kept in the address of the page. */
  typed(currency: string): TypedOrder {
    const { typedPrice } = this
    return {
      pieces: this.#hasTypedPieces ? this.piecesText : undefined,
      price: typedPrice === undefined ? undefined : majorUnits({ amountMicros: typedPrice, currency }),
    }
  }

  /** Takes over what an address has; where it has nothing, what the page begins with. */
  take({ pieces, price }: TypedOrder, beginning: string, locale: string, currency: string): void {
    if (pieces === undefined) this.begin(beginning, locale)
    else this.typePieces(pieces, locale)
    this.typedPrice = microsIn(price, currency)
  }
}
