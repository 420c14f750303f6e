import { choices, oneOf, optional, text, typeName, type ProblemRecords } from './problem-record.js'

/** For each reason of `parseInput`, says the fault, then the remedy. */
const REASONS = {
  empty: 'contains no number. Type <kind>, such as <example>.',
  not_a_number: 'cannot be read. Type <kind>, such as <example>.',
  other_currency: "is not in the account's currency. Type <kind> in that currency, such as <example>.",
  too_many_decimals: 'has more than six decimals. Type <kind> with at most six, such as <example>.',
  too_large: 'is too large or has too many digits. Type <kind> with fewer digits, such as <example>.',
  has_unit: 'includes a unit, such as “per m” or “each”. Type <kind> alone, such as <example>.',
  mentions_tax: 'mentions a tax, such as “+GST”. Type <kind> alone, such as <example>.',
}

/** Names an entry of a list, or else the whole text. */
const SUBJECTS = ['<field>, entry <number> (“<entry>”),', '<field> “<typed>”']

/** The reasons that may name an entry of a list. Empty entries do not count; the rest concern money. */
const REASONS_OF_ENTRIES: readonly string[] = ['too_large', 'not_a_number']

/** An unknown reason falls back to `not_a_number`. */
function sentencesOfReasons(): readonly string[] {
  const { not_a_number, ...others } = REASONS
  return Object.entries({ ...others, not_a_number }).flatMap(([reason, words]) => {
    const choice = reason === 'not_a_number' ? '' : `<reason=${reason}>`
    const subjects = SUBJECTS.slice(REASONS_OF_ENTRIES.includes(reason) ? 0 : 1)
    return subjects.map((subject) => `${choice}${subject} ${words}`)
  })
}

const TYPED = {
  typed: text('The typed text, truncated after 80 characters.'),
  entry: optional(text('In a list: the entry that is wrong, as it was typed.')),
  number: optional(text('In a list: the number of that entry, counted from 1: `2`.')),
}

export const input: ProblemRecords = {
  unreadable_text: {
    meaning: 'A typed text that cannot be read.',
    rules: ['N1', 'N4', 'M3'],
    example: 'discount: typed as "ten"',
    onlyIn: 'texts',
    details: {
      says: 'The text, its expected kind, and why it is unreadable.',
      fields: {
        reason: oneOf(Object.keys(REASONS), text('The reason, as `parseInput` names it.')),
        kind: typeName('The expected kind: `money`, `length`, `quantity`, `percent` or `pieces`.'),
        example: text('An example of this kind in the locale of the field: `12.5%`.'),
        ...TYPED,
      },
    },
    english: sentencesOfReasons(),
  },
  ambiguous_text: {
    meaning: 'A typed text that can be read in two ways or more.',
    rules: ['N1', 'N4', 'M3'],
    example: 'unit_price: typed as "1,234"',
    onlyIn: 'texts',
    details: {
      says: 'The text, and its readings.',
      fields: {
        readings: choices(
          'The possible readings, as the locale writes them: `$1,234.00` and `$1.234`. For a list, only the readings of `entry`.',
        ),
        ...TYPED,
      },
    },
    english: SUBJECTS.map((subject) => `${subject} can be read as <readings>. Type the one you mean.`),
  },
}
