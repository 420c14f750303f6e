import { readFileSync, writeFileSync } from 'node:fs'

const page = new URL('../../docs/compatibility.md', import.meta.url)
const PLACE = /(?<=<!-- results -->\n)[^]*?(?=<!-- end of results -->)/

export function writePage(text) {
  const before = readFileSync(page, 'utf8')
  if (!PLACE.test(before)) throw new Error('docs/compatibility.md has no place for results')
  const after = before.replace(PLACE, () => `\n${text}\n\n`)
  writeFileSync(page, after)
}
