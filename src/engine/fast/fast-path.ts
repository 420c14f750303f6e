import type { ParsedAccount } from '../../wire/account.generated.js'
import { isLineKind, type LineKind, type SalesLine } from '../../wire/document.generated.js'
import { isObject } from '../../wire/object.js'
import { NO_LOOK_UPS, type LookUps } from '../catalogue.js'
import { isInCatalogue } from '../look-ups.js'
import type { Contribution } from '../priced.js'
import { DocumentSums } from './document-sums.js'
import {
  ordinaryCatalogueLine,
  ordinaryLabourLine,
  ordinaryNotes,
  ordinaryOnTheFlyLine,
} from './fast-path-lines.generated.js'
import { FastPathReading } from './fast-path-reading.js'
import { fastPathSettings, type FastPathSettings } from './fast-path-settings.js'

/** Reads, prices and writes an ordinary line in one pass. The result equals the engine's. */
export class FastPath {
  private readonly reading: FastPathReading
  private sums: DocumentSums | undefined
  catalogue = NO_LOOK_UPS
  isBusy = false

  constructor(private readonly settings: FastPathSettings) {
    this.reading = new FastPathReading(settings)
  }

  /** Undefined if the line needs the engine. */
  price(sent: unknown): SalesLine | undefined {
    if (!isObject(sent)) return undefined
    let kind: LineKind | undefined
    let part: unknown
    for (const field in sent) {
      if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
      const value = sent[field]
      if (value === undefined || value === null || !isLineKind(field)) continue // N2
      if (kind !== undefined) return undefined // V3
      kind = field
      part = value
    }
    const { reading, catalogue } = this
    switch (kind) {
      case 'onTheFly': {
        const line = ordinaryOnTheFlyLine(part, reading)
        return line !== undefined && this.add(false) ? { onTheFly: line } : undefined
      }
      case 'catalogue': {
        const line = ordinaryCatalogueLine(part, reading)
        if (line === undefined) return undefined
        if (catalogue !== NO_LOOK_UPS && !isInCatalogue(line, catalogue)) return undefined // V6
        return this.add(false) ? { catalogue: line } : undefined
      }
      case 'labour': {
        const line = ordinaryLabourLine(part, reading)
        return line !== undefined && this.add(true) ? { labour: line } : undefined
      }
      case 'notes': {
        const notes = ordinaryNotes(part)
        return notes && { notes }
      }
      case 'flashing':
      case 'productKit':
      case undefined:
        return undefined
    }
  }

  private add(isLabour: boolean): boolean {
    this.sums ??= new DocumentSums(this.settings)
    return this.sums.add(this.reading.line, isLabour)
  }

  /**
   * The fast path can then price another document. Returns a sum only for totals, since it is not a plain object.
   * Undefined without an ordinary line that has a price.
   */
  end(): Contribution | undefined {
    const { sums } = this
    this.isBusy = false
    this.catalogue = NO_LOOK_UPS
    this.sums = undefined
    return sums
  }
}

/** Null if the account's settings need the engine. */
const fastPaths = new WeakMap<ParsedAccount, FastPath | null>()

export function fastPathFor(account: ParsedAccount, catalogue: LookUps): FastPath | undefined {
  let fastPath = fastPaths.get(account)
  // A look-up of the host may price another document meanwhile, or throw and leave the fast path busy.
  if (fastPath === undefined || fastPath?.isBusy === true) {
    const settings = fastPathSettings(account)
    fastPath = settings === undefined ? null : new FastPath(settings)
    fastPaths.set(account, fastPath)
  }
  if (fastPath === null) return undefined
  fastPath.catalogue = catalogue
  fastPath.isBusy = true
  return fastPath
}
