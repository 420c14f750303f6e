import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LONG_SIZES } from './long.ts'

const AT_TWO_SIZES = new RegExp(
  `from 'fast-check'|/run-size\\.js'|^describe\\('adversarial |${LONG_SIZES.source}`,
  'm',
)
const root = join(import.meta.dirname, '..')

/** `npm test` runs these files at a smaller size. */
export function filesAtTwoSizes(): readonly string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('test', name))
    .filter((file) => AT_TWO_SIZES.test(readFileSync(join(root, file), 'utf8')))
    .sort()
}
