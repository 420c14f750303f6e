import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const home = fileURLToPath(new URL('../../', import.meta.url))

/** A word that is no longer used, and the word to use instead. */
interface Retired {
  readonly use: string
  /** The entry of the glossary in CONTRIBUTING.md that explains the word to use. */
  readonly term?: string
  /** Not allowed as a word of prose, nor as a part of a name: `told` is a part of `figuresTold`. */
  readonly words?: readonly string[]
  /** Not allowed as a whole name; with a bracket, only where it is called or declared as a function. */
  readonly names?: readonly string[]
  /** Not allowed in prose. */
  readonly phrases?: readonly string[]
  /** Phrases that contain a retired one and may be used. */
  readonly allowed?: readonly string[]
}

const RETIRED: readonly Retired[] = [
  { words: ['tell', 'tells', 'telling', 'told', 'teller'], use: 'say, report, show; message, format' },
  {
    words: ['findings'],
    names: ['Finding', 'finding'],
    use: 'LocatedProblem, problems; failure',
    term: 'located problem',
  },
  { names: ['shown('], use: 'preview', term: 'preview' },
  { names: ['reportPlain'], use: 'addProblem' },
  { names: ['way'], use: 'path', term: 'pointer' },
  { names: ['refused(', 'answered('], use: 'invalid, validated' },
  { names: ['Charging', 'charging'], use: 'PricingMethod, method', term: 'pricing method' },
  { names: ['priceOf', 'countedPrice'], use: 'unitPriceOf, total' },
  { names: ['echoedPricing', 'unsentPricing'], use: 'pricingAsSupplied' },
  {
    names: ['grossAmount'],
    phrases: ['gross amount'],
    use: 'amountBeforeDiscount, amount before discount',
    term: 'amount before discount',
  },
  { names: ['offCut'], phrases: ['off-cut', 'off-cuts'], use: 'offcut', term: 'offcut' },
  { names: ['cutAllowance'], phrases: ['cut allowance'], use: 'kerf', term: 'kerf' },
  { words: ['tier', 'tiers'], use: 'kit level, level', term: 'kit level' },
  { names: ['HandedOut'], use: 'OpenDocumentHandle', term: 'open document' },
  { names: ['Surroundings'], use: 'ProcessIo' },
  { names: ['AsSent'], use: 'a type that ends in Input' },
  { names: ['PlainCode'], use: 'CodeWithoutDetails' },
  { phrases: ['plain/'], use: 'api/' },
  { words: ['beside'], use: 'next to, with, in addition to, near' },
  {
    phrases: ['stand', 'stands', 'stood'],
    allowed: ['stand for', 'stands for', 'stood for', 'stand in for', 'stands in for', 'sent stands'],
    use: 'is, is kept',
  },
  { phrases: ['no such'], use: 'what is missing, by its name' },
  { phrases: ['of which nothing'], use: 'unknown' },
]

/** The names of a file, and everything in it that people read, in lower case. */
interface Words {
  readonly names: ReadonlySet<string>
  readonly prose: string
}

/** Of code: its comments and its texts in quotes, paths of imports included. */
function wordsOfCode(code: string): Words {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest)
  const names = new Set<string>()
  let prose = ''
  const visit = (node: ts.Node): void => {
    const parts = node.getChildren(file).filter((part) => !ts.isJSDoc(part))
    // In front of a token stand white space and comments, and nothing else.
    if (parts.length === 0) prose += code.slice(node.getFullStart(), node.getStart(file))
    if (ts.isIdentifier(node)) {
      names.add(node.text)
      if (code[node.end] === '(') names.add(`${node.text}(`)
    }
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) prose += ` ${node.text} `
    parts.forEach(visit)
  }
  visit(file)
  return { names, prose: normalised(prose.replaceAll(/\n\s*\* ?/g, ' ')) }
}

