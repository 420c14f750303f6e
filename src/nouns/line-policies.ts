/**
 * Other ways of working out the total of a line, seen in other systems. Each has its words after "if", in each language;
 * L3 follows none of them.
 */
export const LINE_POLICIES = {
  'unit-price-to-cents': {
    english: 'the unit price is first rounded to the cent',
    german: 'der Stückpreis zuerst auf den Cent gerundet wird',
  },
  'discounted-unit-price-to-cents': {
    english: 'the unit price less discount is rounded to the cent before it is multiplied',
    german: 'der Stückpreis abzüglich Rabatt vor dem Malnehmen auf den Cent gerundet wird',
  },
  'discount-of-rounded-amount': {
    english: 'the amount is rounded to the cent before the discount is taken of it',
    german: 'der Betrag auf den Cent gerundet wird, bevor der Rabatt abgezogen wird',
  },
  'discount-rounded-alone': {
    english: 'the amount and its discount are each rounded to the cent and then subtracted',
    german: 'Betrag und Rabatt je für sich auf den Cent gerundet und dann abgezogen werden',
  },
  'pieces-to-cents': {
    english: 'the amount of each piece is rounded to the cent',
    german: 'der Betrag jedes Stücks auf den Cent gerundet wird',
  },
  'measure-to-hundredths': {
    english: 'the measure is first rounded to two decimals',
    german: 'das Maß zuerst auf zwei Nachkommastellen gerundet wird',
  },
  'minimum-left-out': {
    english: 'short pieces are charged as they are, without the minimum length',
    german: 'kurze Stücke ohne Mindestlänge berechnet werden',
  },
  'discount-left-out': {
    english: 'the discount is left out',
    german: 'der Rabatt weggelassen wird',
  },
} as const

/** A way of working out the total of a line that is not ours: the name in the details of `total_price_mismatch`. */
export type LinePolicy = keyof typeof LINE_POLICIES
