/**
 * The lines of a document under many sets of choices. A search tries dozens of them, and most change few lines or
 * none, so each line is computed again only if the choices can change it.
 */
import { ZERO, type Decimal } from '../number/decimal.js'
import { OUR_CHOICES } from '../policies/choices.js'
import { canChangeLine } from './applicable.js'
import { traitsOfLines, type Traits } from './traits.js'
import { workedLine, type WorkedLine } from './calculate-line.js'
import type { PlainDocument } from './plain-document.js'
import { affectsEveryLine, sum, workingBy, type Working } from './working.js'

/** The lines of a document under one set of choices, and their sums. */
export interface WorkedLines {
  readonly lines: readonly WorkedLine[]
  readonly subtotal: Decimal
  readonly discounts: Decimal
  /** The lines with tax: those that are not tax-free. */
  readonly taxed: WorkedPart
  /** Returns all lines but notes, for a system that taxes exempt lines too. */
  readonly all: () => WorkedPart
}

/** Some of the lines, with their sum. */
export interface WorkedPart {
  readonly lines: readonly WorkedLine[]
  readonly total: Decimal
}

/** The lines of a document under the choices that were tried before. */
interface KnownLines {
  readonly ours: WorkedLines
  readonly traits: readonly Traits[]
  readonly byKey: Map<string, WorkedLines>
}

const known = new WeakMap<PlainDocument, KnownLines>()

/** The number of lines that are kept for each document. A search compares many documents at a time. */
const MAX_KEPT_LINES = 500

/** Computes the lines of a document. */
export function linesBy(working: Working, document: PlainDocument): WorkedLines {
  const { choices, lineKey: key } = working
  const { ours, traits, byKey } = knownOf(document)
  const before = byKey.get(key)
  if (before !== undefined) return before
  const mayChange = affectsEveryLine(choices) ? undefined : canChangeLine(choices)
  const rate = document.taxRate ?? ZERO
  const lines = ours.lines.map((our, index) => {
    const of = traits[index]
    const isSame = mayChange !== undefined && of !== undefined && !mayChange(of)
    return isSame ? our : workedLine(working, our.line, rate)
  })
  const made = withSums(working, lines)
  if ((byKey.size + 1) * lines.length <= MAX_KEPT_LINES) byKey.set(key, made)
  return made
}

function knownOf(document: PlainDocument): KnownLines {
  const before = known.get(document)
  if (before !== undefined) return before
  const working = workingBy(OUR_CHOICES)
  const rate = document.taxRate ?? ZERO
  const ours = withSums(
    working,
    document.lines.map((line) => workedLine(working, line, rate)),
  )
  const made = { ours, traits: traitsOfLines(document), byKey: new Map([[working.lineKey, ours]]) }
  known.set(document, made)
  return made
}

function withSums({ calculate }: Working, lines: readonly WorkedLine[]): WorkedLines {
  const partOf = (isPart: (line: WorkedLine) => boolean): WorkedPart => {
    const part = lines.filter(isPart)
    return { lines: part, total: sum(calculate, part, ({ total }) => total) }
  }
  return {
    lines,
    subtotal: sum(calculate, lines, ({ total }) => total),
    discounts: sum(calculate, lines, ({ discount }) => discount),
    taxed: partOf(({ line }) => line.type !== 'note' && !line.isTaxFree),
    all: () => partOf(({ line }) => line.type !== 'note'),
  }
}
