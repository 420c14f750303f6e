/** After "if". */
export const policies = {
  'tax-by-line': 'tax is rounded line by line',
  'tax-by-document': 'tax is rounded once, on the document',
  'percentages-in-turn': 'each document percentage is calculated on what is left after the one before',
  'percentages-in-turn-rounded-once':
    'each document percentage is calculated on what is left, and only the result is rounded',
  'percentages-in-turn-line-by-line':
    'each document percentage is calculated on what is left of each line and rounded there',
  'percentages-leave-rounded-amount':
    'the rest after a document percentage is rounded, and the discount is the difference',
  'percentages-after-fixed-discounts':
    'each document percentage is calculated on the subtotal less all fixed discounts',
  'percentages-with-surcharges':
    'each document percentage is calculated on the subtotal with all fixed surcharges',
  'percentages-added-up': 'the percentages of discounts are added up, and the amount is rounded once',
  'percentages-of-subtotal': 'each document percentage is calculated on the subtotal',
  'percentages-line-by-line': 'a document percentage is calculated on each line and rounded there',
  'percentages-unit-by-unit': 'a document percentage of the price of one unit is rounded, then multiplied',
  'percentages-of-undiscounted-lines':
    'a document percentage is calculated on the lines before their own discounts',
  'percentages-of-total-with-tax':
    'a document percentage is calculated on the total with tax, and the amount comes off before tax',
  'percentages-off-total-with-tax':
    'a document percentage is taken off the total with tax, and tax stays the same',
  'percentages-out-of-total-with-tax':
    'a document percentage is taken off the total with tax, and tax is calculated from the rest',
  'lines-not-rounded': 'lines are not rounded before they are added up',
  'unit-price-to-cents': 'the unit price is first rounded to the cent',
  'marked-up-price-not-rounded': 'a price made from cost and markup is not rounded',
  'unit-price-not-rounded': 'the unit price is not rounded',
  'unit-price-rounded-twice': 'the unit price is rounded to four decimals and then to the cent',
  'unit-price-to-three-decimals': 'the unit price is first rounded to three decimals',
  'unit-price-cut-to-cents': 'the unit price is first cut after two decimals',
  'unit-price-to-cents-in-floats': 'the unit price is first rounded to the cent with binary floats',
  'discounted-unit-price-to-cents':
    'the unit price less discount is rounded to the cent before it is multiplied',
  'discounted-unit-price-to-four-decimals':
    'the unit price less discount is rounded to four decimals before it is multiplied',
  'markup-to-two-decimals':
    'the price is turned into a markup on the cost, with two decimals, and calculated again from it',
  'markup-to-two-decimals-exactly':
    'the price is turned into a markup with two decimals on the cost, and the resulting price is not rounded',
  'margin-to-two-decimals':
    'the price is turned into a margin with two decimals, and calculated again from it',
  'tax-by-unit': 'the tax of one unit is rounded, then multiplied',
  'tax-by-difference': 'the gross amount of all unrounded lines is rounded, and tax is gross less net',
  'tax-of-unrounded-lines': 'tax is calculated from the sum of the unrounded lines',
  'tax-of-each-unrounded-line': 'the tax of each unrounded line is rounded',
  'gross-by-line': 'the gross amount of each line is rounded, and tax is gross less net',
  'prices-with-tax': 'prices include tax, and the net amount of each line is calculated from them',
  'prices-with-tax-by-document':
    'prices include tax, and the tax of all lines together is calculated from them',
  'adjustments-taxed-apart': 'the tax of the lines and that of each adjustment are rounded separately',
  'surcharges-taxed-apart':
    'the tax of the lines less discounts and that of each surcharge are rounded separately',
  'discount-rounded-alone': 'the amount and its discount are each rounded to the cent before the subtraction',
  'discount-of-rounded-amount': 'the amount is rounded to the cent before the discount is taken off',
  'only-discount-rounded': 'the discount is rounded to the cent and subtracted from an unrounded amount',
  'discount-of-price-with-tax': 'a discount is taken off the unit price with tax, and rounded to the cent',
  'rounded-discount-of-rounded-amount':
    'the amount is rounded to the cent, and so is the discount calculated from it',
  'discount-left-out': 'the discount is ignored',
  'binary-floats': 'binary floats and Math.round are used',
  'binary-floats-to-fixed': 'binary floats and toFixed are used',
  'binary-floats-in-order': 'binary floats are used from left to right, with Math.round',
  'binary-floats-in-order-to-fixed': 'binary floats are used from left to right, with toFixed',
  'half-even': 'half a cent goes to the even cent',
  'half-down': 'half a cent is rounded down',
  'half-towards-positive': 'half a cent of a negative amount is rounded up towards zero',
  truncated: 'parts of a cent are dropped',
  'rounded-up': 'amounts are always rounded up',
  'up-towards-positive': 'amounts are always rounded up, and negative ones towards zero',
  'tax-half-even': 'half a cent of tax goes to the even cent',
  'tax-half-down': 'half a cent of tax is rounded down',
  'tax-truncated': 'parts of a cent of tax are dropped',
  'tax-rounded-up': 'tax is always rounded up',
  'tax-rate-to-two-decimals': 'the tax percentage is rounded to two decimals',
  'tax-rate-to-one-decimal': 'the tax percentage is rounded to one decimal',
  'tax-rate-to-whole': 'the tax percentage is rounded to a whole number',
  'tax-rate-cut-to-two-decimals': 'the tax percentage is cut after two decimals',
  'tax-rate-cut-to-whole': 'the decimals of the tax percentage are dropped',
  'tax-before-line-discounts': 'tax is calculated before the discounts of lines',
  'discounts-after-tax': 'document discounts do not reduce tax',
  'fixed-discounts-with-tax': 'a fixed document discount is an amount that includes tax',
  'fixed-discounts-net-of-tax':
    'a fixed document discount includes tax, and its net amount lowers the taxed amount',
  'fixed-discounts-out-of-gross':
    'a fixed document discount is taken off the total with tax, and tax is calculated from the rest',
  'fixed-discounts-out-of-gross-by-tax':
    'a fixed document discount is taken off the total with tax, and the tax in the rest is rounded',
  'fixed-discounts-as-percentages': 'a fixed document discount is turned into a percentage with two decimals',
  'discounts-wholly-taxed': 'all of a document discount reduces tax, although some lines are exempt',
  'share-without-bounds':
    'the taxable share of a discount is not limited, so it may exceed the discount or raise tax',
  'exempt-lines-taxed': 'exempt lines are taxed',
  'surcharges-untaxed': 'surcharges are not taxed',
  'spread-remainder-to-first':
    'adjustments are spread over the lines, the first line takes the remainder, and each line is taxed',
  'spread-remainder-to-last':
    'adjustments are spread over the lines, the last line takes the remainder, and each line is taxed',
  'spread-remainder-to-largest':
    'adjustments are spread over the lines, the largest line takes the remainder, and each line is taxed',
  'spread-by-largest-remainder':
    'adjustments are spread over the lines by the largest remainder, and each line is taxed',
  'spread-each-rounded':
    'adjustments are spread over the lines, each part is rounded separately, and each line is taxed',
  'spread-in-sequence':
    'adjustments are spread line by line, each line taking its share of the rest, and each line is taxed',
  'spread-not-rounded': 'adjustments are spread over the lines without rounding, and each line is taxed',
  'tax-in-halves': 'tax is split into two halves, each rounded separately',
  'lines-by-unit': 'a line is divided by its quantity, rounded, and multiplied again',
  'quantity-to-hundredths': 'the quantity is first rounded to two decimals',
  'quantity-to-whole': 'the quantity is first rounded to a whole number',
  'quantity-cut-to-hundredths': 'the quantity is first cut after two decimals',
  'quantity-cut-to-whole': 'the decimals of the quantity are dropped',
  'measure-to-hundredths': 'the measure is first rounded to two decimals',
  'measure-to-tenths': 'the measure is first rounded to one decimal',
  'sizes-to-hundredths': 'each length and width is first rounded to two decimals',
  'measure-of-piece-to-hundredths': 'the measure of one piece is rounded to two decimals, then multiplied',
  'minimum-left-out': 'short pieces are charged at their own length, without the minimum',
  'minimum-on-total': 'the minimum length applies to all pieces together',
  'pieces-to-cents': 'the amount of each piece is rounded to the cent',
  'factors-rounded-first':
    'the unit price, the quantity and the measure are rounded to two decimals before they are multiplied',
  'rounded-twice': 'lines are rounded to three decimals, then to the cent',
  'never-rounded': 'nothing is rounded before it is shown',
  'line-discounts-in-turn': 'the discount of a line is several percentages, each calculated on what is left',
  'line-discounts-in-turn-to-cents':
    'the discount of a line is several percentages, and the rest after each is rounded to the cent',
  'lines-to-whole': 'lines are rounded to whole units',
  'tax-to-five-cents': 'tax is rounded to 0.05',
  'tax-to-ten-cents': 'tax is rounded to 0.10',
  'tax-to-whole': 'tax is rounded to whole units',
  'total-to-five-cents': 'the total is rounded to 0.05',
  'total-to-ten-cents': 'the total is rounded to 0.10',
  'total-to-whole': 'the total is rounded to whole units',
  'total-up-to-whole': 'the total is always rounded up to whole units',
  'unit-price-to-five-decimals': 'the unit price is first rounded to five decimals',
  'markup-as-margin': 'the markup is taken as a percentage of the price, not of the cost',
  'net-of-gross-lines': 'the gross amount of each line is rounded, and its net amount is calculated from it',
  'tax-in-halves-by-line': 'the tax of each line is split into two halves, each rounded separately',
  'tax-with-five-percent-apart': 'tax is split into 5% and the rest, each rounded separately',
  'quantity-to-three-decimals': 'the quantity is first rounded to three decimals',
  'quantity-up-to-whole': 'the quantity is first rounded up to a whole number',
  'measure-to-three-decimals': 'the measure is first rounded to three decimals',
  'measure-cut-to-hundredths': 'the measure is first cut after two decimals',
  'measure-up-to-tenths': 'the measure is first rounded up to one decimal',
  'measure-up-to-whole': 'the measure is first rounded up to a whole number',
  'sizes-cut-to-hundredths': 'each length and width is first cut after two decimals',
  'sizes-up-to-tenths': 'each length and width is first rounded up to one decimal',
  'measure-of-piece-to-three-decimals':
    'the measure of one piece is rounded to three decimals, then multiplied',
  'measure-of-piece-cut-to-hundredths': 'the measure of one piece is cut after two decimals, then multiplied',
  'measure-of-piece-up-to-hundredths':
    'the measure of one piece is rounded up to two decimals, then multiplied',
  'lines-to-five-cents': 'lines are rounded to 0.05',
  'total-down-to-five-cents': 'the total is always rounded down to 0.05',
}
