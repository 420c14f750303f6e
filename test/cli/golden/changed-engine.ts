import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../../..')

export interface SourceChange {
  readonly file: string
  readonly text: string
  readonly becomes: string
}

/** Rounds ties to the even cent. The fast path leaves all rounding to the reference. */
export const HALF_EVEN: readonly SourceChange[] = [
  {
    file: 'number/reference.ts',
    text: '  return (2n * dividend + half) / (2n * divisor)',
    becomes: `  const nearest = (2n * dividend + half) / (2n * divisor)
  const isTie = (2n * dividend + half) % (2n * divisor) === 0n
  return isTie && nearest % 2n !== 0n ? nearest - (half === divisor ? 1n : -1n) : nearest`,
  },
  {
    file: 'number/fast.ts',
    text: 'export function roundedProduct(a: number, b: number, places: number): number {',
    becomes:
      'export function roundedProduct(a: number, b: number, places: number): number {\n  if (places >= 0) return NaN',
  },
]

export const NO_LINE_DISCOUNTS: readonly SourceChange[] = [
  {
    file: 'pricing/formulas.ts',
    text: 'return centsOfProduct(lessPercentage(unitPrice, discount), factor)',
    becomes: 'void discount\n  return centsOfProduct(unitPrice, factor)',
  },
  // The fast path for ordinary lines has its own arithmetic.
  {
    file: 'engine/fast/line-figures.ts',
    text: 'roundedProduct(factor, price * (WHOLE - discount), factorDecimals + DISCOUNTED_DECIMALS)',
    becomes: 'roundedProduct(factor, price * WHOLE, factorDecimals + DISCOUNTED_DECIMALS)',
  },
]

/** Follows T3 of version 0.1.0: the share of a discount is the unbounded quotient, or 0 at a subtotal of 0. */
export const SHARE_WITHOUT_BOUNDS: readonly SourceChange[] = [
  {
    file: 'tax/tax.ts',
    text: 'if (!isShareBetweenBounds(taxable, whole)) return taxableSubtotal > 0 ? discount : 0',
    becomes: 'if (subtotal === 0) return 0',
  },
]

/** Throws unless each passage occurs exactly once. */
export async function buildChangedEngine(changes: readonly SourceChange[], outfile: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'src/cli/main.ts')],
    outfile,
    bundle: true,
    // The published command does not include its optional packages.
    external: ['bullmq', 'ioredis'],
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
    plugins: [
      {
        name: 'changed sources',
        setup(builder) {
          for (const { file } of changes) {
            const filter = new RegExp(`/src/${file.replace('.', '\\.')}$`)
            builder.onLoad({ filter }, ({ path }) => ({
              contents: changes
                .filter((change) => change.file === file)
                .reduce(changed, readFileSync(path, 'utf8')),
              loader: 'ts',
            }))
          }
        },
      },
    ],
  })
}

function changed(source: string, { file, text, becomes }: SourceChange): string {
  const parts = source.split(text)
  if (parts.length !== 2)
    throw new Error(`${file} contains this passage ${String(parts.length - 1)} times: ${text}`)
  return parts.join(becomes)
}