/** Of a page: all of its text, and the names in its code. */
function wordsOfPage(page: string): Words {
  const code = [...page.matchAll(/```[^]*?```|`[^`\n]+`/g)]
    .map(([span]) => span.replaceAll(/"[^"]*"|'[^']*'/g, ''))
    .join(' ')
  return { names: new Set(code.match(/[A-Za-z_$][\w$]*\(?/g)), prose: normalised(page) }
}

const normalised = (text: string): string => text.replaceAll(/\s+/g, ' ').toLowerCase()

/** The retired words among these, each with what to use instead. */
function retiredIn({ names, prose }: Words): readonly string[] {
  const partsOfNames = new Set([...names].flatMap(partsOf))
  return RETIRED.flatMap(({ use, words = [], names: whole = [], phrases = [], allowed = [] }) => {
    const rest = allowed.reduce((text, phrase) => text.replaceAll(phrase, ''), prose)
    const isSaid = (phrase: string): boolean =>
      new RegExp(`(?<!\\w)${phrase}${phrase.endsWith('/') ? '' : '(?!\\w)'}`).test(rest)
    return [
      ...words.filter((word) => partsOfNames.has(word) || isSaid(word)),
      ...whole.filter((name) => names.has(name)),
      ...phrases.filter(isSaid),
    ].map((word) => `${word}: use ${use}`)
  })
}

/** The words of a name in camel case or in capitals. */
function partsOf(name: string): readonly string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((word) => word.toLowerCase())
}

/** The sentences of a file of data: what a case shows, and why. */
function wordsOfData(text: string): Words {
  const sentences = text.matchAll(/"(?:name|why|shows|about|title)": "([^"]*)"/g)
  return { names: new Set(), prose: [...sentences].map(([, sentence]) => sentence).join('. ') }
}

function wordsOf(path: string, text: string): Words {
  if (path.endsWith('.json')) return wordsOfData(text)
  return path.endsWith('.md') ? wordsOfPage(text) : wordsOfCode(text)
}

const FOLDERS = ['src', 'test', 'scripts', 'docs', 'benchmarks', 'api']
const ROOT_FILES = readdirSync(home).filter((file) => /\.(js|ts|md)$/.test(file))

/** The list itself, and the changelog, which lists what was renamed. */
const EXCEPT: ReadonlySet<string> = new Set(['test/docs/retired-words.test.ts', 'CHANGELOG.md'])

const files = [
  ...ROOT_FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(`${home}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|ts|md|json)$/.test(file) && !file.includes('node_modules'))
      // What is built of the site.
      .filter((file) => folder !== 'docs' || !/^(api|\.vitepress\/(cache|dist|\.temp))\//.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ),
].filter((file) => !EXCEPT.has(file))

describe('retired words', () => {
  test.each(files)('%s uses none', (path) => {
    const text = readFileSync(`${home}${path}`, 'utf8')
    const { names, prose } = wordsOf(path, text)
    expect(retiredIn({ names, prose: `${path.replaceAll(/[-/]/g, ' ')} ${prose}` })).toEqual([])
  })

  test.each(RETIRED.flatMap(({ term }) => term ?? []))(
    '%s, which replaces one, is in the glossary',
    (term) => {
      const glossaries = ['CONTRIBUTING.md', 'docs/glossary.md'].map((page) =>
        readFileSync(`${home}${page}`, 'utf8'),
      )
      expect(glossaries.join('\n')).toMatch(new RegExp(`^\\| ${term} \\|`, 'm'))
    },
  )

  test('are found in names, in comments and in texts', () => {
    const code = `
      import { priced } from './plain/price.js'
      /** A price as it was
       *  told. */
      const figuresPrice = 'tier' // next to the
      /* other findings */
      export const cutAllowance = \`no such \${shown(figuresPrice)}\`
    `
    expect(retiredIn(wordsOfCode(code)).map((found) => found.split(':')[0])).toEqual([
      'told',
      'findings',
      'shown(',
      'cutAllowance',
      'tier',
      'plain/',
      'no such',
    ])
  })

  test('are found as parts of names', () => {
    expect(retiredIn(wordsOfCode('const figuresTold = MOST_FINDINGS + besideTies')).length).toBe(3)
  })

  test('are found on pages, in sentences and in code', () => {
    const page = 'A total\nstands next to `grossAmount`.'
    expect(retiredIn(wordsOfPage(page)).map((found) => found.split(':')[0])).toEqual([
      'grossAmount',
      'stands',
    ])
  })

  test('are not found within other words and phrases that are allowed', () => {
    const code = `
      // What is shown besides, by retellers in frontiers. A dash stands for nothing.
      export const frontiersOf = shownAs('besides')
    `
    expect(retiredIn(wordsOfCode(code))).toEqual([])
  })
})
