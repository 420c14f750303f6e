import type { policies as english } from '../en/policies.js'

/** How policies of other systems work, after "wenn". */
export const policies: typeof english = {
  'tax-by-line': 'die Steuer Position für Position gerundet wird',
  'tax-by-document': 'die Steuer einmal für das Dokument gerundet wird',
  'lines-not-rounded': 'Positionen vor dem Addieren nicht gerundet werden',
  'unit-price-to-cents': 'der Einzelpreis zuerst auf den Cent gerundet wird',
  'discounted-unit-price-to-cents':
    'der Einzelpreis abzüglich Rabatt vor der Multiplikation auf den Cent gerundet wird',
  'discounted-unit-price-to-four-decimals':
    'der Einzelpreis abzüglich Rabatt vor der Multiplikation auf vier Nachkommastellen gerundet wird',
  'tax-by-unit': 'die Steuer einer Einheit gerundet und dann multipliziert wird',
  'prices-with-tax': 'Preise mit Steuer geführt und die Nettobeträge der Positionen herausgerechnet werden',
  'discount-rounded-alone': 'Betrag und Rabatt je für sich auf den Cent gerundet und dann abgezogen werden',
  'discount-of-rounded-amount': 'der Betrag auf den Cent gerundet wird, bevor der Rabatt abgezogen wird',
  'only-discount-rounded':
    'der Rabatt auf den Cent gerundet und von einem ungerundeten Betrag abgezogen wird',
  'discount-left-out': 'der Rabatt weggelassen wird',
  'binary-floats': 'mit binären Gleitkommazahlen und Math.round gerechnet wird',
  'binary-floats-to-fixed': 'mit binären Gleitkommazahlen und toFixed gerechnet wird',
  'half-even': 'ein halber Cent zum geraden Cent gerundet wird',
  'half-down': 'ein halber Cent abgerundet wird',
  'half-towards-positive': 'ein halber Cent eines negativen Betrags zur Null hin gerundet wird',
  truncated: 'Teile eines Cents wegfallen',
  'tax-half-even': 'ein halber Cent Steuer zum geraden Cent gerundet wird',
  'tax-half-down': 'ein halber Cent Steuer abgerundet wird',
  'tax-truncated': 'Teile eines Cents Steuer wegfallen',
  'tax-rounded-up': 'die Steuer immer aufgerundet wird',
  'discounts-after-tax': 'Nachlässe auf das Dokument keine Steuer mindern',
  'discounts-wholly-taxed':
    'ein Nachlass auf das Dokument ganz die Steuer mindert, obwohl Positionen steuerfrei sind',
  'share-without-bounds':
    'der steuerpflichtige Anteil eines Nachlasses keine Grenzen hat, also größer als der Nachlass sein oder die Steuer erhöhen kann',
  'exempt-lines-taxed': 'steuerfreie Positionen besteuert werden',
  'surcharges-untaxed': 'Zuschläge nicht besteuert werden',
  'spread-rest-to-first':
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die erste, und jede Position besteuert wird',
  'spread-rest-to-last':
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die letzte, und jede Position besteuert wird',
  'spread-rest-to-largest':
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die teuerste, und jede Position besteuert wird',
  'spread-by-largest-remainder':
    'Nachlässe und Zuschläge nach dem größten Rest auf die Positionen verteilt werden und jede Position besteuert wird',
  'spread-each-rounded':
    'Nachlässe und Zuschläge auf die Positionen verteilt, die Teile einzeln gerundet und jede Position besteuert wird',
  'tax-in-halves': 'die Steuer aus zwei Hälften besteht, die einzeln gerundet werden',
  'lines-by-unit': 'eine Position durch ihre Menge geteilt, gerundet und wieder multipliziert wird',
  'measure-to-hundredths': 'das Maß zuerst auf zwei Nachkommastellen gerundet wird',
  'measure-to-tenths': 'das Maß zuerst auf eine Nachkommastelle gerundet wird',
  'minimum-left-out': 'kurze Stücke ohne Mindestlänge abgerechnet werden',
  'minimum-on-total': 'die Mindestlänge für alle Stücke zusammen gilt',
  'pieces-to-cents': 'der Betrag jedes Stücks auf den Cent gerundet wird',
  'rounded-twice': 'Positionen auf drei Nachkommastellen und dann auf den Cent gerundet werden',
  'never-rounded': 'vor dem Anzeigen nichts gerundet wird',
  'total-to-five-cents': 'die Gesamtsumme auf 0,05 gerundet wird',
  'total-to-whole': 'die Gesamtsumme auf ganze Einheiten gerundet wird',
}
