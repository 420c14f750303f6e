import { reasonIn } from './reasons.js'
import { treeOf, type Branch, type RenderOptions } from './tree.js'
import { markdownText, printed } from './value-text.js'
import { moreIn, ruleIn, type Words } from './words.js'

export function markdownOf(explanation: unknown, options?: RenderOptions): string {
  const { words, root, rules } = treeOf(explanation, options)
  if (root === undefined) return `${words.noFigure}\n`
  const lines: string[] = []
  addBranch(root, 0, lines, words)
  const sentences = rules.flatMap((rule) => {
    const known = ruleIn(words, rule)
    return known === undefined
      ? []
      : [`- **${rule}** ${markdownText(known.heading)}. ${markdownText(known.sentence)}`]
  })
  const ruleList = sentences.length === 0 ? [] : ['', `**${words.rules}**`, '', ...sentences]
  return `${[...lines, ...ruleList].join('\n')}\n`
}

function addBranch(branch: Branch, level: number, lines: string[], words: Words): void {
  const item = `${'  '.repeat(level)}- `
  lines.push(item + printableLine(branch, words))
  for (const one of branch.below) addBranch(one, level + 1, lines, words)
  const below = `  ${item}`
  for (const one of branch.notApplied) {
    lines.push(
      `${below}_${words.notApplied}: ${markdownText(reasonIn(words, one))}_ (${markdownText(printed(one.rule))})`,
    )
  }
  if (branch.more > 0) lines.push(below + moreIn(words, branch.more))
}

function printableLine({ line, place, rule, sameAs }: Branch, words: Words): string {
  const { names, numbers, exact, value, source } = line
  const name = `${place === undefined ? '' : `${markdownText(place)}, `}**${markdownText(line.name)}**`
  const last = `**${markdownText(value)}**`
  if (sameAs !== undefined) return `${name}: ${last}, ${words.seeAbove}`
  const equal = [names, numbers, exact].filter((part) => part !== undefined).map(markdownText)
  const formula =
    equal.length === 0 ? last : `${equal.join(' = ')}${exact === undefined ? ' = ' : ' → '}${last}`
  return `${name}: ${formula}${source === undefined ? '' : `, ${markdownText(source)}`}${rule === '' ? '' : ` (${markdownText(rule)})`}`
}
