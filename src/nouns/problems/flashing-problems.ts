import { ABSENCE, decimal, optional, text, type ProblemRecords } from './problem-record.js'

/** Problems of flashing lines and their drawings. */
export const flashing: ProblemRecords = {
  drawing_required: {
    meaning: 'A flashing line without a drawing.',
    rules: ['F9'],
    example: 'lines[0].flashing.drawing: absent',
    details: ABSENCE,
    onlyIn: 'documents',
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
    onlyIn: 'documents',
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
    onlyIn: 'documents',
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
    onlyIn: 'documents',
    english: [
      '<field> is missing: a submitted document needs one greater than <above>.',
      '<field> is missing: a submitted document needs one.',
    ],
    german: [
      '<field> fehlt: Ein eingereichtes Dokument braucht diese Angabe, größer als <above>.',
      '<field> fehlt: Ein eingereichtes Dokument braucht diese Angabe.',
    ],
  },
  not_ascending: {
    meaning: 'A figure of a table of prices that is not greater than the one before it.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[0].prices[1].bends: 2 after 2',
    details: {
      says: 'What the figure must be greater than (F12).',
      fields: { above: decimal('What the figure must be greater than, a decimal string: `2`.') },
    },
    onlyIn: 'priceTables',
    english: '<field> must be greater than <above>, the figure before it.',
    german: '<field> muss größer als <above> sein, die Zahl davor.',
  },
  table_gap: {
    meaning: 'Girths between two rows of a table of prices have no price.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[1].from_mm: 201 after a row up to 200',
    details: {
      says: 'The girths without a price (F12).',
      fields: {
        from: decimal('The girth above which there is no price, in mm, a decimal string.'),
        to: decimal('The girth up to which there is none, in mm, a decimal string.'),
      },
    },
    onlyIn: 'priceTables',
    english: [
      '<field>: girths above <from> mm and up to <to> mm have no price; a row applies above its first girth, so begin this one at <from>.',
    ],
    german: [
      '<field>: Abwicklungen über <from> mm bis <to> mm haben keinen Preis; eine Zeile gilt oberhalb ihrer ersten Abwicklung, also beginnen Sie diese bei <from>.',
    ],
  },
  table_overlap: {
    meaning:
      'A flashing would have two prices: by two rows, or by two sheets of which neither says more than the other.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[1].from_mm: 190 after a row up to 200',
    details: {
      says: 'The girths, or the sheet, that are there already (F12).',
      fields: {
        from: optional(decimal('The girth above which there are two prices, in mm, a decimal string.')),
        to: optional(decimal('The girth up to which there are two, in mm, a decimal string.')),
        sheet: optional(text('The pointer of the other sheet.')),
      },
    },
    onlyIn: 'priceTables',
    english: [
      '<field>: girths above <from> mm and up to <to> mm have two prices; leave one.',
      '<field> is for flashings that <sheet> is for as well, and neither names more than the other; name what makes them different.',
      '<field>: flashings have two prices; leave one.',
    ],
    german: [
      '<field>: Abwicklungen über <from> mm bis <to> mm haben zwei Preise; lassen Sie einen stehen.',
      '<field> gilt für Kantteile, für die auch <sheet> gilt, und keines nennt mehr als das andere; nennen Sie, was sie unterscheidet.',
      '<field>: Kantteile haben zwei Preise; lassen Sie einen stehen.',
    ],
  },
  not_in_table: {
    meaning: 'A flashing has no price in a table of prices: nothing there is for this figure or name.',
    rules: ['F12'],
    example: 'girth: 1250, and the rows end at 1200',
    details: {
      says: 'What the table has no price for (F12).',
      fields: {
        sent: optional(decimal('The girth, the bends or the thickness, a decimal string.')),
        name: optional(text('The price level or the colour.')),
      },
    },
    onlyIn: 'priceTables',
    english: [
      '<field> <sent> is not in the table of prices.',
      '<field> <name> is not in the table of prices.',
      '<field> is missing: every sheet of the table of prices names one.',
    ],
    german: [
      '<field> <sent> kommt in der Preistabelle nicht vor.',
      '<field> <name> kommt in der Preistabelle nicht vor.',
      '<field> fehlt: Jedes Blatt der Preistabelle nennt eine Angabe.',
    ],
  },
}
