import { reasonIn } from './reasons.js'
import type { FigureLine } from './figure-line.js'
import { treeOf, type Branch, type RenderOptions } from './tree.js'
import { moreIn, ruleIn, type Words } from './words.js'

/** How parts of a text are set off on a terminal. */
export interface TextLook {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
}

const PLAIN: TextLook = { strong: (text) => text, faint: (text) => text }

/** An explanation as a tree of lines, with the rules below it. */
export function textOf(explanation: unknown, options?: RenderOptions, look: TextLook = PLAIN): string {
  const { words, root, rules } = treeOf(explanation, options)
  if (root === undefined) return `${words.noFigure}\n`
  const lines: string[] = []
  addBranch(root, { first: '', rest: '' }, lines, words, look)
  return `${lines.join('\n')}\n\n${ruleLines(rules, words, look).join('\n')}\n`
}

/** What is before the first line of a branch, and before those below it. */
interface Guides {
  readonly first: string
  readonly rest: string
}

function addBranch(
  branch: Branch,
  { first, rest }: Guides,
  lines: string[],
  words: Words,
  look: TextLook,
): void {
  lines.push(look.faint(first) + lineText(branch, words, look))
  const notes = branch.notApplied.map((one) =>
    look.faint(`${words.notApplied}: ${reasonIn(words, one.because)} (${one.rule})`),
  )
  const more =
    branch.more === 0 || branch.sameAs !== undefined ? [] : [look.faint(moreIn(words, branch.more))]
  const plain = [...notes, ...more]
  branch.below.forEach((one, index) => {
    const isLast = index === branch.below.length - 1 && plain.length === 0
    const guides = isLast
      ? { first: `${rest}└─ `, rest: `${rest}   ` }
      : { first: `${rest}├─ `, rest: `${rest}│  ` }
    addBranch(one, guides, lines, words, look)
  })
  plain.forEach((text, index) => {
    lines.push(look.faint(`${rest}${index === plain.length - 1 ? '└─ ' : '├─ '}`) + text)
  })
}

function lineText({ line, place, rule, sameAs }: Branch, words: Words, look: TextLook): string {
  const name = place === undefined ? line.name : `${place}, ${line.name}`
  const end = rule === '' ? '' : look.faint(`  (${rule})`)
  if (sameAs !== undefined) return `${name}: ${look.strong(line.value)}${look.faint(`, ${words.seeAbove}`)}`
  const source = line.source === undefined ? '' : look.faint(`, ${line.source}`)
  return `${name}: ${formulaText(line, look)}${source}${end}`
}

/** `names = numbers = exact → value`. */
function formulaText({ names, numbers, exact, value }: FigureLine, look: TextLook): string {
  const equal = [names, numbers, exact].filter((part) => part !== undefined)
  const last = look.strong(value)
  return equal.length === 0 ? last : `${equal.join(' = ')}${exact === undefined ? ' = ' : ' → '}${last}`
}

function ruleLines(rules: readonly string[], words: Words, look: TextLook): readonly string[] {
  const width = Math.max(...rules.map(({ length }) => length))
  return rules.flatMap((rule) => {
    const known = ruleIn(words, rule)
    if (known === undefined) return []
    return [`${look.strong(rule.padEnd(width))}  ${known.heading}. ${look.faint(known.sentence)}`]
  })
}
