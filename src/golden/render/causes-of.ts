import { ownFields } from '../../problem/own-fields.js'
import type { CauseRow, FirstFigure, GoldenReport, GoldenSample, ShrunkSample } from '../report.js'

/** A cause in all its currencies. */
export interface Cause {
  readonly id: string
  /** Counts from 1. */
  readonly number: number
  readonly first: CauseRow
  readonly rows: readonly CauseRow[]
  readonly documents: number
  readonly lines: number
  readonly firstFigure: FirstFigure | undefined
  readonly samples: readonly CurrencySample[]
  readonly isPartEnough: boolean
  readonly shrunk: (ShrunkSample & { readonly currency: string }) | undefined
  /** Undefined unless the cause is accepted in every currency. */
  readonly accepted: string | undefined
  /** The line of the first sample that has one, in the file of requests. */
  readonly line: number | undefined
}

export interface CurrencySample extends GoldenSample {
  readonly currency: string
}

export function causesOf({ causes }: GoldenReport): readonly Cause[] {
  const rows = new Map<string, [CauseRow, ...CauseRow[]]>()
  for (const row of causes) {
    const known = rows.get(row.cause)
    if (known === undefined) rows.set(row.cause, [row])
    else known.push(row)
  }
  return [...rows.values()].map((all, index) => causeOf(all, index + 1))
}

function causeOf(rows: readonly [CauseRow, ...CauseRow[]], number: number): Cause {
  const [first] = rows
  const samples = rows.flatMap((row) =>
    row.samples.map((sample) => ownFields({ ...sample, currency: row.currency })),
  )
  const shrunk = rows.flatMap((row) =>
    row.shrunk === undefined ? [] : [{ ...row.shrunk, currency: row.currency }],
  )
  return {
    id: first.cause,
    number,
    first,
    rows,
    documents: rows.reduce((sum, row) => sum + row.documents, 0),
    lines: rows.reduce((sum, row) => sum + row.lines, 0),
    firstFigure: rows.find(({ firstFigure }) => firstFigure !== undefined)?.firstFigure,
    samples,
    isPartEnough: rows.some((row) => row.isPartEnough === true),
    shrunk: shrunk[0],
    accepted: rows.every(({ accepted }) => accepted !== undefined) ? first.accepted : undefined,
    line: samples.find(({ line }) => line !== undefined)?.line,
  }
}

export function currenciesOf({ causes, sums }: GoldenReport): readonly string[] {
  return [...new Set([...sums, ...causes].map(({ currency }) => currency))]
}
