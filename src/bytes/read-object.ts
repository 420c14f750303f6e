import { PiecesSums } from '../document/ordinary/pieces-sums.js'
import { PRICING } from '../document/ordinary/places.generated.js'
import { isSent } from '../document/ordinary/sent-figures.js'
import { PRICING_STRATEGIES } from '../nouns/enums.js'
import { LINE_PRICING_FIELDS, MEASUREMENT_ENTRY_FIELDS, MONEY_FIELDS } from './byte-fields.generated.js'
import { After, type ByteSource } from './byte-source.js'
import { asciiConstant } from './constant.js'
import { fieldAt, fieldTable, Form, placeOf } from './field-table.js'
import { NO_BYTE_SETTINGS, type ByteSettings } from './byte-settings.js'
import { frameOf, type Frame } from './frame.js'
import { isUuid } from './is-uuid.js'
import { takeFixed, takeTenThousandths } from './take-number.js'

const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const COLON = 0x3a
const CAPITAL_A = 0x41
const CAPITAL_Z = 0x5a
/** A currency with its quotes (N3). */
const CURRENCY_LENGTH = 5

const AMOUNT_MICROS = placeOf(MONEY_FIELDS, 'amountMicros')
const CURRENCY = placeOf(MONEY_FIELDS, 'currency')
const AMOUNT_OPENING = asciiConstant('{"amountMicros":')
const TRUE = asciiConstant('true')
const FALSE = asciiConstant('false')

/** Reads ordinary objects. Whoever says false has met something else, and the document is left to the engine. */
export class ObjectReader {
  readonly pricing: Frame = frameOf(fieldTable(LINE_PRICING_FIELDS))
  readonly measured = new PiecesSums()
  readonly asBuilt = new PiecesSums()
  /** Whether both lists are written as they were sent. */
  measuredAsSent = true
  asBuiltAsSent = true
  readonly entry: Frame = frameOf(fieldTable(MEASUREMENT_ENTRY_FIELDS))
  private readonly money: Frame = frameOf(fieldTable(MONEY_FIELDS))
  /** A table finds any names, and so the names of strategies. */
  private readonly strategies = fieldTable(PRICING_STRATEGIES.map((name) => [name, '', false]))
  private settings: ByteSettings = NO_BYTE_SETTINGS

  constructor(private readonly source: ByteSource) {}

  use(settings: ByteSettings): void {
    this.settings = settings
    this.measured.use(settings)
    this.asBuilt.use(settings)
  }

  /** An object whose fields are all known, sent once, and of an ordinary form. */
  read(frame: Frame): boolean {
    const { source } = this
    const { required } = frame.table
    if (!source.take(OPEN_OBJECT)) return false
    let sent = 0
    let last = -1
    for (;;) {
      const field = this.nameAfter(last, frame)
      if (field === -1 || (sent & (1 << field)) !== 0) return false
      if (field < last) source.liberties++
      sent |= 1 << field
      last = field
      if (!this.value(frame, field)) return false
      const after = source.takeAfter(CLOSE_OBJECT)
      if (after === After.end) break
      if (after === After.neither) return false
    }
    frame.sent = sent
    return (sent & required) === required
  }

  /** Takes the name of a field and the colon behind it. */
  private name({ table }: Frame): number {
    const { source } = this
    if (!source.takeText() || !source.take(COLON)) return -1
    return fieldAt(table, source.bytes, source.from + 1, source.to - 1)
  }

  /**
   * The same, where the name is likely to be the one that followed this field before: then it is compared at once, with
   * the quotes and the colon around it.
   */
  nameAfter(last: number, frame: Frame): number {
    const { source } = this
    const { followers, table } = frame
    const likely = followers[last + 1] ?? 0
    const quoted = table.quoted[likely]
    source.peek()
    if (quoted !== undefined && source.takeConstant(quoted)) return likely
    const field = this.name(frame)
    followers[last + 1] = field
    return field
  }

