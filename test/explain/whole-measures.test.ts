/** Tests all figures of lines that are priced by their pieces. Worked out by hand (M). */
import { describe, expect, test } from 'vitest'
import { HUNDRED, markupAndMargin, micros, onTheFly, sent } from './described-lines.js'

const FEET = 'PRICING_STRATEGY_LINEAL_FEET'

describe('the figures of a line priced by measure', () => {
  test('M3, M4, M7: apply a minimum length in feet', () => {
    // 1200 ÷ 304.8 = 3.937007874015…; 2 × 10 + 3.937008 = 23.937008 ft; × 2.00 = 47.874016. As built: 2 × 10
    // + 1.5 = 21.5 ft.
    expect(
      onTheFly(
        {
          pricingStrategy: FEET,
          unitPrice: micros('2000000'),
          cost: micros('1000000'),
          measurements: [{ length: '10', amount: '2' }, { length: '1.5' }],
        },
        { minimumLinealLengthMm: 1200 },
      ),
    ).toEqual({
      root: 'on_the_fly.pricing.total_price',
      ...HUNDRED,
      ...sent('unit_price', '2'),
      ...sent('cost', '1'),
      'settings:minimum_lineal_length_mm': 'minimum length, M4, millimetres: given = 1200',
      'constant:millimetres_per_foot': 'millimetres in a foot, M4, millimetres: constant of  = 304.8',
      '#minimum_length_in_feet':
        'minimum length in feet, M4, feet: quotient of settings:minimum_lineal_length_mm, ' +
        'constant:millimetres_per_foot = 3.937007874016 to 6 is 3.937008',
      'request:~.measurements[0].amount': 'amount, M3, count: given = 2',
      'request:~.measurements[0].length': 'length, M3, feet: given = 10',
      '~.measurements[0]#charged_length':
        'charged length, M3, feet: maximum of request:~.measurements[0].length, #minimum_length_in_feet = 10, ' +
        'not_shorter_than_minimum',
      '~.measurements[0]#pieces':
        'measure of the pieces, M3, feet: product of request:~.measurements[0].amount, ' +
        '~.measurements[0]#charged_length = 20',
      'constant:one_piece': 'amount that was left out, M3, count: constant of  = 1',
      'request:~.measurements[1].length': 'length, M3, feet: given = 1.5',
      '~.measurements[1]#charged_length':
        'charged length, M3, feet: maximum of request:~.measurements[1].length, #minimum_length_in_feet = 3.937008',
      '~.measurements[1]#pieces':
        'measure of the pieces, M3, feet: product of constant:one_piece, ~.measurements[1]#charged_length = 3.937008',
      '~#measure':
        'charged measure, M3, feet: sum of ~.measurements[0]#pieces, ~.measurements[1]#pieces = 23.937008',
      '~.measurements[0]#pieces_as_built':
        'measure of the pieces as built, M7, feet: product of request:~.measurements[0].amount, ' +
        'request:~.measurements[0].length = 20',
      '~.measurements[1]#pieces_as_built':
        'measure of the pieces as built, M7, feet: product of constant:one_piece, ' +
        'request:~.measurements[1].length = 1.5',
      '~#as_built_measure':
        'measure as built, M7, feet: sum of ~.measurements[0]#pieces_as_built, ' +
        '~.measurements[1]#pieces_as_built = 21.5, as_built_not_sent, as_built_has_no_minimum',
      '~.total_price': 'line total, L3, money: product of ~#measure, ~.unit_price = 47.874016 to 2 is 47.87',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, ~#as_built_measure = 21.5 to 2 is 21.5',
      ...markupAndMargin('1', '100', '100 to 4 is 100', '26.37'),
    })
  })

  test('M4: apply the minimum of flashings to metres if lineal lines have none', () => {
    const figures = onTheFly(
      {
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
        unitPrice: micros('2000000'),
        measurements: [{ length: '0.45' }],
      },
      { minimumFlashingLengthMm: 450 },
    )
    expect(figures).toMatchObject({
      'settings:minimum_flashing_length_mm': 'minimum length, M4, millimetres: given = 450',
      '#minimum_length_in_metres':
        'minimum length in metres, M4, metres: quotient of settings:minimum_flashing_length_mm, ' +
        'constant:millimetres_per_metre = 0.45',
      'request:~.measurements[0].length': 'length, M3, metres: given = 0.45',
      '~.measurements[0]#charged_length':
        'charged length, M3, metres: maximum of request:~.measurements[0].length, #minimum_length_in_metres = 0.45, ' +
        'not_shorter_than_minimum',
      '~#measure': 'charged measure, M3, metres: sum of ~.measurements[0]#pieces = 0.45',
    })
  })

  test.each([
    ['PRICING_STRATEGY_SQUARE_METRES', 'metres', 'square metres'],
    ['PRICING_STRATEGY_SQUARE_FEET', 'feet', 'square feet'],
  ] as const)('M3, M7: include larger pieces as made for %s', (pricingStrategy, of, measure) => {
    // 3 × 2.4 × 0.9 = 6.48; × 12.50 = 81.00. As made: 3 × 2.5 × 0.9 = 6.75; × 8.00 = 54.00.
    expect(
      onTheFly(
        {
          pricingStrategy,
          unitPrice: micros('12500000'),
          cost: micros('8000000'),
          measurements: [{ length: '2.4', width: '0.9', amount: '3' }],
          asBuiltMeasurements: [{ length: '2.5', width: '0.9', amount: '3' }],
        },
        { minimumLinealLengthMm: 9000 },
      ),
    ).toEqual({
      root: 'on_the_fly.pricing.total_price',
      ...HUNDRED,
      ...sent('unit_price', '12.5'),
      ...sent('cost', '8'),
      'request:~.measurements[0].amount': 'amount, M3, count: given = 3',
      'request:~.measurements[0].length': `length, M3, ${of}: given = 2.4`,
      'request:~.measurements[0].width': `width, M3, ${of}: given = 0.9`,
      '~.measurements[0]#pieces':
        `measure of the pieces, M3, ${measure}: product of request:~.measurements[0].amount, ` +
        'request:~.measurements[0].length, request:~.measurements[0].width = 6.48',
      '~#measure': `charged measure, M3, ${measure}: sum of ~.measurements[0]#pieces = 6.48, areas_have_no_minimum`,
      'request:~.as_built_measurements[0].amount': 'amount, M3, count: given = 3',
      'request:~.as_built_measurements[0].length': `length, M3, ${of}: given = 2.5`,
      'request:~.as_built_measurements[0].width': `width, M3, ${of}: given = 0.9`,
      '~.as_built_measurements[0]#pieces_as_built':
        `measure of the pieces as built, M7, ${measure}: product of request:~.as_built_measurements[0].amount, ` +
        'request:~.as_built_measurements[0].length, request:~.as_built_measurements[0].width = 6.75',
      '~#as_built_measure': `measure as built, M7, ${measure}: sum of ~.as_built_measurements[0]#pieces_as_built = 6.75`,
      '~.total_price': 'line total, L3, money: product of ~#measure, ~.unit_price = 81 to 2 is 81',
      '~#line_cost': 'line cost, L9, money: product of ~.cost, ~#as_built_measure = 54 to 2 is 54',
      ...markupAndMargin('4.5', '450', '56.25 to 4 is 56.25', '27'),
    })
  })

  test('M7: use the charged measure as built, without a minimum or pieces as made', () => {
    const pricing = { unitPrice: micros('2000000'), measurements: [{ length: '3' }] }
    const figures = onTheFly({ pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', ...pricing })
    expect(figures).toMatchObject({
      '~#measure': 'charged measure, M3, metres: sum of ~.measurements[0]#pieces = 3',
      '~#as_built_measure': 'measure as built, M7, metres: same of ~#measure = 3, as_built_not_sent',
    })
    const none = onTheFly({
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      unitPrice: micros('2000000'),
      totalPrice: micros('0'),
    })
    expect(none).toMatchObject({
      '~#measure': 'charged measure, M3, metres: sum of  = 0',
      '~#as_built_measure': 'measure as built, M7, metres: same of ~#measure = 0, as_built_not_sent',
    })
  })
})
