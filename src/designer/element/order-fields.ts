import { isCurrencyCode } from '../../input/wire-money.js'
import { parseInput } from '../../input/parse-input.js'
import { inputProblem } from '../../input/input-problem.js'
import type { ParsedInput } from '../../input/typed.js'
import { majorUnits } from '../../input/wire-money.js'
import type { Problem } from '../../problem/problem.js'
import type { TypedOrder } from './designer-address.js'
import { cutListIn, microsIn, type CutList } from './designer-order.js'
import { PRICE_PATH } from './metre-price.js'

const NO_PIECES: ParsedInput<CutList> = { status: 'ok', value: [], meant: '' }

/** The typed price per metre, while it is typed or unreadable. */
interface TypedPrice {
  readonly text: string
  /** Undefined where the text was taken out. */
  readonly typed: ParsedInput | undefined
}

/** The typed order: the pieces, and the price per metre. */
export class OrderFields {
  piecesText = ''
  cutList = NO_PIECES
  /** Micros of a metre; undefined where none was typed. */
  typedPrice: string | undefined
  /** The field that somebody is typing into. */
  typing: 'pieces' | 'price' | undefined
  #price: TypedPrice | undefined
  #hasTypedPieces = false

  /** The pieces that the page begins with, until some are typed. */
  begin(text: string, locale: string): void {
    this.piecesText = text
    this.cutList = cutListIn(text, locale)
    this.#hasTypedPieces = false
  }

  /** The same texts in another locale. */
  readAgain(locale: string, currency: string): void {
    this.cutList = cutListIn(this.piecesText, locale)
    if (this.#price !== undefined) this.#readPrice(this.#price.text, locale, currency)
  }

  typePieces(text: string, locale: string): void {
    this.begin(text, locale)
    this.#hasTypedPieces = true
  }

  /** A price as it is typed. One that is taken out is the page's own again. */
  typePrice(text: string, locale: string, currency: string): void {
    this.typing = 'price'
    this.#readPrice(text, locale, currency)
  }

  #readPrice(text: string, locale: string, currency: string): void {
    // A wrong currency is shown as a problem of the account, and prices can be typed all the same.
    const field = { kind: 'money', locale, ...(isCurrencyCode(currency) ? { currency } : {}) } as const
    const typed = text.trim() === '' ? undefined : parseInput(text, field)
    this.#price = { text, typed }
    this.typedPrice = typed?.status === 'ok' ? typed.value : undefined
  }

  /** A field is left. A price that cannot be read stays in it; any other is shown as the locale writes it. */
  leave(field: 'pieces' | 'price'): boolean {
    if (this.typing !== field) return false
    this.typing = undefined
    if (field === 'price' && !this.isPriceUnread) this.#price = undefined
    return true
  }

  /** The text of the price, while it is typed or cannot be read. */
  get priceText(): string | undefined {
    return this.#price?.text
  }

  get isPriceUnread(): boolean {
    const typed = this.#price?.typed
    return typed !== undefined && typed.status !== 'ok'
  }

  /** The pieces; undefined while they cannot be read. */
  get pieces(): CutList | undefined {
    return this.cutList.status === 'ok' ? this.cutList.value : undefined
  }

  /** Why the pieces or the price cannot be read. */
  problems(locale: string, currency: string): readonly Problem[] {
    const { cutList, piecesText } = this
    const pieces = { kind: 'pieces', locale, unit: 'mm', text: piecesText, path: PIECES_PATH } as const
    const price = { kind: 'money', locale, currency, text: this.priceText ?? '', path: PRICE_PATH } as const
    return [
      inputProblem(cutList, pieces),
      this.#price?.typed && inputProblem(this.#price.typed, price),
    ].filter((problem) => problem !== undefined)
  }

  /** The part of the order that the page address keeps. */
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
    this.#price = undefined
    this.typing = undefined
    this.typedPrice = microsIn(price, currency)
  }
}

/** Where the pieces are, from the element. */
const PIECES_PATH = ['line', 'subitems'] as const
