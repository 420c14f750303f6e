import { choices, oneOf, optional, text, typeName, type ProblemRecords } from './problem-record.js'
import type { Language } from './problem-words.js'

/**
 * Sentences by the reasons of `parseInput`: what is wrong, and what to type instead. Every reason needs a sentence in
 * each language.
 */
const REASONS = {
  empty: {
    english: 'contains no number. Type <kind>, such as <example>.',
    german: 'enthält keine Zahl. Bitte <kind> eingeben, zum Beispiel <example>.',
  },
  not_a_number: {
    english: 'cannot be read. Type <kind>, such as <example>.',
    german: 'ist nicht lesbar. Bitte <kind> eingeben, zum Beispiel <example>.',
  },
  other_currency: {
    english: "is not in the account's currency. Type <kind> in that currency, such as <example>.",
    german:
      'ist nicht in der Währung des Kontos. Bitte <kind> in dieser Währung eingeben, zum Beispiel <example>.',
  },
  too_many_decimals: {
    english: 'has more than six decimals. Type <kind> with fewer, such as <example>.',
    german: 'hat mehr als sechs Nachkommastellen. Bitte <kind> mit weniger eingeben, zum Beispiel <example>.',
  },
  too_large: {
    english: 'is too large or has too many digits. Type <kind> with fewer digits, such as <example>.',
    german:
      'ist zu groß oder hat zu viele Ziffern. Bitte <kind> mit weniger Ziffern eingeben, zum Beispiel <example>.',
  },
  has_unit: {
    english: 'includes a unit, such as “per m” or “each”. Type <kind> alone, such as <example>.',
    german:
      'enthält eine Einheit wie „pro m“ oder „je Stück“. Bitte nur <kind> eingeben, zum Beispiel <example>.',
  },
  mentions_tax: {
    english: 'mentions a tax, such as “+GST”. Type <kind> alone, such as <example>.',
    german:
      'nennt eine Steuer, zum Beispiel „zzgl. MwSt.“. Bitte nur <kind> eingeben, zum Beispiel <example>.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** The subject of a sentence: an entry of a list by its number, or the whole text. */
const SUBJECTS: Readonly<Record<Language, readonly string[]>> = {
  english: ['<field>, entry <number> (“<entry>”),', '<field> “<typed>”'],
  german: ['<field>, Eintrag <number> („<entry>“),', '<field> „<typed>“'],
}

/** The reasons of numbers, which an entry of a list may have. The others are of money. */
const REASONS_OF_ENTRIES: readonly string[] = ['too_large', 'not_a_number']

/** The sentences of one language. An unknown reason falls back to `not_a_number`. */
function sentencesIn(language: Language): readonly string[] {
  const { not_a_number, ...others } = REASONS
  return Object.entries({ ...others, not_a_number }).flatMap(([reason, words]) => {
    const choice = reason === 'not_a_number' ? '' : `<reason=${reason}>`
    const subjects = SUBJECTS[language].slice(REASONS_OF_ENTRIES.includes(reason) ? 0 : 1)
    return subjects.map((subject) => `${choice}${subject} ${words[language]}`)
  })
}

const TYPED = {
  typed: text('The typed text, truncated after 80 characters.'),
  entry: optional(text('Of a list: the entry that is wrong, as it was typed.')),
  number: optional(text('Of a list: the number of that entry, counted from 1: `2`.')),
}

/** Problems of texts that people type, found before there is a request. */
export const input: ProblemRecords = {
  unreadable_text: {
    meaning: 'A typed text that cannot be read.',
    rules: ['N1', 'N4', 'M3'],
    example: 'discount: typed as "ten"',
    onlyIn: 'texts',
    details: {
      says: 'The text, the expected kind, and why it cannot be read.',
      fields: {
        reason: oneOf(Object.keys(REASONS), text('Why: one of the reasons of `parseInput`.')),
        kind: typeName('The expected kind: `money`, `length`, `quantity`, `percent` or `pieces`.'),
        example: text('An example of this kind in the locale of the field: `12.5%`.'),
        ...TYPED,
      },
    },
    english: sentencesIn('english'),
    german: sentencesIn('german'),
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
          'The possible readings, as the locale writes them: `$1,234.00` and `$1.234`. Of a list, the readings of that entry alone.',
        ),
        ...TYPED,
      },
    },
    english: SUBJECTS.english.map(
      (subject) => `${subject} can be read as <readings>. Type the one you mean.`,
    ),
    german: SUBJECTS.german.map(
      (subject) => `${subject} kann <readings> bedeuten. Bitte eindeutig eingeben.`,
    ),
  },
}
