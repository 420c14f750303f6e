import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Field, Noun } from '../../../src/nouns/noun.js'
import { betweenMarks } from '../between-marks.js'
import type { GeneratedFile } from '../generated-file.js'
import type { NounFile } from './load.js'
import { fieldsOf } from './names.js'

const START = '<!-- generated from src/nouns by npm run generate: start -->'
const END = '<!-- generated: end -->'

/** The title of each file of nouns, in the order of the page. */
const SECTIONS: readonly (readonly [file: string, title: string])[] = [
  ['document', 'Documents, lines and adjustments'],
  ['plain-lines', 'Products, labour and notes'],
  ['line-pricing', 'Pricing'],
  ['money', 'Money'],
  ['tax', 'Tax'],
  ['kit', 'Kits'],
  ['flashing', 'Flashings'],
  ['drawing', 'Drawings'],
  ['account', "An account's settings"],
  ['catalogue-file', 'A catalogue in one file'],
  ['options', 'Options of the calculators'],
  ['error-envelope', 'Error answers'],
]

/** docs/fields.md with its tables generated from the nouns. The text around them is kept. */
export function fieldsPage(files: readonly NounFile[], root: string): GeneratedFile {
  const path = 'docs/fields.md'
  const page = readFileSync(join(root, path), 'utf8')
  const untitled = files.filter(({ name }) => !SECTIONS.some(([file]) => file === name))
  if (untitled.length > 0)
    throw new Error(
      `docs/fields.md has no section for src/nouns/${untitled.map(({ name }) => name).join(', ')}.ts`,
    )
  const sections = SECTIONS.map(([name, title]) => {
    const nouns = files.find((file) => file.name === name)?.nouns
    if (nouns === undefined)
      throw new Error(`docs/fields.md has a section for src/nouns/${name}.ts, which has no nouns`)
    return `## ${title}\n\n${nouns
      .filter(({ only }) => only !== 'schema')
      .map(tableOf)
      .join('\n')}`
  })
  return { path, text: betweenMarks(page, START, END, sections.join('\n')) }
}

function tableOf(noun: Noun): string {
  const rows = fieldsOf(noun).map(
    ([name, field]) =>
      `| \`${name}\` | ${cell(typeOf(field))} | ${field.kind.unit ?? ''} | ${sentOf(field, noun)} | ${answeredOf(field, noun)} | ${cell(field.says)} |`,
  )
  return `### ${noun.name}

${noun.says}

| field | type | unit | in a request | in a result | |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function typeOf({ kind }: Field): string {
  return (kind.sentType ?? kind.type)
    .replace(/^readonly \((.*)\)\[\]$/, 'list of $1')
    .replace(/^readonly (.*)\[\]$/, 'list of $1')
    .replace(/^Readonly<Record<string, (.*)>>$/, 'map of $1')
}

function sentOf({ isRequired }: Field, { goes, choice }: Noun): string {
  if (goes === 'out') return ''
  return choice ? 'one of them' : isRequired ? 'required' : 'optional'
}

function answeredOf({ isAnswered }: Field, { goes }: Noun): string {
  return goes === 'in' ? '' : isAnswered
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
