import { CURRENCY } from '../../definitions/ids.js'
import { microsOfTenThousandths, tenThousandthsOf, textOfTenThousandths } from '../../number/fixed.js'
import type { MeasurementEntry } from '../../wire/line-pricing.generated.js'
import type { Money, PricedMoney } from '../../wire/money.generated.js'
import { moneyOfCents } from '../../wire/money.js'
import { isObject } from '../../wire/object.js'
import { newReading, type Reader } from '../../wire/reading.js'
import { LineFigures } from './line-figures.js'
import type { FastPathSettings } from './fast-path-settings.js'
import { PiecesSums } from './pieces-sums.js'
import { PLACES_OF_ENTRY, PLACES_OF_PRICING, PRICING } from './places.generated.js'
import { isSent, type SentFigures } from './sent-figures.js'

function newFigures(count: number): SentFigures {
  return { sent: 0, figures: new Float64Array(count) }
}

/** Reuses its state for each line. Reading methods return undefined if the value needs the engine. */
export class FastPathReading {
  readonly pricing = newFigures(PLACES_OF_PRICING)
  readonly entry = newFigures(PLACES_OF_ENTRY)
  readonly line: LineFigures
  private readonly measured: PiecesSums
  private readonly asBuilt: PiecesSums
  private measurements: readonly MeasurementEntry[] | undefined
  private reading = newReading()

  constructor(private readonly settings: FastPathSettings) {
    this.line = new LineFigures(settings)
    this.measured = new PiecesSums(settings)
    this.asBuilt = new PiecesSums(settings)
  }

  /** L1, N3. Stores the ten-thousandths at `place`. Returns the money of the answer. */
  money(sent: unknown, place: number): PricedMoney | undefined {
    if (!isObject(sent)) return undefined
    let amountMicros: string | undefined
    let currency: string | undefined
    for (const field in sent) {
      if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
      const part = sent[field]
      if (part === undefined || part === null) continue // N2
      if (field === 'amountMicros') {
        if (typeof part !== 'string') return undefined
        amountMicros = part
      } else if (field === 'currency') {
        if (typeof part !== 'string' || !this.isCurrency(part)) return undefined
        currency = part
      }
    }
    if (amountMicros === undefined) return undefined
    const amount = tenThousandthsOf(amountMicros)
    if (Number.isNaN(amount)) return undefined
    this.pricing.figures[place] = amount
    return { amountMicros, currency: currency ?? this.settings.currency }
  }

  private isCurrency(text: string): boolean {
    return text === this.settings.currency || CURRENCY.test(text)
  }

  // M3
  pieces(
    sent: unknown,
    place: number,
    readEntry: (sent: unknown, entry: SentFigures) => MeasurementEntry | undefined,
  ): readonly MeasurementEntry[] | undefined {
    if (!Array.isArray(sent) || sent.length === 0) return undefined // N2
    const { entry } = this
    const isAsSold = place === PRICING.measurements
    const sums = isAsSold ? this.measured : this.asBuilt
    const entries: MeasurementEntry[] = []
    sums.start()
    for (let index = 0; index < sent.length; index++) {
      if (!Object.prototype.hasOwnProperty.call(sent, index)) return undefined
      const read = readEntry(sent[index], entry)
      if (read === undefined || !sums.add(entry)) return undefined
      entries.push(read)
    }
    sums.end()
    if (isAsSold) this.measurements = entries
    return entries
  }

  /** Returns undefined if `reader` refuses the value. */
  carried<A>(reader: Reader<A>, sent: unknown, field: string): A | undefined {
    const { reading } = this
    const read = reader(sent, field, reading)
    if (reading.problems.length === 0) return read
    this.reading = newReading()
    return undefined
  }

  price(isCatalogue: boolean): boolean {
    return this.line.price(this.pricing, this.measured, this.asBuilt, isCatalogue)
  }

  unitPrice(sent: PricedMoney | undefined): PricedMoney {
    const { line, settings } = this
    return (
      sent ?? { amountMicros: microsOfTenThousandths(line.unitPrice), currency: settings.currency } // L8
    )
  }

  /** L4, L7. A supplied total that differs replaces the calculated one. */
  totalPrice(sent: PricedMoney | undefined): PricedMoney {
    return sent ?? moneyOfCents(this.line.total, this.settings.currency)
  }

  // L10
  markup(): string | undefined {
    const { hasMargin, markup } = this.line
    return hasMargin ? textOfTenThousandths(markup) : undefined
  }

  // L8, L10
  markupIsPercentage(): boolean {
    return true
  }

  /** L11. Without a derived margin, the request has none either: see `MARGIN_FIELDS`. */
  margin(): Money | undefined {
    const { hasMargin, margin } = this.line
    return hasMargin ? moneyOfCents(margin, this.settings.currency) : undefined
  }

  // M7
  asBuiltMeasurements(
    sent: readonly MeasurementEntry[] | undefined,
  ): readonly MeasurementEntry[] | undefined {
    return sent ?? (isSent(this.pricing, PRICING.measurements) ? this.measurements : undefined)
  }
}
