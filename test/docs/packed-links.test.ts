import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../', import.meta.url))
const pages = readdirSync(`${root}docs`).filter((name) => name.endsWith('.md'))
const packed = packageJson.files.filter((path) => !path.startsWith('!') && !path.includes('*'))
const left = packageJson.files.filter((path) => path.startsWith('!')).map((path) => path.slice(1))

/** Tells whether the package has a file of the repository. */
function isPacked(path: string): boolean {
  if (left.includes(path) || !existsSync(root + path)) return false
  const isPage = dirname(path) === 'docs' && path.endsWith('.md')
  return isPage || path === 'README.md' || packed.some((one) => path === one || path.startsWith(`${one}/`))
}

test.each(pages.map((page) => `docs/${page}`).filter(isPacked))(
  '%s links only files of the package',
  (page) => {
    const text = readFileSync(root + page, 'utf8')
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) =>
      normalize(join(dirname(page), target)),
    )
    expect(targets.filter((target) => !isPacked(target))).toEqual([])
  },
)
