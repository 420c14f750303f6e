import {
  explanationAt,
  figuresBelow,
  getFigure,
  renderExplanationHtml,
  renderExplanationMarkdown,
  renderExplanationText,
  type Explanation,
  type RenderOptions,
} from '../../entries/explain.js'
import { suggestName } from '../../entries/index.js'
import { answerRequests } from '../answering/answer-requests.js'
import { type Task } from '../answering/answer-document.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { notesOnRequest } from '../pricing/recognise-document.js'
import { printablePage } from '../table/printable.js'
import { widthOf, wrapText } from '../table/wrap-text.js'
import { readSettings, sampleAccountNote, settingsOf, type SettingsOptions } from '../settings.js'
import { explainRequest, type ExplainedAnswer } from './explain-request.js'

/** Counts a wide character as two columns. */
const FIT = {
  widthOf,
  breakWord: (word: string, width: number) => wrapText(word, width).split('\n'),
}

export interface ExplainOptions extends Pick<SettingsOptions, 'account' | 'catalogue' | 'kind'> {
  readonly figure?: string
  readonly format?: 'text' | 'markdown' | 'html' | 'json'
  readonly locale?: string
  readonly depth?: number
  readonly quiet?: boolean
}

export async function explain(
  file: string | undefined,
  options: ExplainOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { format, quiet = false } = options
  const json = await readSettings(options, io)
  const settings = settingsOf(json)
  const task: Task<ExplainedAnswer> = {
    answer: (request) => explainRequest(request, settings),
    json: ({ explanation }) => partOf(explanation, figureIn(explanation, options)),
    notes: sampleAccountNote(json.account),
    notesOn: (request) => notesOnRequest(request, settings.kind),
    table: ({ explanation }, _, { ink, width }) =>
      renderExplanationText(explanation, {
        ...renderingOf(explanation, options),
        style: ink,
        width,
        fit: FIT,
      }),
    deliver: async ({ explanation }, out) => {
      const rendered = renderedPage(explanation, options)
      if (rendered !== undefined) await out.write(printablePage(rendered))
      return rendered !== undefined
    },
    isOutputTaken: format === 'markdown' || format === 'html',
  }
  const presented = format === 'json' ? 'json' : format === undefined ? undefined : 'table'
  return answerRequests(file, { quiet, ...(presented && { format: presented }) }, task, output, io)
}

function renderedPage(explanation: Explanation, options: ExplainOptions): string | undefined {
  if (options.format === 'markdown') {
    return renderExplanationMarkdown(explanation, renderingOf(explanation, options))
  }
  if (options.format !== 'html') return undefined
  return renderExplanationHtml(explanation, { ...renderingOf(explanation, options), page: true })
}

function renderingOf(explanation: Explanation, options: ExplainOptions): RenderOptions {
  const { locale, depth } = options
  return {
    figure: figureIn(explanation, options),
    ...(locale === undefined ? {} : { locale }),
    ...(depth === undefined ? {} : { depth }),
  }
}

function figureIn(explanation: Explanation, { figure = '' }: ExplainOptions): string {
  const found = getFigure(explanation, figure)
  if (found !== undefined) return found.id
  const [suggestion = '', ...lines] = suggestionFor(figure, explanation)
  throw new CommandFailure(`The document has no figure ${figure}. ${suggestion}`, lines)
}

/** Keeps the whole explanation for its root, with figures that the root does not need, such as the margin. */
function partOf(explanation: Explanation, figure: string): Explanation {
  return figure === explanation.root ? explanation : explanationAt(explanation, figure)
}

const MAX_LISTED = 8

function suggestionFor(figure: string, explanation: Explanation): readonly string[] {
  const below = figuresBelow(explanation, figure)
  if (below.length > 0) {
    const listed = below.slice(0, MAX_LISTED).map(({ id }) => `  ${id}`)
    const rest = below.length - listed.length
    const more = rest > 0 ? [`  and ${String(rest)} more, which --format json lists`] : []
    return ['These figures are below it:', ...listed, ...more]
  }
  const near = suggestName(figure, Object.keys(explanation.nodes))
  return [`${near === undefined ? '' : `Did you mean ${near}? `}--format json lists them all.`]
}
