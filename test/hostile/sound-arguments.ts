import { noContribution, openQuote } from '../../src/index.js'
import {
  account,
  amount,
  catalogue,
  catalogueJson,
  cuts,
  drawing,
  limits,
  measured,
  profile,
  profileOptions,
  request,
  smallBody,
  smallRequest,
  type Json,
} from './sound-parts.js'

/**
 * Arguments that are right, for every public function by its name: of objects of functions, `object.function`.
 * They are made anew each time, and hold every field that is read, so that each of them can be put wrong.
 */
export function soundArguments(): Readonly<Record<string, readonly unknown[]>> {
  // One function is tried on all that a request may hold; those that read it in the same way, on less of it.
  const small = [smallRequest(), account(), catalogue()]
  const lines = request()['lines']
  const [onTheFly, , , , flashing, kit] = lines as readonly Json[]
  const body = flashing?.['flashing']
  const pricing = (onTheFly?.['onTheFly'] as Json)['pricing']
  const ofCodec = (name: string, value: unknown) =>
    Object.fromEntries(['is', 'validate', 'decode', 'encode'].map((method) => [`${name}.${method}`, [value]]))
  return {
    readAccount: [account()],
    readCatalogue: [catalogueJson()],
    priceQuote: [request(), account(), catalogue()],
    priceOrder: small,
    validateQuote: small,
    validateOrder: small,
    openQuote: small,
    openOrder: small,
    pricedDocument: [open()],
    reprice: [open(), { type: 'replaceLine', at: 0, line: onTheFly }],
    priceLines: [smallRequest()['lines'], smallRequest()['adjustments'], account(), catalogue()],
    priceLine: [onTheFly, account(), catalogue()],
    sumMeasurements: [measured(), account()],
    lineTotal: [pricing, account()],
    unitPriceFromMarkup: [pricing, account()],
    markupFrom: [pricing, account()],
    marginFrom: [pricing, account()],
    rollUpKit: [kit?.['productKit'], account()],
    taxAmount: [[{ totalPrice: amount('10000000'), isTaxFree: false }], account()],
    documentTotals: [{ ...noContribution, total: 500 }, request()['adjustments'], account()],
    addContributions: [noContribution, { ...noContribution, total: 500, taxable: 7n }],
    negateContribution: [{ ...noContribution, total: 500, taxable: 7n }],
    'contributionGroup.concat': [noContribution, { ...noContribution, total: 500 }],
    'contributionGroup.inverse': [{ ...noContribution, total: 500 }],
    measureFlashing: [smallBody(), account()],
    adviseFlashing: [body, account(), limits()],
    flashingGirth: [smallBody(), account()],
    flashingBends: [smallBody(), account()],
    flashingLength: [cuts(), account()],
    flashingPricedLength: [cuts(), account()],
    flashingPrice: [{ ...cuts(), unitPrice: amount('20000000') }, account()],
    cutList: [smallBody(), account(), { stockLengthMm: 6000, kerfMm: '3' }],
    drawProfile: [profile(), profileOptions()],
    renderFlashingSvg: [
      drawing(),
      { title: 'Apron', theme: 'light', unitLabel: 'mm', width: 300, height: 200 },
    ],
    describeProblem: [{ code: 'kit_too_deep', param: 'lines[0].product_kit', details: { most: '16' } }, 'de'],
    errorEnvelope: [[{ code: 'required', message: 'customerId is required.', param: 'customer_id' }], 'one'],
    problemsOf: [[{ value: 5, context: [{ key: '', type: { name: 'Money' }, actual: 5 }], message: 'no' }]],
    ...ofCodec('MoneyCodec', amount('5')),
    ...ofCodec('LinePricingCodec', pricing),
    ...ofCodec('SalesLineCodec', onTheFly),
    ...ofCodec('AdjustmentCodec', { type: 1, name: 'Trade', percentage: '10', isTaxFree: false }),
    ...ofCodec('QuoteRequestCodec', smallRequest()),
    ...ofCodec('OrderRequestCodec', smallRequest()),
    'quoteRequestSchema.~standard.validate': [smallRequest()],
    'orderRequestSchema.~standard.validate': [smallRequest()],
    'accountSchema.~standard.validate': [account()],
  }
}

function open(): unknown {
  const opened = openQuote(smallRequest(), { currency: 'AUD' })
  return opened.ok ? opened.value : undefined
}
