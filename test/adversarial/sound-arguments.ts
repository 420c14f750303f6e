import { cutList, zeroContribution, editQuote } from '../../src/entries/index.js'
import {
  account,
  amount,
  catalogue,
  catalogueJson,
  cuts,
  drawing,
  explanation,
  limits,
  measured,
  profile,
  priced,
  priceTable,
  profileOptions,
  rendering,
  request,
  smallBody,
  smallRequest,
  type Json,
} from './sound-parts.js'

/**
 * Has every field that is read, so that each field can be replaced by an invalid value. Names are functions, or
 * `object.function`.
 */
export function soundArguments(): Readonly<Record<string, readonly unknown[]>> {
  // One function gets a request with every field. Functions that read a request in the same way get a smaller one.
  const small = [smallRequest(), account(), catalogue(), { maxProblems: 10 }]
  const lines = request()['lines']
  const [onTheFly, , , , flashing, kit] = lines as readonly Json[]
  const body = flashing?.['flashing']
  const pricing = (onTheFly?.['onTheFly'] as Json | undefined)?.['pricing']
  const ofCodec = (name: string, value: unknown) =>
    ['is', 'validate', 'decode', 'encode'].map((method) => [`${name}.${method}`, [value]] as const)
  return {
    parseAccount: [account()],
    parseCatalogue: [catalogueJson()],
    priceQuote: [request(), account(), catalogue(), { maxProblems: 10 }],
    priceOrder: small,
    // Advice reads more of a flashing and a kit than pricing does.
    adviseQuote: [{ ...smallRequest(), lines: [flashing, kit] }, account(), catalogue(), { maxProblems: 10 }],
    adviseOrder: small,
    adviseAccount: [account()],
    adviseCatalogue: [catalogueJson()],
    verifyQuote: small,
    verifyOrder: small,
    explainQuote: [
      request(),
      account(),
      catalogue(),
      {
        maxProblems: 10,
        used: { 'lines[0].labour.pricing.unit_price': { rowNumber: 2, product: 'Install' } },
      },
    ],
    explainOrder: small,
    explainLine: [kit, account(), catalogue()],
    explainFlashing: [body, account()],
    getFigure: [explanation(), 'lines[0].labour.pricing.totalPrice'],
    figuresBelow: [explanation(), 'lines[0]'],
    explanationAt: [explanation(), 'lines[0].labour.pricing.totalPrice'],
    dependents: [explanation(), 'request:lines[0].labour.pricing.quantity'],
    centSensitivity: [explanation(), 'total'],
    whyNot: [explanation(), 'total', amount('18540000')],
    renderExplanationText: [explanation(), { ...rendering(), width: 80 }],
    renderExplanationMarkdown: [explanation(), rendering()],
    renderExplanationHtml: [explanation(), { ...rendering(), page: true, idPrefix: 'quote' }],
    validateQuote: small,
    validateOrder: small,
    editQuote: small,
    editOrder: small,
    priceEdited: [open()],
    lineAt: [open(), 0],
    editorProblems: [open()],
    applyEdit: [open(), { type: 'replaceLine', at: 0, line: onTheFly }],
    priceLines: [
      smallRequest()['lines'],
      smallRequest()['adjustments'],
      account(),
      catalogue(),
      { maxProblems: 10 },
    ],
    priceLine: [onTheFly, account(), catalogue()],
    sumMeasurements: [measured(), account()],
    lineTotal: [pricing, account()],
    unitPriceFromMarkup: [pricing, account()],
    markupOnCost: [pricing, account()],
    lineMargin: [pricing, account()],
    rollUpKit: [kit?.['productKit'], account()],
    taxAmount: [[{ totalPrice: amount('10000000'), isTaxFree: false }], account()],
    documentTotals: [{ ...zeroContribution, total: 500 }, request()['adjustments'], account()],
    addContributions: [zeroContribution, { ...zeroContribution, total: 500, taxable: 7n }],
    negateContribution: [{ ...zeroContribution, total: 500, taxable: 7n }],
    'contributionGroup.concat': [zeroContribution, { ...zeroContribution, total: 500 }],
    'contributionGroup.inverse': [{ ...zeroContribution, total: 500 }],
    measureFlashing: [smallBody(), account()],
    sortDrawings: [smallBody()],
    adviseFlashing: [body, account(), limits()],
    flashingGirth: [smallBody(), account()],
    flashingBends: [smallBody(), account()],
    flashingLength: [cuts(), account()],
    flashingChargedLength: [cuts(), account()],
    flashingPrice: [{ ...cuts(), unitPrice: amount('20000000') }, account()],
    flashingPriceFromTable: [
      priceTable(),
      { girth: '250', bends: 6, thickness: 0.55, isTapered: true },
      account(),
    ],
    explainTablePrice: [
      priceTable(),
      { girth: '250', bends: 6, thickness: 0.55, isTapered: true },
      account(),
    ],
    cutList: [smallBody(), account(), { stockLengthMm: 6000, kerfMm: '3' }],
    renderCutPlanSvg: [cutPlan(), { locale: 'de', title: 'Apron', theme: 'light' }],
    drawProfile: [profile(), profileOptions()],
    renderFlashingSvg: [
      drawing(),
      { title: 'Apron', theme: 'light', locale: 'de', unitLabel: 'mm', width: 300, height: 200 },
    ],
    diagnose: [
      [
        {
          request: smallRequest(),
          kind: 'order',
          figures: { total: amount('1'), lines: [{ totalPrice: amount('2') }] },
        },
      ],
      account(),
    ],
    suggestTestQuote: [
      [{ policies: ['tax-by-line'] }, { policies: ['half-even', 'lines-not-rounded'] }],
      account(),
    ],
    priceQuoteText: [JSON.stringify(smallRequest()), account(), catalogue(), { maxProblems: 10 }],
    priceOrderText: [JSON.stringify(smallRequest()), account(), catalogue(), { maxProblems: 10 }],
    solve: [
      smallRequest(),
      account(),
      { total: amount('150000000') },
      [
        { type: 'discount', name: 'Rounding' },
        { type: 'lineDiscount', lines: [0] },
        { type: 'markup', line: 0 },
      ],
      {
        kind: 'quote',
        locked: [1],
        constraints: { cost: true, margin: amount('1'), marginPercentage: '5', discount: '50' },
      },
    ],
    describeReason: [{ code: 'step_too_large', step: '0.01%', by: amount('240000') }, 'de'],
    allocate: [amount('100000000'), ['1', '2.5', '0'], 'toLargest'],
    roundToCash: [amount('17020000'), '5', 'even'],
    splitDocument: [
      smallRequest(),
      account(),
      [{ percentage: '25' }, { lines: [{ line: 0, quantity: '1' }] }, { isRemainder: true }],
      { kind: 'order' },
    ],
    goldenHeader: [account(), { kind: 'order', isFull: true }],
    recordDocument: [smallRequest(), account(), { id: 'Q-17', kind: 'order', isFull: true }],
    recordSent: [{ id: 'Q-17', request: smallRequest(), account: account() }, account(), { kind: 'order' }],
    recordLines: [[smallRequest()], account(), { kind: 'order', isFull: true }],
    goldenLines: [goldenHeader(), [{ line: 1, text: '{}', account: account() }]],
    parseGolden: [[JSON.stringify(goldenHeader())], 'year.golden'],
    compareWithGolden: [
      { header: goldenHeader(), lines: [JSON.stringify(goldenRecord('1'))] },
      documentsNow(),
      { kind: 'quote', catalogue: catalogue(), catalogueJson: catalogueJson(), accepted: { request: 'new' } },
    ],
    compareWithProgram: [['{"figures":{"total":"2"}}'], documentsNow(), { name: 'the answers' }],
    formatDecimal: ['1450.50'],
    formatMicros: ['1234500000'],
    suggestName: ['taxRuonding', ['currency', 'taxRounding']],
    measurementMethod: ['PRICING_STRATEGY_SQUARE_METRES'],
    recogniseRequest: [{ ...smallRequest(), statusId: 'status_01hx5zq8k3v9m2n4p6r8t0w1y3' }],
    compareRecords: [goldenRecord('1'), goldenRecord('2')],
    groupByCause: [
      [{ request: smallRequest(), recorded: goldenRecord('1') }],
      goldenHeader(),
      account(),
      { kind: 'order', accepted: { 'figure:total': 'agreed' } },
    ],
    goldenReportTexts: [goldenReport(), { locale: 'de', details: true }],
    renderGoldenReport: [goldenReport(), { format: 'html', file: 'quotes.ndjson', locale: 'de' }],
    describeProblem: [{ code: 'kit_too_deep', param: 'lines[0].product_kit', details: { max: '16' } }, 'de'],
    errorEnvelope: [[{ code: 'required', message: 'customerId is required.', param: 'customer_id' }], 'one'],
    httpStatus: [{ type: 'internal' }],
    problemsOf: [[{ value: 5, context: [{ key: '', type: { name: 'Money' }, actual: 5 }], message: 'no' }]],
    ...Object.fromEntries(Object.entries(soundOfCodecs()).flatMap(([name, value]) => ofCodec(name, value))),
    'quoteRequestSchema.~standard.validate': [smallRequest()],
    'orderRequestSchema.~standard.validate': [smallRequest()],
    'accountSchema.~standard.validate': [account()],
  }
}

