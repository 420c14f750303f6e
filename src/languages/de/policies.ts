import type { policies as english } from '../en/policies.js'

/** After "wenn". */
export const policies: typeof english = {
  'tax-by-line': 'die Steuer Position für Position gerundet wird',
  'tax-by-document': 'die Steuer einmal für das Dokument gerundet wird',
  'percentages-in-turn': 'jeder Prozentsatz auf das Dokument vom jeweils verbleibenden Betrag berechnet wird',
  'percentages-in-turn-rounded-once':
    'jeder Prozentsatz auf das Dokument vom verbleibenden Betrag berechnet und erst das Ergebnis gerundet wird',
  'percentages-in-turn-line-by-line':
    'jeder Prozentsatz auf das Dokument vom verbleibenden Betrag jeder Position berechnet und dort gerundet wird',
  'percentages-leave-rounded-amount':
    'der Rest nach einem Prozentsatz auf das Dokument gerundet wird und der Nachlass die Differenz ist',
  'percentages-after-fixed-discounts':
    'jeder Prozentsatz auf das Dokument von der Zwischensumme nach Abzug aller festen Nachlässe berechnet wird',
  'percentages-with-surcharges':
    'jeder Prozentsatz auf das Dokument von der Zwischensumme mit allen festen Zuschlägen berechnet wird',
  'percentages-added-up': 'die Prozentsätze der Nachlässe addiert und der Betrag einmal gerundet wird',
  'percentages-of-subtotal': 'jeder Prozentsatz auf das Dokument von der Zwischensumme berechnet wird',
  'percentages-line-by-line':
    'ein Prozentsatz auf das Dokument für jede Position einzeln berechnet und gerundet wird',
  'percentages-unit-by-unit':
    'ein Prozentsatz auf das Dokument vom Preis einer Einheit berechnet, gerundet und dann multipliziert wird',
  'percentages-of-undiscounted-lines':
    'ein Prozentsatz auf das Dokument von den Positionen vor ihrem eigenen Rabatt berechnet wird',
  'percentages-of-total-with-tax':
    'ein Prozentsatz auf das Dokument von der Gesamtsumme mit Steuer berechnet und der Betrag vor der Steuer abgezogen wird',
  'percentages-off-total-with-tax':
    'ein Prozentsatz auf das Dokument von der Gesamtsumme mit Steuer abgezogen wird und die Steuer gleich bleibt',
  'percentages-out-of-total-with-tax':
    'ein Prozentsatz auf das Dokument von der Gesamtsumme mit Steuer abgezogen und die Steuer aus dem Rest berechnet wird',
  'lines-not-rounded': 'Positionen vor dem Addieren nicht gerundet werden',
  'unit-price-to-cents': 'der Einzelpreis zuerst auf den Cent gerundet wird',
  'marked-up-price-not-rounded': 'ein Preis aus Kosten und Aufschlag nicht gerundet wird',
  'unit-price-rounded-twice': 'der Einzelpreis auf vier Nachkommastellen und dann auf den Cent gerundet wird',
  'unit-price-to-three-decimals': 'der Einzelpreis zuerst auf drei Nachkommastellen gerundet wird',
  'unit-price-cut-to-cents': 'der Einzelpreis zuerst nach zwei Nachkommastellen abgeschnitten wird',
  'unit-price-to-cents-in-floats':
    'der Einzelpreis mit binären Gleitkommazahlen zuerst auf den Cent gerundet wird',
  'unit-price-not-rounded': 'der Einzelpreis nicht gerundet wird',
  'discounted-unit-price-to-cents':
    'der Einzelpreis abzüglich Rabatt vor der Multiplikation auf den Cent gerundet wird',
  'discounted-unit-price-to-four-decimals':
    'der Einzelpreis abzüglich Rabatt vor der Multiplikation auf vier Nachkommastellen gerundet wird',
  'markup-to-two-decimals':
    'der Preis in einen Aufschlag mit zwei Nachkommastellen umgerechnet und daraus neu berechnet wird',
  'markup-to-two-decimals-exactly':
    'der Preis in einen Aufschlag mit zwei Nachkommastellen umgerechnet und der Preis daraus nicht gerundet wird',
  'margin-to-two-decimals':
    'der Preis in eine Marge mit zwei Nachkommastellen umgerechnet und daraus neu berechnet wird',
  'tax-by-unit': 'die Steuer einer Einheit gerundet und dann multipliziert wird',
  'tax-by-difference':
    'der Bruttobetrag aller ungerundeten Positionen gerundet wird und die Steuer Brutto minus Netto ist',
  'tax-of-unrounded-lines': 'die Steuer aus der Summe der ungerundeten Positionen berechnet wird',
  'tax-of-each-unrounded-line': 'die Steuer jeder ungerundeten Position gerundet wird',
  'gross-by-line': 'der Bruttobetrag jeder Position gerundet wird und die Steuer Brutto minus Netto ist',
  'prices-with-tax':
    'Preise die Steuer enthalten und die Nettobeträge der Positionen daraus berechnet werden',
  'prices-with-tax-by-document':
    'Preise die Steuer enthalten und die Steuer aller Positionen zusammen daraus berechnet wird',
  'adjustments-taxed-apart':
    'die Steuer der Positionen und die jedes Nachlasses oder Zuschlags je für sich gerundet werden',
  'surcharges-taxed-apart':
    'die Steuer der Positionen abzüglich der Nachlässe und die jedes Zuschlags je für sich gerundet werden',
  'discount-rounded-alone': 'Betrag und Rabatt vor dem Abziehen je für sich auf den Cent gerundet werden',
  'discount-of-rounded-amount': 'der Betrag auf den Cent gerundet wird, bevor der Rabatt abgezogen wird',
  'only-discount-rounded':
    'der Rabatt auf den Cent gerundet und von einem ungerundeten Betrag abgezogen wird',
  'discount-of-price-with-tax':
    'der Rabatt vom Einzelpreis mit Steuer berechnet und auf den Cent gerundet wird',
  'rounded-discount-of-rounded-amount':
    'der Betrag auf den Cent gerundet wird und ebenso der daraus berechnete Rabatt',
  'discount-left-out': 'der Rabatt nicht berücksichtigt wird',
  'binary-floats': 'mit binären Gleitkommazahlen und Math.round gerechnet wird',
  'binary-floats-to-fixed': 'mit binären Gleitkommazahlen und toFixed gerechnet wird',
  'binary-floats-in-order':
    'mit binären Gleitkommazahlen von links nach rechts und mit Math.round gerechnet wird',
  'binary-floats-in-order-to-fixed':
    'mit binären Gleitkommazahlen von links nach rechts und mit toFixed gerechnet wird',
  'half-even': 'ein halber Cent zum geraden Cent gerundet wird',
  'half-down': 'ein halber Cent abgerundet wird',
  'half-towards-positive': 'ein halber Cent eines negativen Betrags zu null hin gerundet wird',
  truncated: 'Bruchteile eines Cents wegfallen',
  'rounded-up': 'Beträge immer aufgerundet werden',
  'up-towards-positive': 'Beträge immer aufgerundet werden, negative zu null hin',
  'tax-half-even': 'ein halber Cent Steuer zum geraden Cent gerundet wird',
  'tax-half-down': 'ein halber Cent Steuer abgerundet wird',
  'tax-truncated': 'Bruchteile eines Cents Steuer wegfallen',
  'tax-rounded-up': 'die Steuer immer aufgerundet wird',
  'tax-rate-to-two-decimals': 'der Steuersatz auf zwei Nachkommastellen gerundet wird',
  'tax-rate-to-one-decimal': 'der Steuersatz auf eine Nachkommastelle gerundet wird',
  'tax-rate-to-whole': 'der Steuersatz auf ganze Prozent gerundet wird',
  'tax-rate-cut-to-two-decimals': 'der Steuersatz nach zwei Nachkommastellen abgeschnitten wird',
  'tax-rate-cut-to-whole': 'die Nachkommastellen des Steuersatzes wegfallen',
  'tax-before-line-discounts': 'die Steuer vor den Rabatten der Positionen berechnet wird',
  'discounts-after-tax': 'Nachlässe auf das Dokument die Steuer nicht mindern',
  'fixed-discounts-with-tax': 'ein fester Nachlass auf das Dokument die Steuer enthält',
  'fixed-discounts-net-of-tax':
    'ein fester Nachlass auf das Dokument die Steuer enthält und sein Nettobetrag den besteuerten Betrag mindert',
  'fixed-discounts-out-of-gross':
    'ein fester Nachlass von der Gesamtsumme mit Steuer abgezogen und die Steuer aus dem Rest berechnet wird',
  'fixed-discounts-out-of-gross-by-tax':
    'ein fester Nachlass von der Gesamtsumme mit Steuer abgezogen und die Steuer im Rest gerundet wird',
  'fixed-discounts-as-percentages':
    'ein fester Nachlass auf das Dokument in einen Prozentsatz mit zwei Nachkommastellen umgerechnet wird',
  'discounts-wholly-taxed':
    'ein Nachlass auf das Dokument die Steuer voll mindert, obwohl Positionen steuerfrei sind',
  'share-without-bounds':
    'der steuerpflichtige Anteil eines Nachlasses nicht begrenzt wird und so den Nachlass übersteigen oder die Steuer erhöhen kann',
  'exempt-lines-taxed': 'steuerfreie Positionen besteuert werden',
  'surcharges-untaxed': 'Zuschläge nicht besteuert werden',
  'spread-remainder-to-first':
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die erste, und jede Position besteuert wird',
  'spread-remainder-to-last':
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die letzte, und jede Position besteuert wird',
  'spread-remainder-to-largest':
    'Nachlässe und Zuschläge auf die Positionen verteilt werden, der Rest auf die größte, und jede Position besteuert wird',
  'spread-by-largest-remainder':
    'Nachlässe und Zuschläge nach dem größten Rest auf die Positionen verteilt werden und jede Position besteuert wird',
  'spread-each-rounded':
    'Nachlässe und Zuschläge auf die Positionen verteilt, die Teile einzeln gerundet werden und jede Position besteuert wird',
  'spread-in-sequence':
    'jede Position nacheinander ihren Anteil am Rest der Nachlässe und Zuschläge trägt und besteuert wird',
  'spread-not-rounded':
    'Nachlässe und Zuschläge ohne Rundung auf die Positionen verteilt werden und jede Position besteuert wird',
  'tax-in-halves': 'die Steuer aus zwei Hälften besteht, die einzeln gerundet werden',
  'lines-by-unit': 'eine Position durch ihre Menge geteilt, gerundet und wieder multipliziert wird',
  'quantity-to-hundredths': 'die Menge zuerst auf zwei Nachkommastellen gerundet wird',
  'quantity-to-whole': 'die Menge zuerst auf eine ganze Zahl gerundet wird',
  'quantity-cut-to-hundredths': 'die Menge zuerst nach zwei Nachkommastellen abgeschnitten wird',
  'quantity-cut-to-whole': 'die Nachkommastellen der Menge wegfallen',
  'measure-to-hundredths': 'das Maß zuerst auf zwei Nachkommastellen gerundet wird',
  'measure-to-tenths': 'das Maß zuerst auf eine Nachkommastelle gerundet wird',
  'sizes-to-hundredths': 'jede Länge und Breite zuerst auf zwei Nachkommastellen gerundet wird',
  'measure-of-piece-to-hundredths':
    'das Maß eines Stücks auf zwei Nachkommastellen gerundet und dann multipliziert wird',
  'minimum-left-out': 'kurze Stücke ohne Mindestlänge abgerechnet werden',
  'minimum-on-total': 'die Mindestlänge für alle Stücke zusammen gilt',
  'pieces-to-cents': 'der Betrag jedes Stücks auf den Cent gerundet wird',
  'factors-rounded-first':
    'Einzelpreis, Menge und Maß vor dem Multiplizieren auf zwei Nachkommastellen gerundet werden',
  'rounded-twice': 'Positionen auf drei Nachkommastellen und dann auf den Cent gerundet werden',
  'never-rounded': 'vor dem Anzeigen nichts gerundet wird',
  'line-discounts-in-turn':
    'der Rabatt einer Position aus mehreren Prozentsätzen besteht und jeder vom verbleibenden Betrag berechnet wird',
  'line-discounts-in-turn-to-cents':
    'der Rabatt einer Position aus mehreren Prozentsätzen besteht und der Rest nach jedem auf den Cent gerundet wird',
  'lines-to-whole': 'Positionen auf ganze Einheiten gerundet werden',
  'tax-to-five-cents': 'die Steuer auf 0,05 gerundet wird',
  'tax-to-ten-cents': 'die Steuer auf 0,10 gerundet wird',
  'tax-to-whole': 'die Steuer auf ganze Einheiten gerundet wird',
  'total-to-five-cents': 'die Gesamtsumme auf 0,05 gerundet wird',
  'total-to-ten-cents': 'die Gesamtsumme auf 0,10 gerundet wird',
  'total-to-whole': 'die Gesamtsumme auf ganze Einheiten gerundet wird',
  'total-up-to-whole': 'die Gesamtsumme immer auf ganze Einheiten aufgerundet wird',
  'unit-price-to-five-decimals': 'der Einzelpreis zuerst auf fünf Nachkommastellen gerundet wird',
  'markup-as-margin': 'der Aufschlag als Prozentsatz vom Preis statt von den Kosten berechnet wird',
  'net-of-gross-lines': 'der Bruttobetrag jeder Position gerundet und ihr Nettobetrag daraus berechnet wird',
  'tax-in-halves-by-line': 'die Steuer jeder Position aus zwei Hälften besteht, die einzeln gerundet werden',
  'tax-with-five-percent-apart': 'die Steuer aus 5 % und dem Rest besteht, die einzeln gerundet werden',
  'quantity-to-three-decimals': 'die Menge zuerst auf drei Nachkommastellen gerundet wird',
  'quantity-up-to-whole': 'die Menge zuerst auf eine ganze Zahl aufgerundet wird',
  'measure-to-three-decimals': 'das Maß zuerst auf drei Nachkommastellen gerundet wird',
  'measure-cut-to-hundredths': 'das Maß zuerst nach zwei Nachkommastellen abgeschnitten wird',
  'measure-up-to-tenths': 'das Maß zuerst auf eine Nachkommastelle aufgerundet wird',
  'measure-up-to-whole': 'das Maß zuerst auf eine ganze Zahl aufgerundet wird',
  'sizes-cut-to-hundredths': 'jede Länge und Breite zuerst nach zwei Nachkommastellen abgeschnitten wird',
  'sizes-up-to-tenths': 'jede Länge und Breite zuerst auf eine Nachkommastelle aufgerundet wird',
  'measure-of-piece-to-three-decimals':
    'das Maß eines Stücks auf drei Nachkommastellen gerundet und dann multipliziert wird',
  'measure-of-piece-cut-to-hundredths':
    'das Maß eines Stücks nach zwei Nachkommastellen abgeschnitten und dann multipliziert wird',
  'measure-of-piece-up-to-hundredths':
    'das Maß eines Stücks auf zwei Nachkommastellen aufgerundet und dann multipliziert wird',
  'lines-to-five-cents': 'Positionen auf 0,05 gerundet werden',
  'total-down-to-five-cents': 'die Gesamtsumme immer auf 0,05 abgerundet wird',
}
