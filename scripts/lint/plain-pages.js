/** Checks the style guide of CONTRIBUTING.md in pages. */
import { faultsIn } from './plain-english.js'

/** Metaphors on pages for users. Code uses these words literally. */
const METAPHORS_ON_PAGES = [
  [/\brooms?\b/iu, 'Say "module" or "layer"'],
  [/\bfloors?\b/iu, 'Say "constraint" or "lower limit"'],
  [/\bnouns?\b/iu, 'Say "definition"'],
]

/** Leaves out code, front matter, tags and addresses, and keeps table cells apart. */
function proseOf(page) {
  return (
    page
      .replace(/^---\n[\s\S]*?\n---\n/u, '')
      .replace(/^```[\s\S]*?^```$/gmu, '\n')
      .replace(/^<(script|template)[\s\S]*?^<\/\1>$/gmu, '\n')
      .replace(/<[^>]*>/gu, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
      .replace(/^#+ (.*)$/gmu, '\n$1\n')
      .replace(/^\s*(?:[-*]|\d+\.) /gmu, '\n\n')
      .replace(/^\|.*\|$/gmu, (row) => row.replaceAll(/(?<!\\)\|/gu, '\n\n'))
      .replaceAll('**', '')
      // The marks of rules stand after the full stop.
      .replace(/ˢ/gu, '')
      // A capital, so that a sentence may begin with code. A list of names counts as one.
      .replace(/`[^`]*`(?:, `[^`]*`)*/gu, 'Code')
  )
}

export function faultsInPage(page) {
  const prose = proseOf(page)
  const found = METAPHORS_ON_PAGES.flatMap(([pattern, advice]) => {
    const match = pattern.exec(prose)
    return match === null ? [] : [`“${match[0]}”: ${advice}.`]
  })
  return [...found, ...faultsIn(prose)]
}
