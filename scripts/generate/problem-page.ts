import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DetailFields, ProblemRecord } from '../../src/definitions/problems/problem-record.js'
import { advisoryCodes } from '../../src/problem/advisory-codes.js'
import { betweenMarks } from './between-marks.js'
import type { GeneratedFile } from './generated-file.js'
import { variantsOf } from './problem-details.js'

const PAGE = 'docs/codes.md'
const START = '<!-- generated from src/definitions/problems by npm run generate: start -->'
const END = '<!-- generated: end -->'

type Problems = readonly (readonly [code: string, problem: ProblemRecord])[]

/** Writes docs/codes.md: every code with an anchor, its meaning, its message and its details. */
export function codesPage(problems: Problems, ofService: Problems): GeneratedFile {
  const page = readFileSync(fileURLToPath(new URL(`../../${PAGE}`, import.meta.url)), 'utf8')
  const sections = [
    ['Codes of pricing', problems],
    ['Codes of the service', ofService],
  ] as const
  const text = [
    ...sections.map(([title, codes]) => `- [${title}](#${anchorOf(title)}), ${codes.length} codes`),
    '- [Advice](#advice): valid, but probably a mistake',
    ...sections.map(([title, codes]) => `\n## ${title}\n\n${codes.map(section).join('\n')}`),
    `\n## Advice\n\n${adviceTable()}`,
  ]
  return { path: PAGE, text: betweenMarks(page, START, END, text.join('\n')) }
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

/** The heading has spaces in place of underscores, because anchors of the site and of the repository differ in these. */
function section([code, { meaning, rules, english, details }]: Problems[number]): string {
  const sentence = (typeof english === 'string' ? english : (english.at(-1) ?? '')).replace(
    /^<\w+=\w+>\s*/,
    '',
  )
  const variants = details === undefined ? [] : variantsOf(details).map(detailsOf)
  return [
    `### ${code.replaceAll('_', ' ')}`,
    '',
    `\`${code}\`: ${meaning} (${rules.join(', ')})`,
    '',
    `- Message: \`${sentence}\``,
    ...(variants.length === 0 ? [] : [`- Details: ${variants.join(', or ')}`]),
    '',
  ].join('\n')
}

/** The details that many codes have. The text above the codes explains them once. */
const COMMON: ReadonlySet<string> = new Set(['sent', 'nearMiss', 'didYouMean', 'example'])

function detailsOf(fields: DetailFields): string {
  return Object.entries(fields)
    .map(([name, { says, isOptional }]) => {
      const mark = isOptional === true ? '?' : ''
      return COMMON.has(name) ? `\`${name}\`${mark}` : `\`${name}\`${mark} (${phraseOf(says)})`
    })
    .join(', ')
}

function adviceTable(): string {
  const rows = advisoryCodes.map(
    ({ code, severity, meaning, rules }) =>
      `| \`${code}\` | ${severity} | ${meaning} | ${rules.join(', ')} |`,
  )
  return ['| code | severity | meaning | rules |', '|---|---|---|---|', ...rows].join('\n')
}

/**
 * Converts a sentence to a phrase: without the full stop, and without a capital at the start unless the word is
 * all capitals.
 */
function phraseOf(says: string): string {
  return says.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()).replace(/\.$/, '')
}
