import type { LineFigures } from '../document/ordinary/line-figures.js'
import { PRICING } from '../document/ordinary/places.generated.js'
import { isSent } from '../document/ordinary/sent-figures.js'
import type { ByteSink } from './byte-sink.js'
import { After, type ByteSource } from './byte-source.js'
import { asciiConstant } from './constant.js'
import { NO_BYTE_SETTINGS, type ByteSettings } from './byte-settings.js'
import type { Frame } from './frame.js'
import type { ObjectReader } from './read-object.js'

const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const COMMA = 0x2c
const QUOTE = 0x22

const AMOUNT_OPENING = asciiConstant('{"amountMicros":')
const CENTS_OPENING = asciiConstant('{"amountMicros":"')
const ZEROS_CLOSING = asciiConstant('0000"')
const HUNDREDS_CLOSING = asciiConstant('00"')
const QUOTE_CLOSING = asciiConstant('"')
const CURRENCY_OPENING = asciiConstant(',"currency":')
export const TRUE = asciiConstant('true')
export const FALSE = asciiConstant('false')

/** More than the names and figures of an object come to that were not sent. */
export const MOST_ADDED = 2048

/** Writes objects as they read back: the fields in the order of their noun, and among them what was worked out. */
export class ObjectWriter {
  private settings: ByteSettings = NO_BYTE_SETTINGS

  constructor(
    private readonly source: ByteSource,
    private readonly sink: ByteSink,
    private readonly reader: ObjectReader,
    private readonly figures: LineFigures,
  ) {}

  use(settings: ByteSettings): void {
    this.settings = settings
  }

  /** An object as it was sent, but for its pricing, whose place is `pricing`; -1 where it has none. */
  object(frame: Frame, pricing: number): void {
    const { sink } = this
    const { count } = frame.table
    let isFirst = true
    for (let field = 0; field < count; field++) {
      if (!isSent(frame, field)) continue
      this.name(frame, field, isFirst)
      isFirst = false
      if (field === pricing) this.pricing()
      else this.asSent(frame, field)
    }
    sink.byte(CLOSE_OBJECT)
  }

  name({ table }: Frame, field: number, isFirst: boolean): void {
    this.sink.constant((isFirst ? table.first : table.further)[field] ?? TRUE)
  }

  asSent(frame: Frame, field: number): void {
    this.sink.copy(this.source, frame.from[field] ?? 0, frame.to[field] ?? 0)
  }

  private pricing(): void {
    const { sink, figures } = this
    const frame = this.reader.pricing
    const answered = this.answeredFields(frame)
    let isFirst = true
    for (let field = 0; field < frame.table.count; field++) {
      if ((answered & (1 << field)) === 0) continue
      this.name(frame, field, isFirst)
      isFirst = false
      switch (field) {
        case PRICING.unitPrice:
          if (!isSent(frame, field)) {
            this.tenThousandths(figures.unitPrice) // L8
            break
          }
          sink.constant(AMOUNT_OPENING)
          this.asSent(frame, field)
          this.currencyOf(frame, field)
          break
        case PRICING.cost:
          sink.constant(AMOUNT_OPENING)
          this.asSent(frame, field)
          this.currencyOf(frame, field)
          break
        case PRICING.totalPrice:
          if (frame.currencyFrom[field] === 0 || !isSent(frame, field)) this.cents(figures.total)
          else this.centsIn(figures.total, frame, field)
          break
        case PRICING.markup:
          sink.byte(QUOTE)
          sink.tenThousandths(figures.markup)
          sink.byte(QUOTE)
          break
        case PRICING.markupIsPercentage:
          sink.constant(TRUE)
          break
        case PRICING.margin:
          this.cents(figures.margin)
          break
        case PRICING.measurements:
          this.pieces(field, this.reader.measuredAsSent)
          break
        case PRICING.asBuiltMeasurements: // M7
          if (isSent(frame, field)) this.pieces(field, this.reader.asBuiltAsSent)
          else this.pieces(PRICING.measurements, this.reader.measuredAsSent)
          break
        default:
          this.asSent(frame, field)
      }
    }
    sink.byte(CLOSE_OBJECT)
  }

  /** The fields of pricing that are there when it reads back: a bit for each. */
  private answeredFields(frame: Frame): number {
    const always =
      frame.sent | (1 << PRICING.unitPrice) | (1 << PRICING.totalPrice) | (1 << PRICING.markupIsPercentage)
    const asBuilt = isSent(frame, PRICING.measurements) ? 1 << PRICING.asBuiltMeasurements : 0 // M7
    const margin = this.figures.hasMargin ? (1 << PRICING.markup) | (1 << PRICING.margin) : 0
    return always | asBuilt | margin
  }

  /** Cents as Money in the currency of the account (N7). */
  cents(cents: number): void {
    const { sink, settings } = this
    sink.constant(CENTS_OPENING)
    sink.whole(cents)
    if (cents === 0) sink.byte(QUOTE)
    sink.constant(cents === 0 ? settings.afterAmount : settings.afterCents)
  }

  /** Ten-thousandths of the major unit, in the same way. */
  private tenThousandths(amount: number): void {
    const { sink, settings } = this
    sink.constant(CENTS_OPENING)
    sink.whole(amount)
    sink.constant(amount === 0 ? QUOTE_CLOSING : HUNDREDS_CLOSING)
    sink.constant(settings.afterAmount)
  }

  /** The same in the currency that a total was sent with (N3). */
  private centsIn(cents: number, frame: Frame, field: number): void {
    const { sink } = this
    sink.constant(CENTS_OPENING)
    sink.whole(cents)
    if (cents === 0) sink.byte(QUOTE)
    else sink.constant(ZEROS_CLOSING)
    this.currencyOf(frame, field)
  }

  private currencyOf({ currencyFrom, currencyTo }: Frame, field: number): void {
    const { sink, source, settings } = this
    const from = currencyFrom[field] ?? 0
    if (from === 0) {
      sink.constant(settings.afterAmount)
      return
    }
    sink.constant(CURRENCY_OPENING)
    sink.copy(source, from, currencyTo[field] ?? 0)
    sink.byte(CLOSE_OBJECT)
  }

  /** A list of pieces: copied, or read once more and written in order. */
  private pieces(field: number, isAsSent: boolean): void {
    const { source, sink, reader } = this
    const { pricing, entry } = reader
    if (isAsSent) {
      this.asSent(pricing, field)
      return
    }
    const { at } = source
    source.at = (pricing.from[field] ?? 0) + 1
    sink.byte(OPEN_LIST)
    for (;;) {
      reader.read(entry)
      this.object(entry, -1)
      if (source.takeAfter(CLOSE_LIST) !== After.another) break
      sink.byte(COMMA)
    }
    sink.byte(CLOSE_LIST)
    source.at = at
  }
}
