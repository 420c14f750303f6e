/** The lines of a roofers' quote that are neither flashings nor kits. */

const COLOURS = ['Charcoal', 'Surfmist', 'Monument', 'Woodland Grey', 'Basalt', 'Night Sky']
const PRODUCTS = [
  'Corrugated roof sheet, 762 cover',
  'Trapezoidal roof sheet, 0.42',
  'Quad gutter 115',
  'Roll-top ridge capping',
  'Roofing blanket R1.3, 60 mm',
  'Standing seam sheet 700, 0.48',
  'Batten 40 x 0.75',
  'Downpipe 100 x 50',
]
const ACCESSORIES = [
  'Roofing screw 12-14 x 55 with seal',
  'Pop rivets, sealed, box of 100',
  'Silicone, neutral cure',
  'Touch-up paint 100 ml',
  'Sarking, 60 m roll',
]
const NOTES = [
  'Strip the tiled roof of the main house and re-roof in corrugated steel, Charcoal.',
  'Access from the rear lane only.',
  'Rear skillion stays as it is. Client keeps the old sheets.',
]
const LABOUR = ['Install', 'Strip and dispose', 'Scaffold']
const DISCOUNTS = ['2.5', '5.00', '7.5', '10.00']
const DIGITS_OF_IDS = '0123456789abcdefghjkmnpqrstvwxyz'

/** The usual shares of kinds and fields. Random quotes have other shares. */
export const USUAL_SHARES = {
  notes: 0.06,
  catalogue: 0.54,
  onTheFly: 0.25,
  measured: 0.6,
  discounted: 0.35,
  attributes: 0.3,
  fine: 0.3,
}

export function idOf(prefix, random) {
  return `${prefix}_01hx5zq8${Array.from({ length: 18 }, () => random.oneOf(DIGITS_OF_IDS)).join('')}`
}

export function colourOf(random) {
  return random.oneOf(COLOURS)
}

export function moneyOfCents(cents) {
  return { amountMicros: `${cents}0000`, currency: 'AUD' }
}

export function plainLine(random, shares) {
  const kind = random.next()
  if (kind < shares.notes) return { notes: { text: random.oneOf(NOTES) } }
  if (kind < shares.notes + shares.catalogue) return { catalogue: catalogueLine(random, shares) }
  if (kind < shares.notes + shares.catalogue + shares.onTheFly) {
    return { onTheFly: onTheFlyLine(random, shares) }
  }
  return {
    labour: {
      productName: random.oneOf(LABOUR),
      productDescription: 'Two roofers, by the hour',
      pricing: {
        quantity: String(random.whole(1, 40)),
        unitPrice: moneyOfCents(9_200),
        cost: moneyOfCents(6_400),
      },
    },
  }
}

function catalogueLine(random, shares) {
  const hasThickness = random.next() < 0.4
  return {
    productId: idOf('prod', random),
    productRowId: idOf('prow', random),
    rowPriceId: idOf('rowprice', random),
    productName: random.oneOf(PRODUCTS),
    categoryName: 'Roofing',
    priceName: 'Trade',
    params: [
      { name: 'Colour', value: colourOf(random) },
      ...(hasThickness ? [{ name: 'Thickness', value: random.oneOf(['0.42', '0.48']) }] : []),
    ],
    ...(random.next() < shares.attributes && {
      attributes: [{ name: 'Finish', value: 'Prepainted', hideOnInvoicePdf: true }],
    }),
    pricing: cataloguePricing(random, shares),
  }
}

function cataloguePricing(random, shares) {
  const isMeasured = random.next() < shares.measured
  const isFine = random.next() < shares.fine
  const price = random.whole(100, 40_000)
  return {
    ...(!isMeasured && { quantity: String(random.whole(1, 60)) }),
    unitPrice: isFine
      ? { amountMicros: `${price}${random.whole(1, 99)}00`, currency: 'AUD' }
      : moneyOfCents(price),
    ...(random.next() < shares.discounted && { discount: random.oneOf(DISCOUNTS) }),
    cost: moneyOfCents(5 * random.whole(10, 900)),
    ...(isMeasured && {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      priceLevel: 'Trade',
      measurements: Array.from({ length: random.whole(1, 4) }, () => ({
        length: (0.3 + random.whole(0, 8_000) / 1_000).toFixed(random.whole(1, 3)),
        amount: String(random.whole(1, 20)),
      })),
    }),
  }
}

function onTheFlyLine(random, shares) {
  return {
    productName: random.oneOf(ACCESSORIES),
    productDescription: 'Class 4, painted heads',
    colour: colourOf(random),
    ...(random.next() < shares.attributes && { attributes: [{ name: 'Supplier', value: 'Roofing Supply' }] }),
    pricing: {
      quantity: String(random.whole(1, 2_000)),
      unitPrice: { amountMicros: `${random.whole(1, 9_000)}00`, currency: 'AUD' },
      cost: { amountMicros: `${random.whole(1, 5_000)}00`, currency: 'AUD' },
    },
  }
}
