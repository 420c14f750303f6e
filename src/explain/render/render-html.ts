import { escaped } from '../../flashing/picture/svg-text.js'
import { ownValue } from '../safe-reading.js'
import { PAGE_STYLE } from './page-style.js'
import { reasonIn } from './reasons.js'
import { treeOf, type Branch, type RenderOptions } from './tree.js'
import { printed } from './value-text.js'
import { moreIn, ruleIn, type Words } from './words.js'

/** Options for rendering an explanation as HTML. */
export interface HtmlOptions extends RenderOptions {
  /** Whether to render a complete HTML document instead of one element. */
  readonly page?: boolean
  /**
   * The prefix of element ids: a letter, then at most 99 letters, digits, hyphens or underscores. Any other text
   * counts as `explanation`. Each explanation on a page needs its own prefix.
   */
  readonly idPrefix?: string
}

const LEVELS_OPEN = 2

const DEFAULT_PREFIX = 'explanation'

export function htmlOf(explanation: unknown, options?: HtmlOptions): string {
  const { words, root } = treeOf(explanation, options)
  const prefix = prefixOf(options)
  const content =
    root === undefined
      ? `<p>${escaped(words.noFigure)}</p>`
      : `<ul>\n${itemOf(root, '', 0, words, prefix)}</ul>`
  const section = `<section class="quotewright-explanation" lang="${words.locale}">\n<style>\n${PAGE_STYLE}\n</style>\n${content}\n</section>\n`
  if (!isPage(options)) return section
  const title = escaped(
    root === undefined ? words.title : `${words.title}: ${root.line.name} ${root.line.value}`,
  )
  return `<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { margin: 0; background: #ffffff; }
@media (prefers-color-scheme: dark) { body { background: #14181d; } }
</style>
</head>
<body>
${section}</body>
</html>
`
}

function itemOf(branch: Branch, above: string, level: number, words: Words, prefix: string): string {
  const { below, notApplied, more, number } = branch
  const line = lineOf(branch, words, prefix)
  if (below.length + notApplied.length + more === 0) {
    return `<li><div class="figure"${titleOf(branch, words)}>${line}</div></li>\n`
  }
  const id = below.length === 0 ? '' : ` id="${prefix}-${String(number)}"`
  const notes = notApplied.map(
    (one) =>
      `<p class="note">${escaped(`${words.notApplied}: ${reasonIn(words, one)} (${printed(one.rule)})`)}</p>\n`,
  )
  const items = below.map((one) => itemOf(one, branch.rule, level + 1, words, prefix)).join('')
  return [
    `<li><details${id}${level < LEVELS_OPEN ? ' open' : ''}><summary>${line}</summary>\n`,
    branch.rule === above ? '' : ruleText(branch.rule, words),
    ...notes,
    items === '' ? '' : `<ul>\n${items}</ul>\n`,
    more === 0 ? '' : `<p class="more">${escaped(moreIn(words, more))}</p>\n`,
    '</details></li>\n',
  ].join('')
}

function lineOf({ line, place, sameAs }: Branch, words: Words, prefix: string): string {
  const { name, names, numbers, exact, value, source } = line
  const where = place === undefined ? '' : `<span class="place">${escaped(place)},</span> `
  const reference =
    sameAs === undefined ? '' : `, <a href="#${prefix}-${String(sameAs)}">${escaped(words.seeAbove)}</a>`
  const from = source === undefined ? '' : `, ${escaped(source)}`
  const equal = [numbers, exact].filter((part) => part !== undefined).map((part) => `= ${escaped(part)}`)
  const formula =
    sameAs !== undefined || (names === undefined && equal.length === 0)
      ? ''
      : ` <span class="formula">${escaped(names ?? '')} <span class="numbers">${equal.join(' ')}${exact === undefined ? '' : ' →'}</span></span>`
  return `<span><span class="name">${where}${escaped(name)}</span><span class="source">${from}${reference}</span>${formula}</span> <span class="value">${escaped(value)}</span>`
}

function ruleText(rule: string, words: Words): string {
  const known = ruleIn(words, rule)
  if (known === undefined) return ''
  return `<p class="rule"><b>${escaped(rule)}</b> ${escaped(`${known.heading}. ${known.sentence}`)}</p>\n`
}

function titleOf({ rule }: Branch, words: Words): string {
  const known = ruleIn(words, rule)
  return known === undefined ? '' : ` title="${escaped(`${rule}: ${known.heading}`)}"`
}

function isPage(options: HtmlOptions | undefined): boolean {
  return ownValue(options, 'page') === true
}

function prefixOf(options: HtmlOptions | undefined): string {
  const sent = ownValue(options, 'idPrefix')
  return typeof sent === 'string' && /^[A-Za-z][\w-]{0,99}$/.test(sent) ? sent : DEFAULT_PREFIX
}
