import bundleSizes from '../../docs/bundle-sizes.json' with { type: 'json' }
import packageSize from '../../docs/package-size.json' with { type: 'json' }

export type Bundles = readonly { readonly name: string; readonly kilobytes: number }[]
export type PackageSize = Readonly<Record<keyof typeof packageSize, number>>

interface Goal {
  readonly what: string
  /** The size before the package had only ES modules. Absent if nobody measured it. */
  readonly first?: number
  readonly goal: number
  readonly unit: 'kB' | 'MB' | ''
  readonly reachedBy: (bundles: Bundles, size: PackageSize) => number
}

const megabytes = (kilobytes: number): number => kilobytes / 1000

function ofBundle(name: string): Goal['reachedBy'] {
  return (bundles) => {
    const found = bundles.find((bundle) => bundle.name === name)
    if (found === undefined) throw new Error(`No bundle is called ${name}`)
    return found.kilobytes
  }
}

const GOALS: readonly Goal[] = [
  { what: 'tarball', first: 4.1, goal: 1.1, unit: 'MB', reachedBy: (_, { packed }) => megabytes(packed) },
  {
    what: 'unpacked',
    first: 19.6,
    goal: 4.5,
    unit: 'MB',
    reachedBy: (_, { unpacked }) => megabytes(unpacked),
  },
  { what: 'files', first: 479, goal: 240, unit: '', reachedBy: (_, { files }) => files },
  {
    what: 'declarations',
    first: 1230,
    goal: 465,
    unit: 'kB',
    reachedBy: (_, { declarations }) => declarations,
  },
  { what: '`lineTotal`', first: 15, goal: 13, unit: 'kB', reachedBy: ofBundle('one rule: lineTotal') },
  {
    what: '`priceQuote` and `parseAccount`',
    first: 33,
    goal: 29,
    unit: 'kB',
    reachedBy: ofBundle('priceQuote and parseAccount'),
  },
  { what: '`priceLines`', goal: 25, unit: 'kB', reachedBy: ofBundle('priceLines') },
  { what: '`quotewright/form`', goal: 36, unit: 'kB', reachedBy: ofBundle('quotewright/form') },
  {
    what: '`quotewright/designer-element`',
    first: 77.9,
    goal: 52,
    unit: 'kB',
    reachedBy: ofBundle('quotewright/designer-element, at first'),
  },
  { what: '`quotewright`', first: 81, goal: 66, unit: 'kB', reachedBy: ofBundle('quotewright') },
  {
    what: '`quotewright/service`',
    first: 111,
    goal: 78,
    unit: 'kB',
    reachedBy: ofBundle('quotewright/service'),
  },
  {
    what: '`quotewright/golden`',
    first: 92.6,
    goal: 74,
    unit: 'kB',
    reachedBy: ofBundle('quotewright/golden'),
  },
]

/** Compares each size with its goal, as a table in Markdown. */
export function goalTable(bundles: Bundles = bundleSizes, size: PackageSize = packageSize): string {
  const rows = GOALS.map(({ what, first, goal, unit, reachedBy }) => {
    const reached = reachedBy(bundles, size)
    const shown = (figure: number): string => `${figure.toFixed(decimalsOf(unit))} ${unit}`.trim()
    return [
      what,
      first === undefined ? 'not measured' : shown(first),
      `≤ ${shown(goal)}`,
      shown(reached),
      reached <= goal ? 'reached' : `**missed** by ${shown(reached - goal)}`,
    ]
  })
  const head = ['what', 'first', 'goal', 'now', 'goal reached?']
  return [head, ['---', '--:', '--:', '--:', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function decimalsOf(unit: Goal['unit']): number {
  return { kB: 1, MB: 2, '': 0 }[unit]
}
