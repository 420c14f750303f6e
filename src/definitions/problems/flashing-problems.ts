import { ABSENCE, decimal, optional, text, type ProblemRecords } from './problem-record.js'

export const flashing: ProblemRecords = {
  drawing_required: {
    meaning: 'A flashing line without a drawing.',
    rules: ['F9'],
    example: 'lines[0].flashing.drawing: absent',
    details: ABSENCE,
    onlyIn: 'documents',
    english: ['<label>: nothing is drawn. Draw it.', '<field> is missing. Add it: every flashing needs one.'],
  },
  duplicate_temp_id: {
    meaning: 'Two drawings of the request share a tempId.',
    rules: ['F9'],
    example: 'lines[3].flashing.drawing.temp_id: one that lines[1] has',
    details: {
      says: 'The id that two drawings share (F9).',
      fields: { tempId: text('The id in the request.') },
    },
    onlyIn: 'documents',
    english: '<field> is <tempId>, which another drawing already has. Give each drawing its own.',
  },
  drawing_too_large: {
    meaning: "A drawing's points, lines or angles exceed 15000 characters of compact JSON.",
    rules: ['F9'],
    example: 'lines[0].flashing.drawing.points: 400 points',
    details: {
      says: 'The maximum size of a part of a drawing (F9).',
      fields: {
        max: decimal('The maximum number of characters of compact JSON, a decimal string: `15000`.'),
      },
    },
    onlyIn: 'documents',
    english: '<field> has more than <max> characters as JSON. Simplify the drawing.',
  },
  required_when_submitted: {
    meaning: 'A field that only a draft may leave out is missing or too small.',
    rules: ['F10'],
    example: 'lines[0].flashing.bends: "0" with isSubmitted true',
    details: {
      says: 'The bound that the figure must exceed, where there is one (F10).',
      like: 'NearMiss',
      fields: { above: optional(decimal('The bound that the figure must exceed, a decimal string: `0`.')) },
    },
    onlyIn: 'documents',
    english: [
      '<field> is missing or not greater than <above>. Correct it before you submit the document.',
      '<field> is missing. Add it before you submit the document.',
    ],
  },
  not_ascending: {
    meaning: 'A figure of a price table that is not greater than the one before it.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[0].prices[1].bends: 2 after 2',
    details: {
      says: 'The bound that the figure must exceed (F12).',
      fields: { above: decimal('The bound that the figure must exceed, a decimal string: `2`.') },
    },
    onlyIn: 'priceTables',
    english: '<field> is not greater than <above>, the figure before it. Put the figures in ascending order.',
  },
  table_gap: {
    meaning: 'Girths between two rows of a price table have no price.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[1].from_mm: 201 after a row up to 200',
    details: {
      says: 'The girths without a price (F12).',
      fields: {
        from: decimal('The girth above which the gap begins, in mm, a decimal string.'),
        to: decimal('The girth at which the gap ends, in mm, a decimal string.'),
      },
    },
    onlyIn: 'priceTables',
    english: ['<field>: girths above <from> mm and up to <to> mm have no price. Begin this row at <from>.'],
  },
  table_overlap: {
    meaning: 'A flashing would have two prices: from two rows, or from two sheets that are equally specific.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[1].from_mm: 190 after a row up to 200',
    details: {
      says: 'The girths with two prices, or the other sheet (F12).',
      fields: {
        from: optional(decimal('The girth above which there are two prices, in mm, a decimal string.')),
        to: optional(decimal('The girth up to which there are two prices, in mm, a decimal string.')),
        sheet: optional(text('The pointer of the other sheet.')),
      },
    },
    onlyIn: 'priceTables',
    english: [
      '<field>: girths above <from> mm and up to <to> mm have two prices. Keep only one.',
      '<field> and <sheet> match the same flashings. Add a thickness, price level or colour to one.',
      '<field>: flashings have two prices. Keep only one.',
    ],
  },
  not_in_table: {
    meaning: 'A flashing has no price in a price table: no entry matches this figure or name.',
    rules: ['F12'],
    example: 'girth: 1250, and the rows end at 1200',
    details: {
      says: 'The figure or name without a price in the table (F12).',
      fields: {
        sent: optional(decimal('The girth, the bends or the thickness, a decimal string.')),
        name: optional(text('The price level or the colour.')),
      },
    },
    onlyIn: 'priceTables',
    english: [
      '<field> is <sent>, which has no price in the table. Correct it or extend the table.',
      '<field> is <name>, which has no price in the table. Correct it or extend the table.',
      '<field> is missing. Add it: every sheet of the price table specifies one.',
    ],
  },
}
