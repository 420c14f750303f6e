import { answerLines, type AnswerPiece } from '../answer-lines.js'
import type { Assignment } from '../assignment.js'
import { measuring } from '../measured-line.js'
import { pricing } from '../price-request.js'
import { accountOf, settingsOf } from '../settings.js'

type AnswersOf = (chunks: AsyncIterable<Buffer>, startsFile: boolean) => AsyncIterable<AnswerPiece<string>>

/** The way of answering that an assignment describes. */
export function answersFor(assignment: Assignment): AnswersOf {
  switch (assignment.command) {
    case 'price': {
      const task = pricing(settingsOf(assignment.settings))
      return (chunks, startsFile) => answerLines(chunks, task, startsFile)
    }
    case 'flashing': {
      const { account, needsDrawing } = assignment
      const task = measuring({ account: accountOf(account), needsDrawing })
      return (chunks, startsFile) => answerLines(chunks, task, startsFile)
    }
  }
}
