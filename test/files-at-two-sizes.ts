import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Lists the test files that `npm test` runs at a smaller size: tests of properties on random cases, and of
 * large adversarial input.
 */
export function filesAtTwoSizes(): readonly string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('test', name))
    .filter((file) =>
      /from 'fast-check'|^describe\('adversarial /m.test(readFileSync(join(root, file), 'utf8')),
    )
    .sort()
}
