export interface PrintedPiece {
  readonly text: string
  /** The number of the rule that the piece names, such as `L3`. */
  readonly rule?: string
  /** Whether the piece stands for hidden figures. */
  readonly isMore?: boolean
}

export interface PrintedLine {
  /** The indent of continued lines, in characters. */
  readonly indent: number
  readonly pieces: readonly PrintedPiece[]
}

/** Matches the sentence of a rule below an explanation: `L3 The total of a line.` */
const SENTENCE = /^([A-Z][0-9]+) {2}/

/** Splits an explanation into lines. Marks the number of each rule whose sentence is below the explanation. */
export function printedLines(text: string): readonly PrintedLine[] {
  const lines = text.trimEnd().split('\n')
  const rules = new Set(lines.flatMap((line) => SENTENCE.exec(line)?.[1] ?? []))
  return lines.map((line) => ({
    indent: SENTENCE.exec(line)?.[0].length ?? (/^[│├└─ ]*/.exec(line)?.[0] ?? '').length + 2,
    pieces: line
      .split(/(\b[A-Z][0-9]+\b|… [0-9]+ more$)/)
      .filter((piece) => piece !== '')
      .map((piece) => ({
        text: piece,
        ...(rules.has(piece) && { rule: piece }),
        ...(piece.startsWith('… ') && { isMore: true }),
      })),
  }))
}