function goldenHeader(): Json {
  return { format: 'quotewright.golden/1', engine: '0.1.0', rules: '', kind: 'quote', settings: account() }
}

function documentsNow(): Json {
  const records = [{ line: 1, text: JSON.stringify(goldenRecord('2')) }]
  return { account: account(), records, requestAt: () => smallRequest() }
}

function goldenReport(): Json {
  const sums = {
    documents: 2,
    lines: 1,
    up: '10000',
    down: '-20000',
    net: '-10000',
    largest: '-20000',
    currency: 'AUD',
  }
  const setting = { name: 'tax.rate', recorded: '0.10', current: '0.15' }
  const figure = { figure: 'tax_amount', name: 'tax', rule: 'T4', recorded: '0.10', current: '0.15' }
  return {
    format: 'quotewright.golden-report/1',
    documents: 3,
    same: 1,
    settings: [setting],
    causes: [
      {
        ...sums,
        ...{ cause: 'tax.rate:0.10:0.15', english: 'The rate.', german: 'Der Satz.' },
        ...{ policies: [], settings: [setting], alsoFits: ['taxRounding:document:line'] },
        samples: [{ line: 1, id: 'Q-17', recorded: '1', current: '2' }],
        firstFigure: figure,
        shrunk: { request: smallRequest(), recorded: '1', current: '2' },
        accepted: 'agreed',
      },
    ],
    sums: [sums],
    unusedAcceptances: ['figure:total'],
  }
}

