export type Json = Readonly<Record<string, unknown>>

export const amount = (amountMicros: string): Json => ({ amountMicros, currency: 'AUD' })

export const account = (): Json => ({
  currency: 'AUD',
  derivationEnabled: true,
  tax: { rate: '0.10', code: 'GST', jurisdiction: 'AU' },
  taxRounding: 'line',
  minimumLinealLengthMm: 300,
  minimumFlashingLengthMm: '250.5',
  crushFoldBendCount: '1',
  customFields: ['jobNumber', '__proto__', 'constructor', 'toString'],
})

export const catalogueJson = (): Json => ({
  products: [
    {
      productId: 'prod_1',
      colours: ['Monument'],
      rows: [{ productRowId: 'row', rowPriceIds: ['rowprice_1'] }],
    },
  ],
  kits: [{ kitId: 'k' }],
  flashingTemplates: [
    { templateId: 'flashtpl_01hx5zq8jagqwns966aty94rhw', colours: ['Monument'], thickness: '0.55' },
  ],
  customers: [{ customerId: 'cust_1' }],
})

export const catalogue = (): Json => ({
  product: () => ({ colours: ['Monument'], rows: [{ productRowId: 'row', rowPriceIds: ['rowprice_1'] }] }),
  kit: () => true,
  flashingTemplate: () => ({ colours: ['Monument'], thickness: '0.55' }),
  customer: () => true,
})

export const measured = (): Json => ({
  pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES',
  unitPrice: amount('20000000'),
  measurements: [{ length: '2.4', width: '0.9', amount: '3' }],
  asBuiltMeasurements: [{ length: '2.5', width: '0.9' }],
})

export const priced = (): Json => ({
  quantity: '12.5',
  unitPrice: amount('45670000'),
  discount: '7.5',
  totalPrice: amount('528060000'),
  cost: amount('30100000'),
  markup: '40',
  markupIsPercentage: true,
  margin: amount('1'),
  pricingStrategy: 'PRICING_STRATEGY_BASIC_QUANTITIES',
  priceLevel: 'A',
  isTaxFree: false,
  tax: { rate: '0.1', code: 'GST', jurisdiction: 'AU' },
})

export const drawing = (): Json => ({
  tempId: 't',
  drawingNumber: 1,
  side: 'DRAWING_SIDE_FAR',
  isFreeDrawing: false,
  isLargeBoxSize: false,
  isDeleted: false,
  points: {
    a: {
      id: 'a',
      x: 10,
      y: 10,
      vectors: ['b'],
      connect: [],
      finish: {
        type: 'FINISH_TYPE_CRUSH_FOLD',
        size: 10,
        label: 'cf10',
        flip: true,
        position: { x: 1, y: 2, width: 3, height: 4 },
      },
    },
    b: { x: 110, y: 10, vectors: ['c'], connect: ['a'] },
    c: { x: 110, y: 60, connect: ['b'] },
  },
  lines: { values: { 'a-b': { size: 100, hidden: false } }, positions: { 'a-b': { x: 1, y: 2 } } },
  angles: { values: { b: { angle: 90, hidden: false } }, positions: { b: { width: 1, height: 1 } } },
  annotations: {
    n: {
      x: 5,
      y: 6,
      width: 70,
      height: 20,
      value: 'note',
      rotateDeg: 15,
      text: [{ id: 1, indent: 0, value: ['cut here'] }],
    },
  },
  frontArrow: { x: 60, y: 0, angle: 270 },
  squareAngle: { x: 100, y: 20 },
})

export const cuts = (): Json => ({ subitems: [{ amount: 2, length: 2400 }] })

export const smallBody = (): Json => ({
  ...cuts(),
  drawing: {
    points: { a: { x: 1, y: 1, vectors: ['b'], finish: { type: 1, size: 10 } }, b: { connect: ['a'] } },
    lines: { values: { 'a-b': { size: 100 } } },
  },
  otherSides: [{ isFreeDrawing: false, points: { a: { x: 1, y: 1, vectors: ['b'] }, b: { x: 5, y: 4 } } }],
})

export const smallRequest = (): Json => ({
  customerId: 'cust_1',
  statusId: 's',
  lines: [{ labour: { pricing: { quantity: '2', unitPrice: amount('85000000') } } }, { notes: {} }],
  adjustments: [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: amount('5000000') }],
})

/** Some names are those that every object has. Some objects keep unknown fields (M8). */
const kept = (): Json => ({ siteNotes: { rows: [{ by: 'x' }] }, ['__proto__']: { total: 1 }, toString: 'x' })

