import type { Account, Advisory, FlashingLine } from '../index.js'
import { blockTable } from './block-table.js'
import { flashingFigures } from './flashing-figures.js'
import { flashingPieces } from './flashing-pieces.js'
import { flashingSides } from './flashing-sides.js'
import { materialDetails } from './material-details.js'
import type { MeasuredLine } from './measured-line.js'
import { pointerTable } from './pointer-table.js'
import { printable } from './printable.js'
import type { TableLook } from './table-look.js'

export interface FlashingTableSettings extends TableLook {
  /** The account that it was measured with. */
  readonly account: Account
}

/** Figures stand near what they are of: blocks of few columns are narrower than a document. */
const widestBlock = 72

/** A measured flashing for a person: its figures, how they came about, and what is odd about it. */
export function flashingTable(measuredLine: MeasuredLine, settings: FlashingTableSettings): string {
  const { line, advisories } = measuredLine
  const { account, ink, width } = settings
  const blocks = [
    flashingFigures(measuredLine, account),
    ...flashingSides(measuredLine),
    ...flashingPieces(measuredLine, account),
  ]
  return `${[
    heading(line, settings),
    ...blocks.map((block) => blockTable(block, { ink, width: Math.min(width, widestBlock) })),
    advice(advisories, settings),
  ].join('\n\n')}\n`
}

function heading(line: FlashingLine, { account, ink }: FlashingTableSettings): string {
  const rest = [...materialDetails(line), `all amounts in ${account.currency}`].join(' · ')
  return `${ink.strong(printable(line.productName ?? 'Flashing'))}\n${ink.faint(printable(rest))}`
}

function advice(advisories: readonly Advisory[], { ink, width }: FlashingTableSettings): string {
  if (advisories.length === 0) return ink.faint('Nothing is odd about it.')
  return pointerTable(
    advisories.map(({ param, message, severity, code }) => ({
      param,
      message,
      mark: `${severity}: ${code}`,
    })),
    { headings: ['Where', 'What is odd'], whole: 'the flashing', ink, width },
  )
}
