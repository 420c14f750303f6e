// Most choices change few lines or none, so each line is computed again only if the choices can change it.
import { ZERO, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { OUR_CHOICES } from '../policies/choices.js'
import { canChangeLine } from './applicable.js'
import { traitsOf, type Traits } from './traits.js'
import { workedLine, type WorkedLine } from '../policies/worked-line.js'
import type { PlainDocument } from './plain-document.js'
import type { PlainLine } from '../policies/plain-line.js'
import { affectsEveryLine, sum, workingBy, type Working } from '../policies/working.js'

export interface WorkedLines {
  readonly lines: readonly WorkedLine[]
  readonly subtotal: Decimal
  readonly discounts: Decimal
  readonly taxed: WorkedPart
  /** Includes exempt lines, for a system that taxes them too. */
  readonly all: () => WorkedPart
}

export interface WorkedPart {
  readonly lines: readonly WorkedLine[]
  readonly total: Decimal
}

interface KnownLines {
  readonly ours: WorkedLines
  readonly byKey: Map<string, WorkedLines>
}

const knownDocuments = new WeakMap<PlainDocument, KnownLines>()

/** Applies to each document, since a search compares many documents. */
const MAX_KEPT_LINES = 500

/** Kept, since many test quotes share a line. */
interface KnownLine {
  readonly our: WorkedLine
  readonly traits: () => Traits
  readonly byKey: Map<string, WorkedLine>
}

const knownLines = new WeakMap<PlainLine, KnownLine>()

/** As many as the explanations that a test quote distinguishes. */
const MAX_KEPT_CHOICES = 8

export function linesBy(working: Working, document: PlainDocument): WorkedLines {
  const { choices, lineKey: key } = working
  const { ours, byKey } = knownOf(document)
  const before = byKey.get(key)
  if (before !== undefined) return before
  const isEvery = affectsEveryLine(choices)
  const mayChange = isEvery ? undefined : canChangeLine(choices)
  const rate = document.taxRate ?? ZERO
  const keyOfLine = isEvery ? `${key},${plainText(rate)}` : key
  const lines = document.lines.map((line) => {
    const known = knownLineOf(line, document)
    if (mayChange !== undefined && !mayChange(known.traits())) return known.our
    const made = known.byKey.get(keyOfLine) ?? workedLine(working, line, rate)
    if (known.byKey.size < MAX_KEPT_CHOICES) known.byKey.set(keyOfLine, made)
    return made
  })
  const isOurs = lines.every((line, index) => line === ours.lines[index])
  const made = isOurs ? ours : withSums(working, lines)
  if ((byKey.size + 1) * lines.length <= MAX_KEPT_LINES) byKey.set(key, made)
  return made
}

function knownOf(document: PlainDocument): KnownLines {
  const before = knownDocuments.get(document)
  if (before !== undefined) return before
  const working = workingBy(OUR_CHOICES)
  const ours = withSums(
    working,
    document.lines.map((line) => knownLineOf(line, document).our),
  )
  const made = { ours, byKey: new Map([[working.lineKey, ours]]) }
  knownDocuments.set(document, made)
  return made
}

function knownLineOf(line: PlainLine, document: PlainDocument): KnownLine {
  const before = knownLines.get(line)
  if (before !== undefined) return before
  let traits: Traits | undefined
  const made = {
    our: workedLine(workingBy(OUR_CHOICES), line, document.taxRate ?? ZERO),
    traits: () => (traits ??= traitsOf({ ...document, lines: [line], adjustments: [] })),
    byKey: new Map<string, WorkedLine>(),
  }
  knownLines.set(line, made)
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
