import { answerLines, type Answering, type AnswerPiece, type LinesPlace } from '../answering/answer-lines.js'
import { measuring } from '../flashing/measured-line.js'
import { recording } from '../golden/records-of-file.js'
import { pricing } from '../pricing/price-request.js'
import { accountOf, settingsOf } from '../settings.js'
import type { MarkedAssignment } from './share-out.js'

export type Answerer = (
  chunks: AsyncIterable<Buffer>,
  place: LinesPlace,
) => AsyncIterable<AnswerPiece<Uint8Array<ArrayBuffer>>>

export function answererOf(assignment: MarkedAssignment): Answerer {
  switch (assignment.command) {
    case 'price':
      return answererBy(pricing(settingsOf(assignment.settings)), assignment)
    case 'record': {
      const { settings, isFull } = assignment
      return answererBy(recording({ ...settingsOf(settings), isFull }), assignment)
    }
    case 'flashing': {
      const { account, ...settings } = assignment
      return answererBy(measuring({ ...settings, account: accountOf(account) }), assignment)
    }
  }
}

function answererBy<A extends object>(answering: Answering<A>, { marking }: MarkedAssignment): Answerer {
  return (chunks, place) => answerLines(chunks, answering, marking, place)
}
