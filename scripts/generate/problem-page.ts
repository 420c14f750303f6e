import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DetailFields, ProblemRecord } from '../../src/definitions/problems/problem-record.js'
import { advisoryCodes } from '../../src/problem/advisory-codes.js'
import { betweenMarks } from './pages.js'
import type { GeneratedFile } from './generated-file.js'
import { variantsOf } from './problem-details.js'

const PAGE = 'docs/codes.md'
const START = '<!-- generated from src/definitions/problems by npm run generate: start -->'
const END = '<!-- generated: end -->'

type Problems = readonly (readonly [code: string, problem: ProblemRecord])[]

export function codesPage(
  sections: readonly (readonly [title: string, problems: Problems])[],
): GeneratedFile {
  const page = readFileSync(fileURLToPath(new URL(`../../${PAGE}`, import.meta.url)), 'utf8')
  const text = [
    ...sections.map(([title, codes]) => `- [${title}](#${anchorOf(title)}), ${codes.length} codes`),
    '- [Advice](#advice): valid, but probably a mistake',
    ...sections.map(([title, codes]) => `\n## ${title}\n\n${codes.map(section).join('\n')}`),
    `\n## Advice\n\n${adviceList()}`,
  ]
  return { path: PAGE, text: betweenMarks(page, START, END, text.join('\n')) }
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

function section([code, { meaning, rules, english, details }]: Problems[number]): string {
  const message = typeof english === 'string' ? english : (english.at(-1) ?? '')
  const remedy = remedyIn(message)
  const variants = details === undefined ? [] : variantsOf(details).map(detailsOf)
  const list = variants.every((variant) => variant === '') ? '' : ` Details: ${variants.join(', or ')}.`
  return [`### ${code}`, '', `${meaning}${remedy} (${rules.join(', ')})${list}`, ''].join('\n')
}

/** The first sentence of a message repeats the meaning. */
function remedyIn(message: string): string {
  const remedy = /[.)] ([A-Z].*)/.exec(message)?.[1] ?? ''
  const text = remedy.replaceAll('<field>', 'the field').replaceAll(/<(\w+)>/g, '`$1`')
  return text === '' ? '' : ` ${text}`
}

/** The text above the codes explains these frequent details once. */
const EXPLAINED_ABOVE: ReadonlySet<string> = new Set(['sent', 'formula', 'typed', 'entry', 'number'])

/** Every missing field or every wrong value may have these details. The text above the codes explains them too. */
const ANYWHERE: ReadonlySet<string> = new Set(['nearMiss', 'didYouMean', 'example'])

function detailsOf(fields: DetailFields): string {
  return Object.entries(fields)
    .filter(([name]) => !ANYWHERE.has(name))
    .map(([name, { says, isOptional }]) => {
      const mark = isOptional === true ? '?' : ''
      const isPlain = EXPLAINED_ABOVE.has(name) || /^The \w+ in the request\.$/.test(says)
      return `\`${name}\`${mark}${isPlain ? '' : ` (${phraseOf(says)})`}`
    })
    .join(', ')
}

function adviceList(): string {
  const items = advisoryCodes.map(({ code, severity, meaning, rules }) => {
    const cited = rules.filter((rule) => rule !== 'V10').join(', ')
    return `- \`${code}\`, ${severity}: ${meaning}${cited === '' ? '' : ` (${cited})`}`
  })
  return items.join('\n')
}

/**
 * Drops the full stop and the first capital, unless the word is all capitals. Leaves out the form of numbers and
 * amounts, which the page explains once.
 */
function phraseOf(says: string): string {
  return says
    .replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
    .replace(/\.$/, '')
    .replace(/, (?:a decimal string|in micros)(?=[:;]|$)/, '')
}
