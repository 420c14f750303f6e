import { answerLines, type Answering, type AnswerPiece, type LinesPlace } from '../answering/answer-lines.js'
import { measuring } from '../flashing/measured-line.js'
import { recording } from '../golden/records-of-file.js'
import { pricing } from '../pricing/price-request.js'
import { accountOf, settingsOf } from '../settings.js'
import type { MarkedAssignment } from './share-out.js'

/** Answers the lines in chunks of bytes. */
export type AnswersToLines = (
  chunks: AsyncIterable<Buffer>,
  place: LinesPlace,
) => AsyncIterable<AnswerPiece<Uint8Array<ArrayBuffer>>>

/** Returns the function that carries out an assignment. Throws CommandFailure if its settings are invalid. */
export function linesAnswered(assignment: MarkedAssignment): AnswersToLines {
  switch (assignment.command) {
    case 'price':
      return linesAnsweredBy(pricing(settingsOf(assignment.settings)), assignment)
    case 'record': {
      const { settings, isFull } = assignment
      return linesAnsweredBy(recording({ ...settingsOf(settings), isFull }), assignment)
    }
    case 'flashing': {
      const { account, ...settings } = assignment
      return linesAnsweredBy(measuring({ ...settings, account: accountOf(account) }), assignment)
    }
  }
}

function linesAnsweredBy<A extends object>(
  answering: Answering<A>,
  { marking }: MarkedAssignment,
): AnswersToLines {
  return (chunks, place) => answerLines(chunks, answering, marking, place)
}