export const request = (): Json => ({
  requestId: '7d1f6f0e-3c39-4f3e-9a55-2f0c6a3a1b52',
  customerId: 'cust_1',
  reference: 'R',
  isSubmitted: true,
  labelIds: ['l'],
  jobNumber: { year: 2026, number: [7] },
  ...kept(),
  deliveryAddress: { street: 'Lime St', lines: ['a'] },
  tax: { rate: '0.1', code: 'GST' },
  lines: [
    {
      onTheFly: {
        productName: 'Ridge cap',
        productDescription: 'd',
        colour: 'Monument',
        attributes: [{ name: 'Roof', value: 'A', isShown: true }],
        pricing: priced(),
      },
    },
    {
      catalogue: {
        productId: 'prod_1',
        productRowId: 'row',
        rowPriceId: 'rowprice_1',
        productName: 'Sheet',
        params: [{ name: 'Colour', value: 'Monument' }],
        pricing: measured(),
      },
    },
    {
      labour: {
        ...kept(),
        productName: 'Install',
        pricing: { quantity: '2', unitPrice: amount('85000000') },
      },
    },
    { notes: { text: 'Access from the lane.', ...kept() } },
    {
      flashing: {
        templateId: 'flashtpl_01hx5zq8jagqwns966aty94rhw',
        productName: 'Apron',
        priceLevel: 'A',
        colour: 'Monument',
        thickness: '0.55',
        bends: '2',
        totalGirth: '160',
        totalLength: '5.25',
        unitPrice: amount('20000000'),
        totalPrice: amount('105000000'),
        customPrice: amount('100000000'),
        customPricePerLength: amount('19000000'),
        subitems: [
          { amount: 2, length: 2400, cut: { by: 'saw' } },
          { amount: 3, length: 150 },
        ],
        isTaxFree: false,
        tax: { rate: '0.1' },
        drawing: drawing(),
        otherSides: [{ ...drawing(), tempId: 'u', isFreeDrawing: true }],
      },
    },
    {
      productKit: {
        kitId: 'k',
        kitRowId: 'r',
        productName: 'Kit',
        description: 'd',
        customPricing: false,
        attributes: [],
        displayKitItems: [{ a: 1 }],
        displaySubKits: [],
        components: [
          {
            productType: 'PRODUCT_TYPE_ON_THE_FLY',
            productId: 'prod_1',
            productName: 'p',
            pricing: { totalPrice: amount('5') },
          },
          {
            productType: 'PRODUCT_TYPE_NOTES',
            pricing: { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', cost: amount('10000000') },
            measurements: [{ length: '2.4', amount: '3' }],
            asBuiltMeasurements: [{ length: '2.5', amount: '3' }],
            ...kept(),
          },
        ],
        subKits: [
          { customPricing: true, pricing: { totalPrice: amount('7'), cost: amount('3'), quantity: '2' } },
          {
            kitId: 'k',
            pricing: { pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES', isTaxFree: true },
            measurements: [{ length: '2.4', width: '0.9' }],
            ...kept(),
          },
        ],
        pricing: { markup: '5' },
      },
    },
  ],
  adjustments: [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '10', isTaxFree: false },
    { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: amount('5000000'), ...kept() },
  ],
})

export const limits = (): Json => ({
  templateThicknessMm: '0.55',
  minimumFoldMm: 5,
  maximumGirthMm: 900,
  maximumLengthMm: '8000',
})

export const profile = (): readonly Json[] => [
  { size: 20, hidden: false, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, flip: false } },
  { turn: 90, size: 150 },
  { turn: -90, size: 40.5, finish: { type: 'FINISH_TYPE_FEATHER', size: 5 } },
]

export const profileOptions = (): Json => ({
  side: 'DRAWING_SIDE_FAR',
  drawingNumber: 1,
  tempId: 't',
  heading: 0,
  canvas: { width: 800, height: 600, margin: 40 },
  colourSide: 'left',
  hideAngles: false,
})

export const explanation = (): Json => {
  const line = 'lines[0].labour.pricing'
  const input = (pointer: string, unit: string, value: string): Json => ({
    ...{ name: 'input', rule: 'L1', unit, value, operation: 'given', from: [pointer] },
  })
  const quantity = `request:${line}.quantity`
  const price = `request:${line}.unit_price`
  const computed = (name: string, operation: string, from: readonly string[], value: string): Json => ({
    ...{ name, rule: 'L3', unit: 'money', value, operation, from },
  })
  return {
    format: 'quotewright.explanation/1',
    kind: 'quote',
    settings: account(),
    root: 'total',
    nodes: {
      [quantity]: input(quantity, 'quantity', '1.5'),
      [price]: input(price, 'money', '11.23'),
      [`${line}.total_price`]: {
        ...computed('line total', 'product', [quantity, price], '16.85'),
        rounding: { places: 2, exact: '16.845', residual: '0.005' },
        notApplied: [{ rule: 'L3', reason: 'discount_zero' }],
      },
      'settings:tax.rate': input('settings:tax.rate', 'fraction', '0.1'),
      tax_amount: {
        ...computed('tax', 'product', [`${line}.total_price`, 'settings:tax.rate'], '1.69'),
        rounding: { places: 2, exact: '1.685', residual: '0.005' },
      },
      total: computed('total', 'sum', [`${line}.total_price`, 'tax_amount'], '18.54'),
    },
  }
}

export const rendering = (): Json => ({
  ...{ locale: 'de', figure: 'lines[0].labour.pricing.totalPrice', depth: 3, maxFigures: 100 },
})

export const priceTable = (): Json => ({
  sheets: [
    {
      thickness: '0.55',
      priceLevel: '',
      colours: ['Charcoal'],
      rows: [{ fromMm: 0, toMm: '200', prices: [{ bends: 2, price: amount('12600000') }] }],
    },
    {
      thickness: 0.55,
      rows: [
        { fromMm: 0, toMm: '200', prices: [{ bends: 2, price: amount('12600000') }] },
        { fromMm: '200', toMm: 300, prices: [{ bends: '4', price: amount('14350000') }] },
      ],
      extraBend: amount('850000'),
      taper: amount('2000000'),
    },
  ],
})