  /** Takes the value of a field. */
  value(frame: Frame, field: number): boolean {
    const { source } = this
    const { table } = frame
    const form = table.forms[field]
    switch (form) {
      case Form.text:
        if (!source.takeText()) return false
        break
      case Form.filledText:
        if (!source.takeText() || source.isEmptyText) return false
        break
      case Form.id:
        if (!source.takeText() || !this.isId(table.prefixes[field])) return false
        break
      case Form.otherId:
        if (!source.takeText() || source.isEmptyText) return false
        for (const prefix of table.prefixes[field] ?? []) if (source.textStartsWith(prefix)) return false
        break
      case Form.uuid:
        if (!source.takeText() || !isUuid(source)) return false
        break
      case Form.flag:
        return this.flag(frame, field)
      case Form.decimal: {
        const number = takeFixed(source, table.decimals[field] ?? 0)
        if (Number.isNaN(number)) return false
        frame.figures[field] = number
        break
      }
      case Form.money:
        return this.amount(frame, field)
      case Form.strategy: {
        if (!source.takeText()) return false
        const strategy = fieldAt(this.strategies, source.bytes, source.from + 1, source.to - 1)
        if (strategy === -1) return false
        frame.figures[field] = strategy
        break
      }
      case Form.pieces:
        source.peek()
        frame.from[field] = source.at
        if (!this.pieces(field === PRICING.measurements)) return false
        frame.to[field] = source.at
        return true
      case Form.pricing:
        source.peek()
        frame.from[field] = source.at
        return this.read(this.pricing)
      default:
        return false
    }
    frame.from[field] = source.from
    frame.to[field] = source.to
    return true
  }

  /** V5: the prefix of its kind, and something after it. */
  private isId(prefixes: readonly Uint8Array[] = []): boolean {
    const { source } = this
    const [prefix] = prefixes
    if (prefix === undefined) return false
    return source.textStartsWith(prefix) && source.to - source.from - 2 > prefix.length
  }

  private flag(frame: Frame, field: number): boolean {
    const { source } = this
    source.peek()
    const from = source.at
    const isTrue = source.takeConstant(TRUE)
    if (!isTrue && !source.takeConstant(FALSE)) return false
    frame.from[field] = from
    frame.to[field] = source.at
    frame.figures[field] = isTrue ? 1 : 0
    return true
  }

  /** Money with an amount (N1), and perhaps a currency (N3). */
  private amount(frame: Frame, field: number): boolean {
    const { source, money } = this
    source.peek()
    const start = source.at
    if (source.takeConstant(AMOUNT_OPENING)) {
      // As it is mostly sent, in the currency of the account: which is as it is written.
      const amount = takeTenThousandths(source)
      if (Number.isNaN(amount)) return false
      this.keepAmount(frame, field, amount)
      if (source.takeConstant(this.settings.afterAmount)) return true
      source.at = start
    }
    if (!this.read(money) || !isSent(money, AMOUNT_MICROS)) return false
    const end = source.at
    source.at = money.from[AMOUNT_MICROS] ?? 0
    const amount = takeTenThousandths(source)
    this.keepAmount(frame, field, amount)
    source.at = end
    return !Number.isNaN(amount) && (!isSent(money, CURRENCY) || this.currency(frame, field))
  }

  private keepAmount(frame: Frame, field: number, amount: number): void {
    const { from, to } = this.source
    frame.from[field] = from
    frame.to[field] = to
    frame.figures[field] = amount
    frame.currencyFrom[field] = 0
  }

  /** N3: three capital letters. One that is the account's is written as one that was not sent. */
  private currency(frame: Frame, field: number): boolean {
    const { source, money, settings } = this
    const from = money.from[CURRENCY] ?? 0
    const to = money.to[CURRENCY] ?? 0
    if (to - from !== CURRENCY_LENGTH) return false
    let isAccounts = true
    for (let at = from + 1; at < to - 1; at++) {
      const letter = source.bytes[at] ?? 0
      if (letter < CAPITAL_A || letter > CAPITAL_Z) return false
      isAccounts &&= letter === settings.currency.charCodeAt(at - from - 1)
    }
    frame.currencyFrom[field] = isAccounts ? 0 : from
    frame.currencyTo[field] = to
    return true
  }

  /** M3, M6: a list of pieces, with its sums. */
  private pieces(isOfSold: boolean): boolean {
    const { source, entry } = this
    const { liberties } = source
    const sums = isOfSold ? this.measured : this.asBuilt
    if (!source.take(OPEN_LIST)) return false
    sums.start()
    for (;;) {
      if (!this.read(entry) || !sums.add(entry)) return false
      const after = source.takeAfter(CLOSE_LIST)
      if (after === After.end) break
      if (after === After.neither) return false
    }
    sums.end()
    const isAsSent = source.liberties === liberties
    if (isOfSold) this.measuredAsSent = isAsSent
    else this.asBuiltAsSent = isAsSent
    return true
  }
}
