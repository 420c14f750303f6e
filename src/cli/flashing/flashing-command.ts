import { format, parse, resolve } from 'node:path'
import {
  renderFlashingSvg,
  type FlashingDrawing,
  type FlashingLine,
  type PictureOptions,
} from '../../index.js'
import { answerRequests, type AnswerOptions, type Task } from '../answering/answer-requests.js'
import { writeTextFile, type NamedJson } from '../files.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { accountOf, readAccountJson, sampleAccountNote } from '../settings.js'
import { flashingTable } from './flashing-table.js'
import { measuring, type MeasuredLine } from './measured-line.js'

/** Options of the picture that have the same name and form in the library. */
type PictureChoices = Pick<PictureOptions, 'title' | 'theme'>

export interface FlashingOptions extends AnswerOptions, PictureChoices {
  readonly account?: string
  /** The file for the picture; `-` for standard output. */
  readonly svg?: string
}

/** `quotewright flashing [FILE]`. */
export async function flashing(
  file: string | undefined,
  options: FlashingOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { ndjson = false, svg, title, theme } = options
  if (ndjson && svg !== undefined) {
    throw new CommandFailure('--svg draws one flashing, --ndjson measures many: leave out one of them.')
  }
  if (svg !== undefined && svg !== '-' && file !== undefined && resolve(svg) === resolve(file)) {
    throw new CommandFailure(`--svg would write over ${file}: name another file.`)
  }
  if (svg === undefined && (title !== undefined || theme !== undefined)) {
    throw new CommandFailure('--title and --theme are for the picture: add --svg OUT, or leave them out.')
  }
  const look = { ...(title === undefined ? {} : { title }), ...(theme === undefined ? {} : { theme }) }
  const picture = svg === undefined ? undefined : { file: svg, look }
  const task = measuringTask(await readAccountJson(options.account, io), picture)
  return answerRequests(file, options, task, output, io)
}

/** Where pictures go, and how they look. */
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
    table: (answer, _request, look) => flashingTable(answer, { account, ...look }),
    ...(picture === undefined ? {} : drawingOf(picture)),
  }
}

type Drawing = Pick<Task<MeasuredLine>, 'deliver' | 'isOutputTaken' | 'advice'>

/** With a picture on standard output nothing else is there: advice goes to standard error, figures go nowhere. */
function drawingOf(picture: Picture): Drawing {
  if (picture.file !== '-') {
    return {
      deliver: async ({ line }) => {
        await writePictures(line, picture)
        return false
      },
    }
  }
  return {
    deliver: async ({ line }, output) => {
      await output.write(onlyPicture(line, picture))
      return true
    },
    isOutputTaken: true,
    advice: ({ advisories }) => advisories,
  }
}

/**
 * Writes a picture of each side of a flashing: the first to `apron.svg`, further sides to `apron-2.svg` and so on.
 */
async function writePictures(line: FlashingLine, { file, look }: Picture): Promise<void> {
  for (const [index, side] of drawnSides(line).entries()) {
    await writeTextFile(numbered(file, index + 1), renderFlashingSvg(side, look))
  }
}

function onlyPicture(line: FlashingLine, { look }: Picture): string {
  const [side = line.drawing, ...others] = drawnSides(line)
  if (others.length > 0) {
    const count = String(others.length + 1)
    throw new CommandFailure(
      `The flashing has ${count} sides, and standard output takes one picture: name a file with --svg, and there will be ${count}.`,
    )
  }
  return renderFlashingSvg(side, look)
}

/** Deleted sides do not count (F4). Throws CommandFailure if there is none. */
function drawnSides({ drawing, otherSides = [] }: FlashingLine): readonly FlashingDrawing[] {
  const sides = [drawing, ...otherSides].filter(({ isDeleted }) => isDeleted !== true)
  if (sides.length === 0) throw new CommandFailure('There is nothing to draw: every side is deleted.')
  return sides
}

/** The first file keeps its name. */
function numbered(file: string, number: number): string {
  if (number === 1) return file
  const { dir, name, ext } = parse(file)
  return format({ dir, name: `${name}-${String(number)}`, ext })
}
