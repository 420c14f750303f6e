import type { Choices } from './choices.js'

/** A way to calculate figures that differs from ours. */
interface PolicyRecord {
  /** The choices that differ from ours, usually one. */
  readonly choices: Readonly<Partial<Choices>>
  /** After "if", and after "wenn". */
  readonly words: readonly [english: string, german: string]
  /** Whether the message about a refused total may name it (L7). */
  readonly isInMessages: boolean
}

function policy(
  choices: PolicyRecord['choices'],
  words: PolicyRecord['words'],
  isInMessages = false,
): PolicyRecord {
  return { choices: Object.freeze(choices), words, isInMessages }
}

/** The choices of one line. Only diagnosis compares a minimum with the sum of the pieces. */
type LineChoices = Pick<Choices, 'price' | 'discount'> & {
  readonly measure: Exclude<Choices['measure'], 'minimum-on-total'>
}

/** A policy for one line, which the message about a refused total names (L7). */
function linePolicy(choices: Readonly<Partial<LineChoices>>, words: PolicyRecord['words']): PolicyRecord {
  return policy(choices, words, true)
}

/**
 * The known policies, the most frequent first: one record each. L7 and `whyNot` take what concerns them from here
 * (`npm run generate`).
 *
 * @internal
 */
export const POLICY_RECORDS = {
  'tax-by-line': policy({ tax: 'line' }, [
    'tax is rounded line by line',
    'die Steuer Position für Position gerundet wird',
  ]),
  'tax-by-document': policy({ tax: 'document' }, [
    'tax is rounded once, on the document',
    'die Steuer einmal für das Dokument gerundet wird',
  ]),
  'lines-not-rounded': policy({ lines: 'not-rounded' }, [
    'lines are not rounded before they are added up',
    'Positionen vor dem Addieren nicht gerundet werden',
  ]),
  'unit-price-to-cents': linePolicy({ price: 'to-cents' }, [
    'the unit price is first rounded to the cent',
    'der Einzelpreis zuerst auf den Cent gerundet wird',
  ]),
  'discounted-unit-price-to-cents': linePolicy({ price: 'discounted-to-cents' }, [
    'the unit price less discount is rounded to the cent before it is multiplied',
    'der Einzelpreis abzüglich Rabatt vor der Multiplikation auf den Cent gerundet wird',
  ]),
  'discounted-unit-price-to-four-decimals': policy({ price: 'discounted-to-four-decimals' }, [
    'the unit price less discount is rounded to four decimals before it is multiplied',
    'der Einzelpreis abzüglich Rabatt vor der Multiplikation auf vier Nachkommastellen gerundet wird',
  ]),
  'tax-by-unit': policy({ tax: 'unit' }, [
    'the tax of one unit is rounded, then multiplied',
    'die Steuer einer Einheit gerundet und dann multipliziert wird',
  ]),
  'prices-with-tax': policy({ tax: 'inclusive' }, [
    'prices are held with tax, and the net amount of each line is worked out of them',
    'Preise mit Steuer geführt und die Nettobeträge der Positionen herausgerechnet werden',
  ]),
  'discount-rounded-alone': linePolicy({ discount: 'rounded-alone' }, [
    'the amount and its discount are each rounded to the cent and then subtracted',
    'Betrag und Rabatt je für sich auf den Cent gerundet und dann abgezogen werden',
  ]),
  'discount-of-rounded-amount': linePolicy({ discount: 'of-rounded-amount' }, [
    'the amount is rounded to the cent before the discount is taken of it',
    'der Betrag auf den Cent gerundet wird, bevor der Rabatt abgezogen wird',
  ]),
  'only-discount-rounded': policy({ discount: 'rounded-of-exact' }, [
    'the discount is rounded to the cent and subtracted from an amount that is not',
    'der Rabatt auf den Cent gerundet und von einem ungerundeten Betrag abgezogen wird',
  ]),
  'discount-left-out': linePolicy({ discount: 'left-out' }, [
    'the discount is left out',
    'der Rabatt weggelassen wird',
  ]),
  'binary-floats': policy({ numbers: 'doubles' }, [
    'it computes with binary floats and Math.round',
    'mit binären Gleitkommazahlen und Math.round gerechnet wird',
  ]),
  'binary-floats-to-fixed': policy({ numbers: 'doubles-to-fixed' }, [
    'it computes with binary floats and toFixed',
    'mit binären Gleitkommazahlen und toFixed gerechnet wird',
  ]),
  'half-even': policy({ ties: 'half-even' }, [
    'half a cent goes to the even cent',
    'ein halber Cent zum geraden Cent gerundet wird',
  ]),
  'half-down': policy({ ties: 'half-down' }, [
    'half a cent is rounded down',
    'ein halber Cent abgerundet wird',
  ]),
  'half-towards-positive': policy({ ties: 'towards-positive' }, [
    'half a cent of a negative amount is rounded up towards zero',
    'ein halber Cent eines negativen Betrags zur Null hin gerundet wird',
  ]),
  truncated: policy({ ties: 'truncated' }, ['parts of a cent are dropped', 'Teile eines Cents wegfallen']),
  'tax-half-even': policy({ taxTies: 'half-even' }, [
    'half a cent of tax goes to the even cent',
    'ein halber Cent Steuer zum geraden Cent gerundet wird',
  ]),
  'tax-half-down': policy({ taxTies: 'half-down' }, [
    'half a cent of tax is rounded down',
    'ein halber Cent Steuer abgerundet wird',
  ]),
  'tax-truncated': policy({ taxTies: 'truncated' }, [
    'parts of a cent of tax are dropped',
    'Teile eines Cents Steuer wegfallen',
  ]),
  'tax-rounded-up': policy({ taxTies: 'rounded-up' }, [
    'tax is always rounded up',
    'die Steuer immer aufgerundet wird',
  ]),
  'discounts-after-tax': policy({ base: 'discounts-after-tax' }, [
    'discounts of the document lower no tax',
    'Nachlässe auf das Dokument keine Steuer mindern',
  ]),
  'discounts-wholly-taxed': policy({ base: 'discounts-wholly-taxed' }, [
    'a discount of the document lowers tax with all of it, although some lines are exempt',
    'ein Nachlass auf das Dokument ganz die Steuer mindert, obwohl Positionen steuerfrei sind',
  ]),
  // The rule of our own versions before T3 had bounds.
  'share-without-bounds': policy({ base: 'share-without-bounds' }, [
    'the taxable share of a discount has no bounds, so that it may exceed the discount or raise tax',
    'der steuerpflichtige Anteil eines Nachlasses keine Grenzen hat, also größer als der Nachlass sein oder die Steuer erhöhen kann',
  ]),
  'exempt-lines-taxed': policy({ base: 'exempt-lines-taxed' }, [
    'exempt lines are taxed',
    'steuerfreie Positionen besteuert werden',
  ]),
  'surcharges-untaxed': policy({ base: 'surcharges-untaxed' }, [
    'surcharges are not taxed',
    'Zuschläge nicht besteuert werden',
  ]),
  'spread-rest-to-first': policy({ spread: 'rest-to-first' }, [
    'adjustments are spread over the lines, the rest goes to the first, and each line is taxed',
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die erste, und jede Position besteuert wird',
  ]),
  'spread-rest-to-last': policy({ spread: 'rest-to-last' }, [
    'adjustments are spread over the lines, the rest goes to the last, and each line is taxed',
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die letzte, und jede Position besteuert wird',
  ]),
  'spread-rest-to-largest': policy({ spread: 'rest-to-largest' }, [
    'adjustments are spread over the lines, the rest goes to the dearest, and each line is taxed',
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die teuerste, und jede Position besteuert wird',
  ]),
  'spread-by-largest-remainder': policy({ spread: 'largest-remainder' }, [
    'adjustments are spread over the lines by the largest remainder, and each line is taxed',
    'Nachlässe und Zuschläge nach dem größten Rest auf die Positionen verteilt werden und jede Position besteuert wird',
  ]),
  'spread-each-rounded': policy({ spread: 'each-rounded' }, [
    'adjustments are spread over the lines, each part rounded by itself, and each line is taxed',
    'Nachlässe und Zuschläge auf die Positionen verteilt, die Teile einzeln gerundet und jede Position besteuert wird',
  ]),
  'tax-in-halves': policy({ tax: 'halves' }, [
    'tax is two halves, each rounded by itself',
    'die Steuer aus zwei Hälften besteht, die einzeln gerundet werden',
  ]),
  'lines-by-unit': policy({ lines: 'by-unit' }, [
    'a line is divided by its quantity, rounded, and multiplied again',
    'eine Position durch ihre Menge geteilt, gerundet und wieder multipliziert wird',
  ]),
  'measure-to-hundredths': linePolicy({ measure: 'to-hundredths' }, [
    'the measure is first rounded to two decimals',
    'das Maß zuerst auf zwei Nachkommastellen gerundet wird',
  ]),
  'measure-to-tenths': policy({ measure: 'to-tenths' }, [
    'the measure is first rounded to one decimal',
    'das Maß zuerst auf eine Nachkommastelle gerundet wird',
  ]),
  'minimum-left-out': linePolicy({ measure: 'minimum-left-out' }, [
    'short pieces are charged as they are, without the minimum length',
    'kurze Stücke ohne Mindestlänge berechnet werden',
  ]),
  'minimum-on-total': policy({ measure: 'minimum-on-total' }, [
    'the minimum length is that of all pieces together',
    'die Mindestlänge für alle Stücke zusammen gilt',
  ]),
  'pieces-to-cents': linePolicy({ measure: 'pieces-to-cents' }, [
    'the amount of each piece is rounded to the cent',
    'der Betrag jedes Stücks auf den Cent gerundet wird',
  ]),
  'rounded-twice': policy({ lines: 'in-two-steps' }, [
    'lines are rounded to three decimals, then to the cent',
    'Positionen auf drei Nachkommastellen und dann auf den Cent gerundet werden',
  ]),
  'never-rounded': policy({ total: 'not-rounded' }, [
    'nothing is rounded before it is shown',
    'vor dem Anzeigen nichts gerundet wird',
  ]),
  'total-to-five-cents': policy({ total: 'five-cents' }, [
    'the total is rounded to 0.05',
    'die Gesamtsumme auf 0,05 gerundet wird',
  ]),
  'total-to-whole': policy({ total: 'whole' }, [
    'the total is rounded to whole units',
    'die Gesamtsumme auf ganze Einheiten gerundet wird',
  ]),
}

/** The id of a known policy. */
export type PolicyId = keyof typeof POLICY_RECORDS
