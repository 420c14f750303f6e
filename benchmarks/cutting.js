/**
 * Prints how many bars the cut lists of `test/flashing/cutting-lists.ts` take, their bound, and the time of the
 * processor. Run `npm run build` first.
 */
import { build } from 'esbuild'
import { cutList } from '../dist/flashing.js'

const path = new URL('../test/flashing/cutting-lists.ts', import.meta.url).pathname
const { outputFiles } = await build({ entryPoints: [path], bundle: true, write: false, format: 'esm' })
const lists = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
)

const sets = {
  'GAMS and Chvátal': [lists.CHVATAL],
  'rolls of 5600 mm': [lists.ROLLS],
  'up to 100 pieces': lists.smallLists(),
  roofing: lists.roofingLists(),
}

console.log('| set | lists | bars | bound | proven | ms |\n|---|---|---|---|---|---|')
for (const [name, set] of Object.entries(sets)) console.log(rowOf(name, set))

function rowOf(name, set) {
  const results = set.map(planned)
  const sum = (figure) => results.reduce((total, result) => total + figure(result), 0)
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1)
  const figures = [set.length, sum(({ bars }) => bars), sum(({ atLeast }) => atLeast)]
  const proven = sum(({ bars, atLeast }) => Number(bars === atLeast))
  return `| ${[name, ...figures, proven, `${at(0.5)} / ${at(0.95)} / ${at(1)}`].join(' | ')} |`
}

function planned({ pieces, stock, kerf }) {
  const subitems = pieces.map(([amount, length]) => ({ amount, length }))
  const start = process.cpuUsage()
  const { value } = cutList({ subitems }, { currency: 'AUD' }, { stockLengthMm: stock, kerfMm: kerf })
  const { user, system } = process.cpuUsage(start)
  return { bars: value.stock.bars, atLeast: value.stock.atLeast, ms: (user + system) / 1000 }
}
