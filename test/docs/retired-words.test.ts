import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** A word that is no longer used, and the word to use instead. */
interface Retired {
  readonly use: string
  /** Refused as a word of comments and as a part of a name: `told` is a part of `figuresTold`. */
  readonly words?: readonly string[]
  /** Refused as a whole name; with a bracket, only where it is called or declared as a function. */
  readonly names?: readonly string[]
  /** Refused in comments and in the paths of imports. */
  readonly phrases?: readonly string[]
}

const RETIRED: readonly Retired[] = [
  { words: ['tell', 'tells', 'telling', 'told', 'teller'], use: 'say, report, show; message, format' },
  { words: ['findings'], names: ['Finding'], use: 'LocatedProblem, problems' },
  { names: ['shown('], use: 'preview' },
  { names: ['reportPlain'], use: 'addProblem' },
  { names: ['Charging', 'charging'], use: 'PricingMethod, method' },
  { names: ['priceOf', 'countedPrice'], use: 'unitPriceOf, total' },
  { names: ['echoedPricing', 'unsentPricing'], use: 'pricingAsSupplied' },
  { names: ['grossAmount'], phrases: ['gross amount'], use: 'amountBeforeDiscount, amount before discount' },
  { names: ['offCut'], phrases: ['off-cut'], use: 'offcut' },
  { names: ['cutAllowance'], phrases: ['cut allowance'], use: 'kerf' },
  { words: ['tier', 'tiers'], use: 'kit level, level' },
  { names: ['HandedOut'], use: 'OpenDocumentHandle' },
  { names: ['Surroundings'], use: 'ProcessIo' },
  { names: ['AsSent'], use: 'RequestInput' },
  { names: ['PlainCode'], use: 'CodeWithoutDetails' },
  { phrases: ['plain/'], use: 'api/' },
  { phrases: ['beside'], use: 'next to, with, in addition to' },
  { phrases: ['no such'], use: 'what is missing, by its name' },
  { phrases: ['of which nothing'], use: 'unknown' },
]

/** Names that users import, which stay until a release that may rename them. */
const PUBLISHED: ReadonlySet<string> = new Set(['pictureSizesTold'])

/** The names of a file, and its comments with the paths of its imports. Other texts in quotes are data. */
interface Prose {
  readonly names: ReadonlySet<string>
  readonly comments: string
}

function proseOf(code: string): Prose {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest)
  const names = new Set<string>()
  let comments = ''
  const visit = (node: ts.Node): void => {
    const parts = node.getChildren(file).filter((part) => !ts.isJSDoc(part))
    // In front of a token stand white space and comments, and nothing else.
    if (parts.length === 0) comments += code.slice(node.getFullStart(), node.getStart(file))
    if (ts.isIdentifier(node)) {
      names.add(node.text)
      if (code[node.end] === '(') names.add(`${node.text}(`)
    }
    if (ts.isImportDeclaration(node)) comments += ` ${node.moduleSpecifier.getText(file)} `
    parts.forEach(visit)
  }
  visit(file)
  return {
    names,
    comments: comments
      .replaceAll(/\n\s*\* ?/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .toLowerCase(),
  }
}

/** What is retired among names and in comments, each with what to use instead. */
function retiredIn({ names, comments }: Prose): readonly string[] {
  const partsOfNames = new Set([...names].filter((name) => !PUBLISHED.has(name)).flatMap(wordsOf))
  const isSaid = (phrase: string): boolean =>
    new RegExp(`(?<!\\w)${phrase}${phrase.endsWith('/') ? '' : '(?!\\w)'}`).test(comments)
  return RETIRED.flatMap((retired) =>
    [
      ...(retired.words ?? []).filter((word) => partsOfNames.has(word) || isSaid(word)),
      ...(retired.names ?? []).filter((name) => names.has(name)),
      ...(retired.phrases ?? []).filter(isSaid),
    ].map((word) => `${word}: use ${retired.use}`),
  )
}

/** The words of a name in camel case or in capitals. */
function wordsOf(name: string): readonly string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((word) => word.toLowerCase())
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'))

describe('retired words', () => {
  test.each(files)('src/%s uses none', (file) => {
    const retired = retiredIn(proseOf(readFileSync(`${source}${file}`, 'utf8')))
    expect(retired).toEqual([])
  })

  test('are found in names, in comments and in the paths of imports', () => {
    const code = `
      import { priced } from './plain/price.js'
      /** A price as it was
       *  told. */
      const figuresTold = 'tier' // beside the
      /* other findings */
      export const cutAllowance = \`told \${shown(figuresTold)}\`
    `
    expect(retiredIn(proseOf(code)).map((found) => found.split(':')[0])).toEqual([
      'told',
      'findings',
      'shown(',
      'cutAllowance',
      'plain/',
      'beside',
    ])
  })

  test('are not looked for in texts, and one word in another is none', () => {
    const code = `
      // What is shown besides, by retellers in frontiers.
      export const pictureSizesTold = shownAs('told beside')
    `
    expect(retiredIn(proseOf(code))).toEqual([])
  })
})
