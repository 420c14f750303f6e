import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export function pageAt(path: string): string {
  return readFileSync(root + path, 'utf8')
}

/** Leaves out installed packages and the reference of the API. */
export function pagesOfDocs(): readonly string[] {
  return readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md') && !/\/node_modules\/|^docs\/api\//.test(file))
}

export function betweenMarks(page: string, start: string, end: string, text: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The page has no place between ${start} and ${end}`)
  return `${page.slice(0, from + start.length)}\n\n${text.trimEnd()}\n\n${page.slice(to)}`
}
