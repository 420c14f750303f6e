import type { GoldenReport } from '../report.js'
import { causesOf, type Cause } from './causes-of.js'
import { headingOf, idText, sentenceOf } from './cause-heading.js'
import { countText, factLines, factsOf, isSame, outcomeText, sizeText } from './report-text.js'
import type { ReportWords } from './report-words.js'

/** GitHub shows at most this many annotations of one level per step. */
const MAX_ANNOTATIONS = 10

export function githubReport(report: GoldenReport, file: string | undefined, words: ReportWords): string {
  const causes = causesOf(report)
  const failing = causes.filter(({ accepted }) => accepted === undefined)
  const ordered = [...failing, ...causes.filter(({ accepted }) => accepted !== undefined)]
  const place = { file, line: undefined, title: words.title }
  const left = ordered.length - MAX_ANNOTATIONS
  const commands = ordered.slice(0, MAX_ANNOTATIONS).map((cause) => annotationOf(cause, file, words))
  if (causes.length === 0) {
    const level = isSame(report) ? 'notice' : 'error'
    commands.push(commandOf(level, place, outcomeText(report, words)))
  }
  if (left > 0) {
    // GitHub limits each level separately. Without failing causes, the notices are full.
    const needsWarning = failing.length === 0 || failing.length > MAX_ANNOTATIONS
    const level = needsWarning ? 'warning' : 'notice'
    const message = `${words.leftOut(left, countText(left, words))} ${outcomeText(report, words)}`
    commands.push(commandOf(level, place, message))
  }
  return `${commands.join('\n')}\n`
}

function annotationOf(cause: Cause, file: string | undefined, words: ReportWords): string {
  const facts = factLines(factsOf(cause, words))
  const lines = [sentenceOf(cause, words), sizeText(cause, words), idText(cause, words), ...facts]
  const place = {
    file,
    line: file === undefined ? undefined : cause.line,
    title: headingOf(cause.first, words),
  }
  return commandOf(cause.accepted === undefined ? 'error' : 'notice', place, lines.join('\n'))
}

interface Place {
  readonly file: string | undefined
  readonly line: number | undefined
  readonly title: string
}

function commandOf(level: 'error' | 'warning' | 'notice', place: Place, message: string): string {
  const { file, line, title } = place
  const properties = Object.entries({ file, line, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${propertyText(String(value))}`],
  )
  return `::${level} ${properties.join(',')}::${messageText(message)}`
}

/** A line end would end the message. */
function messageText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** A comma or a colon would end the property. */
function propertyText(text: string): string {
  return messageText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