function goldenRecord(total: string): Json {
  return {
    id: 'Q-17',
    kind: 'quote',
    request: 'f2ltR4OkK0aDeKmS',
    totals: { subtotal: total, total },
    lines: 'n4y_Y357_LvG_WXu',
    problems: ['required customer_id'],
  }
}

function open(): unknown {
  const opened = editQuote(smallRequest(), { currency: 'AUD' })
  return opened.ok ? opened.value : undefined
}

/** Has every field that a codec reads. Values of large parts leave details to the codecs of their parts. */
function soundOfCodecs(): Readonly<Record<string, unknown>> {
  const [onTheFly, catalogueLine, labour, notes, , kit] = request()['lines'] as readonly Json[]
  const { points, lines, angles, annotations, frontArrow, squareAngle } = drawing() as Readonly<
    Record<string, Json>
  >
  const point = points?.['a'] as Json
  const finish = point['finish'] as Json
  const box = annotations?.['n'] as Json
  const [edge] = profile()
  const kitLine = kit?.['productKit'] as Json
  return {
    MoneyCodec: amount('5'),
    AccountCodec: account(),
    AccountTaxCodec: account()['tax'],
    TaxDetailCodec: priced()['tax'],
    TaxableLineCodec: { totalPrice: amount('10000000'), isTaxFree: false },
    AdjustmentCodec: { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '10', isTaxFree: false },
    QuoteRequestCodec: smallRequest(),
    OrderRequestCodec: smallRequest(),
    SalesLineCodec: onTheFly,
    OnTheFlyLineCodec: onTheFly?.['onTheFly'],
    CatalogueLineCodec: catalogueLine?.['catalogue'],
    LabourLineCodec: labour?.['labour'],
    NotesCodec: notes?.['notes'],
    AttributeCodec: { name: 'Roof', value: 'A', isShown: true },
    ParameterCodec: { name: 'Colour', value: 'Monument' },
    LinePricingCodec: priced(),
    MeasurementEntryCodec: { length: '2.4', width: '0.9', amount: '3' },
    ProductKitLineCodec: kitLine,
    SubKitCodec: (kitLine['subKits'] as readonly unknown[])[0],
    KitComponentCodec: (kitLine['components'] as readonly unknown[])[0],
    FlashingLineCodec: smallBody(),
    CutListItemCodec: { amount: 2, length: 2400 },
    FlashingDrawingCodec: smallBody()['drawing'],
    PointCodec: point,
    FinishCodec: finish,
    LabelPositionCodec: finish['position'],
    LineSetCodec: lines,
    EdgeSizeCodec: { size: 100, hidden: false },
    AngleSetCodec: angles,
    CornerAngleCodec: { angle: 90, hidden: false },
    TextBoxCodec: box,
    TextRowCodec: (box['text'] as readonly unknown[])[0],
    ArrowCodec: frontArrow,
    SquareAngleCodec: squareAngle,
    SheetLimitsCodec: limits(),
    PricingOptionsCodec: { maxProblems: 10 },
    StockOptionsCodec: { stockLengthMm: 6000, kerfMm: '3' },
    PictureOptionsCodec: { title: 'Apron', theme: 'light', unitLabel: 'mm', width: 300, height: 200 },
    ProfileOptionsCodec: profileOptions(),
    ProfileEdgeCodec: { ...edge, turn: 90 },
    ProfileFinishCodec: edge?.['finish'],
    CanvasCodec: profileOptions()['canvas'],
  }
}

function cutPlan(): Json {
  const list = cutList(
    { subitems: [{ amount: 5, length: 2400 }] },
    { currency: 'AUD' },
    { stockLengthMm: 6000, kerfMm: 3 },
  )
  return JSON.parse(JSON.stringify(list.ok ? list.value.stock : {})) as Json
}
