import { ABSENCE, decimal, optional, text, type ProblemRecords } from './problem-record.js'

/** Problems of flashing lines and their drawings. */
export const flashing: ProblemRecords = {
  drawing_required: {
    meaning: 'A flashing line without a drawing.',
    rules: ['F9'],
    example: 'lines[0].flashing.drawing: absent',
    details: ABSENCE,
    english: '<field> is missing: a flashing needs one.',
    german: '<field> fehlt: Ein Kantteil braucht diese Angabe.',
  },
  duplicate_temp_id: {
    meaning: 'Two drawings of the request share a tempId.',
    rules: ['F9'],
    example: 'lines[3].flashing.drawing.temp_id: one that lines[1] has',
    details: {
      says: 'The id that two drawings share (F9).',
      fields: { tempId: text('The id that was sent.') },
    },
    english: '<field> <tempId> is taken by another drawing; each needs its own.',
    german: '<field> <tempId> ist an eine andere Zeichnung vergeben; jede braucht ihre eigene.',
  },
  drawing_too_large: {
    meaning: 'Points, lines or angles of a drawing over 15000 characters of compact JSON.',
    rules: ['F9'],
    example: 'lines[0].flashing.drawing.points: 400 points',
    details: {
      says: 'How large a part of a drawing may be (F9).',
      fields: {
        most: decimal('How many characters of compact JSON there may be, a decimal string: `15000`.'),
      },
    },
    english: '<field> may have at most <most> characters of JSON; more were sent.',
    german: '<field> darf höchstens <most> Zeichen JSON umfassen; gesendet wurden mehr.',
  },
  required_when_submitted: {
    meaning: 'A field that a draft may leave out, but not a submitted document.',
    rules: ['F10'],
    example: 'lines[0].flashing.bends: "0" with isSubmitted true',
    details: {
      says: 'What the figure must be greater than, where any figure is not enough (F10).',
      like: 'NearMiss',
      fields: { above: optional(decimal('What the figure must be greater than, a decimal string: `0`.')) },
    },
    english: [
      '<field> is missing: a submitted document needs one greater than <above>.',
      '<field> is missing: a submitted document needs one.',
    ],
    german: [
      '<field> fehlt: Ein eingereichtes Dokument braucht diese Angabe, größer als <above>.',
      '<field> fehlt: Ein eingereichtes Dokument braucht diese Angabe.',
    ],
  },
}
