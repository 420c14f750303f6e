import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LONG_FILES, LONG_SIZES } from './long.ts'

const HAS_SIZES = /from 'fast-check'|\/run-size\.js'/
const HAS_LONG_TITLES = new RegExp(`^describe\\('adversarial |${LONG_SIZES.source}`, 'm')
const root = join(import.meta.dirname, '..')

function filesThat(contain: (text: string) => boolean): readonly string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('test', name))
    .filter((file) => contain(readFileSync(join(root, file), 'utf8')))
    .sort()
}

/** `npm test` runs these files at a smaller size, or leaves out tests with long titles. */
export function filesAtTwoSizes(): readonly string[] {
  return filesThat((text) => HAS_SIZES.test(text) || HAS_LONG_TITLES.test(text))
}

/** Only the tests with long titles of these files are missing in `npm test`. */
export function filesWithLongTitles(): readonly string[] {
  return filesThat((text) => !HAS_SIZES.test(text) && HAS_LONG_TITLES.test(text)).filter(
    (file) => !LONG_FILES.includes(file),
  )
}
