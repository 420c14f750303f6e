import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../', import.meta.url))
const packed = packageJson.files.filter((path) => !path.startsWith('!') && !path.includes('*'))
const left = packageJson.files.filter((path) => path.startsWith('!')).map((path) => path.slice(1))

/** Tells whether the package has a file or a folder of the repository. */
function isPacked(path: string): boolean {
  if (left.includes(path) || !existsSync(root + path)) return false
  const isPage = dirname(path) === 'docs' && path.endsWith('.md')
  return isPage || path === 'README.md' || packed.some((one) => path === one || path.startsWith(`${one}/`))
}

const pages = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
].filter(isPacked)

test('README and the pages for tasks are in the package', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/how-to/server.md', 'docs/why/index.md']))
})

test.each(pages)('%s links only files of the package', (page) => {
  const text = readFileSync(root + page, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) =>
    normalize(join(dirname(page), target)),
  )
  expect(targets.filter((target) => !isPacked(target))).toEqual([])
})
