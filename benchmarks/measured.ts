/**
 * Measures the figures that pages give for diagnosis, parts and cutting plans, and writes docs/measured.json.
 * Afterwards, `npm run generate` writes the tables of the pages.
 *
 * `npx tsx benchmarks/measured.ts` takes minutes. With 0.1 after it, it measures a tenth of the documents.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { cutList as CutList } from '../src/entries/flashing.js'
import { seededRows } from '../test/diagnose/seeded-sets.js'
import {
  CHVATAL,
  roofingLists,
  ROLLS,
  schollLists,
  schwerinLists,
  smallLists,
  tripletLists,
  uniformLists,
  type CuttingList,
} from '../test/flashing/cutting-lists.js'
import { partsOfDocuments } from '../test/solve/parts-of-documents.js'

/** The commit before cutting was planned by column generation. */
const EARLIER = '460660b5^'
const share = Number(process.argv[2] ?? 1)
const root = join(import.meta.dirname, '..')

async function cutListIn(folder: string): Promise<typeof CutList> {
  const entry = (await import(join(folder, 'src/entries/flashing.ts'))) as {
    readonly cutList: typeof CutList
  }
  return entry.cutList
}

/** Unpacks the sources of the earlier commit, and returns their folder. */
function earlierSources(): string {
  const folder = join(root, '.tmp/before-cutting')
  if (existsSync(folder)) return folder
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', EARLIER, 'src', 'package.json', 'tsconfig.json'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  return folder
}

interface Planned {
  readonly bars: number
  readonly bound: number
  readonly ms: number
}

function plannedBy(cutList: typeof CutList, { pieces, stock, kerf }: CuttingList): Planned {
  const subitems = pieces.map(([amount, length]) => ({ amount, length }))
  const start = process.cpuUsage()
  const list = cutList({ subitems }, { currency: 'AUD' }, { stockLengthMm: stock, kerfMm: kerf })
  const { user, system } = process.cpuUsage(start)
  const plan = list.ok ? list.value.stock : undefined
  if (plan?.isPacked !== true) throw new Error('a list of these has a plan')
  return { bars: plan.bars, bound: plan.atLeast, ms: (user + system) / 1000 }
}

function cuttingRow(set: string, lists: readonly CuttingList[], before: typeof CutList, now: typeof CutList) {
  const [earlier, plans] = [before, now].map((cutList) => lists.map((list) => plannedBy(cutList, list)))
  const sum = (of: readonly Planned[] = [], figure: (plan: Planned) => number): number =>
    of.reduce((total, plan) => total + figure(plan), 0)
  const times = (of: readonly Planned[] = []): readonly string[] => {
    const sorted = of.map(({ ms }) => ms).sort((a, b) => a - b)
    return [0.5, 0.95, 1].map((part) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1),
    )
  }
  return {
    set,
    lists: lists.length,
    barsBefore: sum(earlier, ({ bars }) => bars),
    bars: sum(plans, ({ bars }) => bars),
    bound: sum(plans, ({ bound }) => bound),
    proven: sum(plans, ({ bars, bound }) => Number(bars === bound)),
    msBefore: times(earlier),
    ms: times(plans),
  }
}

const [before, now] = [await cutListIn(earlierSources()), await cutListIn(root)]
const measured = {
  cutting: [
    cuttingRow('GAMS and Chvátal', [CHVATAL], before, now),
    cuttingRow('rolls of 5600 mm', [ROLLS], before, now),
    cuttingRow('up to 100 pieces', smallLists(), before, now),
    cuttingRow('roofing', roofingLists(), before, now),
    cuttingRow('Falkenauer, uniform', uniformLists(), before, now),
    cuttingRow('Falkenauer, triplets', tripletLists(), before, now),
    cuttingRow('Scholl, first class', schollLists(), before, now),
    cuttingRow('Schwerin', schwerinLists(), before, now),
  ],
  seeded: seededRows(5_000 * share),
  parts: (['total', 'amount'] as const).map((field) => partsOfDocuments(field, 50_000 * share)),
}
writeFileSync(join(root, 'docs/measured.json'), `${JSON.stringify(measured, null, 2)}\n`)
