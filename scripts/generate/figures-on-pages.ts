import packageJson from '../../package.json' with { type: 'json' }
import bundleSizes from '../../docs/bundle-sizes.json' with { type: 'json' }
import { POLICY_RECORDS } from '../../src/policies/policies.js'
import { advisoryCodes } from '../../src/problem/advisory-codes.js'
import { operations } from '../../src/service/data/operations.js'
import vectors from '../../test/vectors/index.json' with { type: 'json' }
import serviceVectors from '../../test/vectors/service/index.json' with { type: 'json' }
import type { GeneratedFile } from './generated-file.js'
import { betweenMarks, pageAt, pagesOfDocs } from './pages.js'
import { goalTable } from './size-goals.js'
import { PROBLEMS, SERVICE_PROBLEMS } from './problems.js'

interface Figure {
  readonly words: string
  readonly count: number
}

const rulesOf = (page: string): number => pageAt(page).match(/^### [A-Z]\d+\./gm)?.length ?? 0

/** Wherever a page has a number before these words, the number is generated, so that no two pages can differ. */
function figures(): readonly Figure[] {
  return [
    { words: 'operations', count: operations.length },
    { words: 'problem codes', count: PROBLEMS.length + SERVICE_PROBLEMS.length },
    { words: 'codes of pricing', count: PROBLEMS.length },
    { words: 'codes of the service', count: SERVICE_PROBLEMS.length },
    { words: 'kinds of advice', count: advisoryCodes.length },
    { words: 'policies', count: Object.keys(POLICY_RECORDS).length },
    { words: 'rules of pricing', count: rulesOf('docs/rules.md') },
    { words: 'rules of the service', count: rulesOf('docs/service-rules.md') },
    {
      words: 'import paths',
      count: Object.keys(packageJson.exports).filter((path) => !/\*|json$/.test(path)).length,
    },
    { words: 'public vectors', count: vectors.cases },
    { words: 'calls of the service', count: serviceVectors.cases },
  ]
}

export function withFigures(text: string): string {
  return figures().reduce(
    (page, { words, count }) =>
      page.replace(
        new RegExp(String.raw`(?<![\d.,:–-])\b\d[\d,]*(?= ${words}\b)`, 'g'),
        count.toLocaleString('en-AU'),
      ),
    text,
  )
}

const SIZES = 'docs/why/size.md'
const START = '<!-- generated from docs/bundle-sizes.json by npm run generate: start -->'
const END = '<!-- generated: end -->'
const GOALS_START = '<!-- sizes and their goals, by npm run generate: start -->'
const GOALS_END = '<!-- sizes and their goals: end -->'

export function figuresOnPages(files: readonly GeneratedFile[]): readonly GeneratedFile[] {
  const generated = new Map(files.map(({ path, text }) => [path, text]))
  return pages().flatMap((path) => {
    const before = generated.get(path) ?? pageAt(path)
    const text = withFigures(path === SIZES ? withSizes(before) : before)
    return text === before && path !== SIZES ? [] : [{ path, text }]
  })
}

/** Leaves out reports of measurements, which keep the figures of their run. */
function pages(): readonly string[] {
  const inDocs = pagesOfDocs().filter((file) => !/^docs\/examples\/|measurements/.test(file))
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'test/vectors/README.md', ...inDocs.sort()]
}

function withSizes(page: string): string {
  return betweenMarks(betweenMarks(page, START, END, sizeTable()), GOALS_START, GOALS_END, goalTable())
}

function sizeTable(): string {
  const rows = bundleSizes.map(({ name, kilobytes }) => `| ${name} | ${kilobytes.toFixed(1)} kB |`)
  return ['| import | minified and gzipped |', '|---|---|', ...rows].join('\n')
}
