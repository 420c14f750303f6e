import { resolve } from 'node:path'
import { renderFlashingSvg, type FlashingLine, type PictureOptions } from '../../entries/index.js'
import { answerRequests, type AnswerOptions } from '../answering/answer-requests.js'
import { type Task } from '../answering/answer-document.js'
import { writeWholeFile, type NamedJson } from '../files.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { accountOf, readAccountJson, sampleAccountNote } from '../settings.js'
import { flashingTable } from './flashing-table.js'
import { measuring, type MeasuredLine } from './measured-line.js'
import { notesOnFlashing } from './recognise-flashing.js'

/** The picture options. They have the same names in the library. */
type PictureChoices = Pick<PictureOptions, 'title' | 'theme' | 'locale'>

export interface FlashingOptions extends AnswerOptions, PictureChoices {
  readonly account?: string
  /** The file for the picture, or `-` for standard output. */
  readonly svg?: string
}

/** Runs `quotewright flashing [FILE]`. */
export async function flashing(
  file: string | undefined,
  options: FlashingOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { ndjson = false, svg, title, theme, locale } = options
  if (ndjson && svg !== undefined) {
    throw new CommandFailure('--svg draws one flashing, --ndjson measures many: leave out one of them.')
  }
  if (svg !== undefined && svg !== '-' && file !== undefined && resolve(svg) === resolve(file)) {
    throw new CommandFailure(`--svg would write over ${file}: name another file.`)
  }
  if (svg === undefined && [title, theme, locale].some((choice) => choice !== undefined)) {
    throw new CommandFailure(
      '--title, --theme and --locale are for the picture: add --svg OUT, or leave them out.',
    )
  }
  const picture = svg === undefined ? undefined : { file: svg, look: { title, theme, locale } }
  const task = measuringTask(await readAccountJson(options.account, io), picture)
  return answerRequests(file, options, task, output, io)
}

/** The destination and the look of the picture. */
interface Picture {
  readonly file: string
  readonly look: PictureChoices
}

function measuringTask(json: NamedJson, picture: Picture | undefined): Task<MeasuredLine> {
  const account = accountOf(json)
  const needsDrawing = picture !== undefined
  return {
    ...measuring({ account, needsDrawing }),
    assignment: { command: 'flashing', account: json, needsDrawing },
    notes: sampleAccountNote(json),
    notesOn: notesOnFlashing,
    table: (answer, _request, look) => flashingTable(answer, { account, ...look }),
    ...(picture === undefined ? {} : drawingOf(picture)),
  }
}

type Drawing = Pick<Task<MeasuredLine>, 'deliver' | 'isOutputTaken' | 'advice'>

/**
 * If the picture goes to standard output, nothing else does: advice goes to standard error, and no figures are
 * printed.
 */
function drawingOf(picture: Picture): Drawing {
  if (picture.file !== '-') {
    return {
      deliver: async ({ line }) => {
        await writeWholeFile(picture.file, sheetOf(line, picture))
        return false
      },
    }
  }
  return {
    deliver: async ({ line }, output) => {
      await output.write(sheetOf(line, picture))
      return true
    },
    isOutputTaken: true,
    advice: ({ advisories }) => advisories,
  }
}

/** Draws one sheet with all sides. Throws CommandFailure if every side is deleted (F4). */
function sheetOf(line: FlashingLine, { look }: Picture): string {
  const { drawing, otherSides = [] } = line
  if ([drawing, ...otherSides].every(({ isDeleted }) => isDeleted === true)) {
    throw new CommandFailure('There is nothing to draw: every side is deleted.')
  }
  return renderFlashingSvg(line, look)
}
