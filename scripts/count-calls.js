/**
 * Counts the files, functions and calls between `priceQuote` and its result for one line, with V8's precise coverage.
 * The line is a catalogue line with two measurements, cost and discount, in a parsed account with tax. The fast path
 * prices it once. The engine prices it once more, with its strategy as an integer.
 *
 * - `node scripts/count-calls.js` measures this checkout;
 * - `node scripts/count-calls.js --list` also lists every function, with its number of calls.
 */
import { Session } from 'node:inspector/promises'
import { rmSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = join(root, '.tmp/calls')

/** Limits files and calls, so that one person can follow the path from a request to its result. */
const PATHS = {
  'the fast path': { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', maxFiles: 29, maxCalls: 133 },
  'the engine': { pricingStrategy: 2, maxFiles: 32, maxCalls: 200 },
}

const account = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const requestBy = (pricingStrategy) => ({
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines: [
    {
      catalogue: {
        productId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3',
        productName: 'Corrugated sheet',
        pricing: {
          pricingStrategy,
          unitPrice: { amountMicros: '18500000', currency: 'AUD' },
          cost: { amountMicros: '11230000', currency: 'AUD' },
          discount: '7.5',
          measurements: [{ length: '2.4', amount: '3' }, { length: '0.2' }],
        },
      },
    },
  ],
})

const { priceQuote, parseAccount } = await sourceAsModules()
const settings = parseAccount(account).value
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
for (const [path, { pricingStrategy, maxFiles, maxCalls }] of Object.entries(PATHS)) {
  const calls = await callsOf(requestBy(pricingStrategy))
  const files = new Set(calls.map(({ file }) => file))
  if (process.argv.includes('--list')) {
    for (const { file, name, count } of calls.sort((a, b) => b.count - a.count))
      console.log(`${String(count).padStart(5)}  ${file}  ${name}`)
  }
  const count = calls.reduce((sum, { count }) => sum + count, 0)
  console.log(`${path}: ${files.size} files, ${calls.length} functions, ${count} calls`)
  if (files.size > maxFiles || count > maxCalls) {
    console.error(`A line may pass through ${maxFiles} files and ${maxCalls} calls at most on ${path}.`)
    process.exitCode = 1
  }
}
rmSync(folder, { recursive: true, force: true })

async function callsOf(request) {
  if (!priceQuote(request, settings).ok) throw new Error('the document must be right')
  await session.post('Profiler.takePreciseCoverage') // discards the calls so far
  priceQuote(request, settings)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const home = pathToFileURL(folder).href
  return result
    .filter(({ url }) => url.startsWith(home))
    .flatMap(({ url, functions }) =>
      functions
        .map(({ functionName, ranges: [{ count }] }) => ({
          file: url.slice(home.length + 1).replace(/\.js$/, '.ts'),
          name: functionName || '(anonymous)',
          count,
        }))
        .filter(({ count }) => count > 0),
    )
}

async function sourceAsModules() {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('cli'))
    .map((file) => join(root, 'src', file))
  await build({ entryPoints: sources, outdir: folder, format: 'esm', target: 'es2022', logLevel: 'error' })
  return import(pathToFileURL(join(folder, 'entries/index.js')).href)
}
