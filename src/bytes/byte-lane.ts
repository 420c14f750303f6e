import { DocumentSums, isSum } from '../document/ordinary/document-sums.js'
import { LineFigures } from '../document/ordinary/line-figures.js'
import { isSent } from '../document/ordinary/sent-figures.js'
import { roundedProduct } from '../number/fast.js'
import type { DocumentKind } from '../wire/document.js'
import { ByteSink } from './byte-sink.js'
import { After, ByteSource } from './byte-source.js'
import type { Constant } from './constant.js'
import { documentForms, lineForms, type DocumentForm } from './document-form.js'
import { NO_BYTE_SETTINGS, type ByteSettings } from './byte-settings.js'
import { ObjectReader } from './read-object.js'
import { FALSE, MOST_ADDED, ObjectWriter } from './write-object.js'

const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const COMMA = 0x2c

/**
 * The lane of ordinary documents. A request is read, priced and written in one pass, from bytes to bytes, without objects,
 * texts and decimals in between. It writes what the result of the engine would be as JSON, or leaves the request to the
 * engine: when anything in it is wrong, wide, escaped, or of a kind that the lane does not know.
 */
export class ByteLane {
  private readonly source = new ByteSource()
  private readonly lines = new ByteSink()
  private readonly reader = new ObjectReader(this.source)
  private readonly figures = new LineFigures()
  private readonly lineWriter = new ObjectWriter(this.source, this.lines, this.reader, this.figures)
  private readonly writer: ObjectWriter
  private readonly lineForms = lineForms()
  private readonly documentForms = documentForms()
  private settings: ByteSettings = NO_BYTE_SETTINGS
  private readonly sums = new DocumentSums()

  /** @param answers where the priced documents are written, one after the other */
  constructor(private readonly answers: ByteSink) {
    this.writer = new ObjectWriter(this.source, answers, this.reader, this.figures)
  }

  use(settings: ByteSettings): void {
    if (this.settings === settings) return
    this.settings = settings
    for (const part of [this.reader, this.figures, this.sums, this.lineWriter, this.writer])
      part.use(settings)
  }

  /**
   * Adds what a request comes to to the answers, after a prefix. False when it is left to the engine: then nothing was added.
   */
  price(request: Uint8Array, kind: DocumentKind, prefix: Constant): boolean {
    const { source, lines } = this
    const form = this.documentForms[kind]
    source.start(request)
    lines.clear()
    this.sums.start()
    if (!this.readDocument(form)) return false
    const { byteOffset, byteLength } = request
    const end = byteOffset + byteLength
    // Nothing but blanks follows. There may be more of them, and other requests, in the same memory.
    if (source.at > end) return false
    source.peek()
    if (source.at < end || !(source.isAscii || isUtf8(request))) return false
    return this.writeDocument(form, byteLength, prefix)
  }

  private readDocument({ frame, lines }: DocumentForm): boolean {
    const { source, reader } = this
    const { required } = frame.table
    if (!source.take(OPEN_OBJECT)) return false
    frame.sent = 0
    let last = -1
    for (;;) {
      const field = reader.nameAfter(last, frame)
      if (field === -1 || isSent(frame, field)) return false
      frame.sent |= 1 << field
      last = field
      if (field === lines) {
        if (!this.readLines()) return false
      } else if (!reader.value(frame, field)) return false
      const after = source.takeAfter(CLOSE_OBJECT)
      if (after === After.end) break
      if (after === After.neither) return false
    }
    return (frame.sent & required) === required
  }

  private readLines(): boolean {
    const { source, lines } = this
    if (!source.take(OPEN_LIST)) return false
    if (source.take(CLOSE_LIST)) return true
    for (;;) {
      if (!this.line()) return false
      const after = source.takeAfter(CLOSE_LIST)
      if (after === After.end) return true
      if (after === After.neither) return false
      lines.byte(COMMA)
    }
  }

  /** Reads, prices and writes a line: an object with exactly one kind (V3). */
  private line(): boolean {
    const { source, reader, lineWriter, lines, figures, sums } = this
    const { frame, kinds } = this.lineForms
    const start = source.at
    if (!source.take(OPEN_OBJECT)) return false
    const place = reader.nameAfter(-1, frame)
    const form = kinds[place]
    if (form === undefined || !reader.read(form.frame)) return false
    if (source.takeAfter(CLOSE_OBJECT) !== After.end) return false
    if (form.pricing !== -1) {
      const { pricing, measured, asBuilt } = reader
      if (!figures.price(pricing, measured, asBuilt, form.kind === 'catalogue')) return false
      if (!sums.add(figures, form.kind === 'labour')) return false
    }
    // Pieces may be written twice: as sold, and as made (M7).
    lines.room(2 * (source.at - start) + MOST_ADDED)
    lineWriter.name(frame, place, true)
    lineWriter.object(form.frame, form.pricing)
    lines.byte(CLOSE_OBJECT)
    return true
  }

  private writeDocument({ frame, answered }: DocumentForm, sent: number, prefix: Constant): boolean {
    const { answers, writer, lines, settings } = this
    const { total, taxable, tax, cost, labour, discount } = this.sums
    const taxAmount = settings.isLineTax ? tax : roundedProduct(taxable, settings.rate, settings.rateDecimals) // T4
    // The margin fits: lines are added as long as their totals and costs fit together.
    if (!isSum(taxAmount) || !isSum(total + taxAmount)) return false
    answers.room(lines.length + sent + prefix.length + (settings.tax?.length ?? 0) + MOST_ADDED)
    answers.constant(prefix)
    for (const { name, opening, place } of answered) {
      const wasSent = place !== -1 && isSent(frame, place)
      switch (name) {
        case 'lines':
          answers.constant(opening)
          answers.byte(OPEN_LIST)
          answers.append(lines)
          answers.byte(CLOSE_LIST)
          break
        case 'isSubmitted':
          answers.constant(opening)
          if (wasSent) writer.asSent(frame, place)
          else answers.constant(FALSE)
          break
        case 'subtotal':
          this.amount(opening, total)
          break
        case 'discountAmount':
          this.amount(opening, discount)
          break
        case 'taxAmount':
          this.amount(opening, taxAmount)
          break
        case 'total':
          this.amount(opening, total + taxAmount) // T6
          break
        case 'totalCost':
          this.amount(opening, cost)
          break
        case 'margin':
          this.amount(opening, total - cost) // T7
          break
        case 'labourTotal':
          this.amount(opening, labour)
          break
        case 'tax':
          if (settings.tax === undefined) break // T5
          answers.constant(opening)
          answers.constant(settings.tax)
          break
        default:
          if (!wasSent) break
          answers.constant(opening)
          writer.asSent(frame, place)
      }
    }
    answers.byte(CLOSE_OBJECT)
    return true
  }

  private amount(opening: Constant, cents: number): void {
    this.answers.constant(opening)
    this.writer.cents(cents)
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
