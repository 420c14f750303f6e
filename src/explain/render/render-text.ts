import { reasonIn } from './reasons.js'
import { layoutOf, type TextOptions } from './text-options.js'
import { treeOf, type Branch } from './tree.js'
import { printed } from './value-text.js'
import { moreIn, ruleIn, type Words } from './words.js'
import { wrapped, type Segment, type TextLayout } from './wrap-text.js'

export function textOf(explanation: unknown, options?: TextOptions): string {
  const { words, root, rules } = treeOf(explanation, options)
  if (root === undefined) return `${words.noFigure}\n`
  const layout = layoutOf(options)
  const lines: string[] = []
  addBranch(root, { first: '', rest: '' }, lines, words, layout)
  const sentences = ruleLines(rules, words, layout)
  return `${[...lines, ...(sentences.length === 0 ? [] : ['', ...sentences])].join('\n')}\n`
}

interface Guides {
  readonly first: string
  readonly rest: string
}

function addBranch(
  branch: Branch,
  { first, rest }: Guides,
  lines: string[],
  words: Words,
  layout: TextLayout,
): void {
  const { below } = branch
  const notes = branch.notApplied.map((one) =>
    note(`${words.notApplied}: ${reasonIn(words, one)} (${printed(one.rule)})`),
  )
  const more = branch.more > 0 ? [note(moreIn(words, branch.more))] : []
  const remarks = [...notes, ...more]
  const ends = below.length + remarks.length
  lines.push(...laidOut(lineOf(branch, words), { first, rest: `${rest}${ends > 0 ? '│' : ' '}  ` }, layout))
  below.forEach((one, index) => {
    addBranch(one, guidesOf(rest, index === ends - 1), lines, words, layout)
  })
  remarks.forEach((remark, index) => {
    const guides = guidesOf(rest, below.length + index === ends - 1)
    lines.push(...laidOut(remark, { ...guides, rest: `${guides.rest}  ` }, layout))
  })
}

function guidesOf(rest: string, isLast: boolean): Guides {
  return isLast ? { first: `${rest}└─ `, rest: `${rest}   ` } : { first: `${rest}├─ `, rest: `${rest}│  ` }
}

function laidOut(
  segments: readonly Segment[],
  { first, rest }: Guides,
  layout: TextLayout,
): readonly string[] {
  const guides = Math.max(first.length, rest.length)
  return wrapped(segments, narrower(layout, guides)).map(
    (line, index) => layout.style.faint(index === 0 ? first : rest) + line,
  )
}

/** Leaves at least one column, however deep the tree is. */
function narrower({ width, ...layout }: TextLayout, columns: number): TextLayout {
  return { ...layout, width: width === undefined ? undefined : Math.max(1, width - columns) }
}

function lineOf({ line, place, rule, sameAs }: Branch, words: Words): readonly Segment[] {
  const { names, numbers, exact, value, source } = line
  const name = `${place === undefined ? '' : `${place}, `}${line.name}:`
  if (sameAs !== undefined) {
    return [{ text: name }, { text: `${value},`, style: 'strong' }, { text: words.seeAbove, style: 'faint' }]
  }
  const equal = [names, numbers, exact].filter((part) => part !== undefined)
  const formula = equal.map((text, index) => ({ text: index === 0 ? text : `= ${text}` }))
  return [
    { text: name },
    ...formula,
    ...(equal.length === 0 ? [] : [{ text: exact === undefined ? '=' : '→' }]),
    { text: source === undefined ? value : `${value},`, style: 'strong' },
    ...(source === undefined ? [] : [{ text: source, style: 'faint' } as const]),
    ...(rule === '' ? [] : [{ text: `(${rule})`, style: 'faint' } as const]),
  ]
}

function note(text: string): readonly Segment[] {
  return [{ text, style: 'faint' }]
}

function ruleLines(rules: readonly string[], words: Words, layout: TextLayout): readonly string[] {
  const column = rules.reduce((widest, { length }) => Math.max(widest, length), 0) + 2
  return rules.flatMap((rule) => {
    const known = ruleIn(words, rule)
    if (known === undefined) return []
    const { heading, sentence } = known
    const { style } = layout
    const segments = [{ text: `${heading}.` }, { text: sentence, style: 'faint' as const }]
    const lines = wrapped(segments, narrower(layout, column))
    const gap = ' '.repeat(column - rule.length)
    return lines.map((line, index) => (index === 0 ? style.strong(rule) + gap : ' '.repeat(column)) + line)
  })
}
