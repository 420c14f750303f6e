import { isCurrencyCode } from '../../input/wire-money.js'
import { parseInput } from '../../input/parse-input.js'
import { inputProblem } from '../../input/input-problem.js'
import type { ParsedInput } from '../../input/typed.js'
import { majorUnits } from '../../input/wire-money.js'
import type { Problem } from '../../problem/problem.js'
import type { TypedOrder } from './designer-address.js'
import { parseCutList, microsIn, type CutList } from './designer-order.js'
import { fieldsToKeep, piecesIn, priceIn } from './given-order.js'
import { PRICE_PATH } from './metre-price.js'

const NO_PIECES: ParsedInput<CutList> = { status: 'ok', value: [], meant: '' }

interface TypedPrice {
  readonly text: string
  /** Undefined if the user has cleared the text. */
  readonly typed: ParsedInput | undefined
}

export class OrderFields {
  piecesText = ''
  cutList = NO_PIECES
  /** In micros. Undefined if absent or unreadable. */
  typedPrice: string | undefined
  typing: 'pieces' | 'price' | undefined
  #price: TypedPrice | undefined
  kept: object = {}
  #hasTypedPieces = false
  /** The line whose pieces are shown. Undefined once other pieces are shown. */
  #lineOfPieces: unknown
  /** The texts of the line that the page last set. */
  #textsOfLine = ''

  begin(text: string, locale: string): void {
    this.piecesText = text
    this.cutList = parseCutList(text, locale)
    this.#hasTypedPieces = false
    this.#lineOfPieces = undefined
  }

  /** Adapts the texts to another locale or currency. */
  readAgain(locale: string, currency: string): void {
    const { areTextsOfLine } = this
    if (!this.#showPieces(this.#lineOfPieces, locale)) this.cutList = parseCutList(this.piecesText, locale)
    if (this.#price !== undefined) this.#readPrice(this.#price.text, locale, currency)
    if (areTextsOfLine) this.#textsOfLine = this.#texts
  }

  typePieces(text: string, locale: string): void {
    this.begin(text, locale)
    this.#hasTypedPieces = true
  }

  /** If the user clears the price, the page's own price applies again. */
  typePrice(text: string, locale: string, currency: string): void {
    this.typing = 'price'
    this.#readPrice(text, locale, currency)
  }

  #readPrice(text: string, locale: string, currency: string): void {
    // The account reports an invalid currency. Leaving it out lets the user type prices anyway.
    const field = { kind: 'money', locale, ...(isCurrencyCode(currency) ? { currency } : {}) } as const
    const typed = text.trim() === '' ? undefined : parseInput(text, field)
    this.#price = { text, typed }
    this.typedPrice = typed?.status === 'ok' ? typed.value : undefined
  }

  /**
   * Keeps an unreadable price in the field. Returns false if the user was not typing there.
   */
  leave(field: 'pieces' | 'price'): boolean {
    if (this.typing !== field) return false
    this.typing = undefined
    if (field === 'price' && !this.isPriceUnread) this.#price = undefined
    return true
  }

  get priceText(): string | undefined {
    return this.#price?.text
  }

  get isPriceUnread(): boolean {
    const typed = this.#price?.typed
    return typed !== undefined && typed.status !== 'ok'
  }

  get pieces(): CutList | undefined {
    return this.cutList.status === 'ok' ? this.cutList.value : undefined
  }

  problems(locale: string, currency: string): readonly Problem[] {
    const { cutList, piecesText } = this
    const pieces = { kind: 'pieces', locale, unit: 'mm', text: piecesText, path: PIECES_PATH } as const
    const price = { kind: 'money', locale, currency, text: this.priceText ?? '', path: PRICE_PATH } as const
    return [
      inputProblem(cutList, pieces),
      this.#price?.typed && inputProblem(this.#price.typed, price),
    ].filter((problem) => problem !== undefined)
  }

  /**
   * Tests whether the user, a line or an address has given pieces, a price, or other fields such as a colour.
   */
  get isBegun(): boolean {
    const hasPieces = this.#hasTypedPieces && this.piecesText.trim() !== ''
    return (
      hasPieces || this.typedPrice !== undefined || this.isPriceUnread || Object.keys(this.kept).length > 0
    )
  }

  /** Tests whether the texts are unchanged since the page last set a line. */
  get areTextsOfLine(): boolean {
    return this.#texts === this.#textsOfLine
  }

  get #texts(): string {
    return JSON.stringify([this.piecesText, this.typedPrice, this.priceText])
  }

  /** Returns the part of the order that the page address keeps. */
  typed(currency: string): TypedOrder {
    const { typedPrice } = this
    return {
      pieces: this.#hasTypedPieces ? this.piecesText : undefined,
      price: typedPrice === undefined ? undefined : majorUnits({ amountMicros: typedPrice, currency }),
    }
  }

  /** If the address has no pieces, uses the pieces of the page. */
  take({ pieces, price }: TypedOrder, pagePieces: string, locale: string, currency: string): void {
    if (pieces === undefined) this.begin(pagePieces, locale)
    else this.typePieces(pieces, locale)
    this.#price = undefined
    this.typing = undefined
    this.typedPrice = microsIn(price, currency)
    this.kept = {}
  }

  /**
   * @param pagePrice in micros; a line with this price follows later changes of the page's price
   */
  showLine(line: unknown, pagePrice: string | undefined, locale: string, currency: string): void {
    this.kept = fieldsToKeep(line)
    this.#showPieces(line, locale)
    const { decimal, text } = priceIn(line, { locale, currency })
    const micros = microsIn(decimal, currency)
    if (text !== undefined) this.#readPrice(text, locale, currency)
    else if (micros !== pagePrice) this.typedPrice = micros
    this.#textsOfLine = this.#texts
  }

  /** Returns false if the line has no `subitems`. */
  #showPieces(line: unknown, locale: string): boolean {
    const pieces = piecesIn(line, locale)
    if (pieces === undefined) return false
    this.piecesText = pieces.text
    this.cutList = pieces.cutList
    this.#hasTypedPieces = true
    this.#lineOfPieces = line
    return true
  }
}

const PIECES_PATH = ['line', 'subitems'] as const
