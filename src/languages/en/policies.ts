/** How policies of other systems work, after "if". */
export const policies = {
  'tax-by-line': 'tax is rounded line by line',
  'tax-by-document': 'tax is rounded once, on the document',
  'lines-not-rounded': 'lines are not rounded before they are added up',
  'unit-price-to-cents': 'the unit price is first rounded to the cent',
  'discounted-unit-price-to-cents':
    'the unit price less discount is rounded to the cent before it is multiplied',
  'discounted-unit-price-to-four-decimals':
    'the unit price less discount is rounded to four decimals before it is multiplied',
  'tax-by-unit': 'the tax of one unit is rounded, then multiplied',
  'prices-with-tax': 'prices are held with tax, and the net amount of each line is worked out of them',
  'discount-rounded-alone': 'the amount and its discount are each rounded to the cent and then subtracted',
  'discount-of-rounded-amount': 'the amount is rounded to the cent before the discount is taken of it',
  'only-discount-rounded': 'the discount is rounded to the cent and subtracted from an amount that is not',
  'discount-left-out': 'the discount is left out',
  'binary-floats': 'it computes with binary floats and Math.round',
  'binary-floats-to-fixed': 'it computes with binary floats and toFixed',
  'half-even': 'half a cent goes to the even cent',
  'half-down': 'half a cent is rounded down',
  'half-towards-positive': 'half a cent of a negative amount is rounded up towards zero',
  truncated: 'parts of a cent are dropped',
  'tax-half-even': 'half a cent of tax goes to the even cent',
  'tax-half-down': 'half a cent of tax is rounded down',
  'tax-truncated': 'parts of a cent of tax are dropped',
  'tax-rounded-up': 'tax is always rounded up',
  'discounts-after-tax': 'discounts of the document lower no tax',
  'discounts-wholly-taxed':
    'a discount of the document lowers tax with all of it, although some lines are exempt',
  'share-without-bounds':
    'the taxable share of a discount has no bounds, so that it may exceed the discount or raise tax',
  'exempt-lines-taxed': 'exempt lines are taxed',
  'surcharges-untaxed': 'surcharges are not taxed',
  'spread-rest-to-first':
    'adjustments are spread over the lines, the rest goes to the first, and each line is taxed',
  'spread-rest-to-last':
    'adjustments are spread over the lines, the rest goes to the last, and each line is taxed',
  'spread-rest-to-largest':
    'adjustments are spread over the lines, the rest goes to the dearest, and each line is taxed',
  'spread-by-largest-remainder':
    'adjustments are spread over the lines by the largest remainder, and each line is taxed',
  'spread-each-rounded':
    'adjustments are spread over the lines, each part rounded by itself, and each line is taxed',
  'tax-in-halves': 'tax is two halves, each rounded by itself',
  'lines-by-unit': 'a line is divided by its quantity, rounded, and multiplied again',
  'measure-to-hundredths': 'the measure is first rounded to two decimals',
  'measure-to-tenths': 'the measure is first rounded to one decimal',
  'minimum-left-out': 'short pieces are charged as they are, without the minimum length',
  'minimum-on-total': 'the minimum length is that of all pieces together',
  'pieces-to-cents': 'the amount of each piece is rounded to the cent',
  'rounded-twice': 'lines are rounded to three decimals, then to the cent',
  'never-rounded': 'nothing is rounded before it is shown',
  'total-to-five-cents': 'the total is rounded to 0.05',
  'total-to-whole': 'the total is rounded to whole units',
}
