import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generatedFrom, type GeneratedFile } from './generated-file.js'

const PAGE = 'docs/rules.md'
const EXPLAIN = 'src/explain'

interface RuleSentences {
  readonly heading: string
  /** The first sentence of the rule, and the second one if both are short. */
  readonly sentence: string
}

/**
 * The rules come from the page, so that they are written only once. Rules that make no figure are left out,
 * because their texts would double the size.
 */
export function ruleSentences(): readonly GeneratedFile[] {
  const page = readFileSync(pathOf(PAGE), 'utf8')
  const ofFigures = rulesOfFigures()
  const rules = JSON.stringify(
    Object.fromEntries(rulesOf(page).filter(([number]) => ofFigures.has(number))),
    null,
    2,
  )
  return [
    {
      path: 'src/languages/en/rules.generated.ts',
      text: `${generatedFrom(`${PAGE} and ${EXPLAIN}/`)}
/** A rule in brief: its heading and its first sentence. */
export interface RuleSentences {
  readonly heading: string
  readonly sentence: string
}

/** Each rule that can make a figure or fail to apply to one, by its number. */
export const rules = ${rules}

/** The number of a rule that explanations can name. */
export type RuleOfFigure = keyof typeof rules
`,
    },
  ]
}

function rulesOfFigures(): ReadonlySet<string> {
  const files = readdirSync(pathOf(EXPLAIN)).filter((name) => name.endsWith('.ts'))
  const code = files.map((name) => readFileSync(pathOf(`${EXPLAIN}/${name}`), 'utf8')).join('')
  return new Set([...code.matchAll(/'([A-Z]\d+)'/g)].map(([, number = '']) => number))
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../../${file}`, import.meta.url))
}

export function rulesOf(page: string): readonly (readonly [number: string, RuleSentences])[] {
  const rules = page.matchAll(/^### ([A-Z]\d+)\. (.+)\n\n([\s\S]*?)(?=\n\n|\n?$(?![\s\S]))/gm)
  return [...rules].map(([, number = '', heading = '', paragraph = '']) => {
    const [first, second = ''] = sentencesOf(plain(paragraph))
    if (first === undefined) throw new Error(`${number} does not begin with a sentence: ${paragraph}`)
    const both = `${first} ${second}`.trim()
    return [number, { heading: plain(heading), sentence: both.length > MAX_CHARACTERS ? first : both }]
  })
}

const MAX_CHARACTERS = 220

function sentencesOf(paragraph: string): readonly string[] {
  return [...paragraph.matchAll(/\S.*?\.(?= |$)/g)].map(([sentence]) => sentence)
}

function plain(text: string): string {
  return text
    .replace(/ \(see [^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replaceAll('ˢ', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll('\n', ' ')
    .trim()
}
