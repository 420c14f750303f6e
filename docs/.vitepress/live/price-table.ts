const price = (cents: number) => ({ amountMicros: `${cents}0000` })

/** Each row has its largest girth in mm, then the prices per metre in cents with up to 2, 4 and 6 bends. */
const ROWS = [
  [150, 780, 940, 1100],
  [300, 1260, 1435, 1610],
  [450, 1735, 1925, 2115],
  [600, 2210, 2415, 2620],
  [900, 3160, 3395, 3630],
  [1200, 4110, 4375, 4640],
] as const

/** A workshop's prices per metre by girth and bends, with the surcharges for an extra bend and a taper. */
export const PRICE_TABLE = {
  sheets: [
    {
      rows: ROWS.map(([toMm, ...prices], at) => ({
        fromMm: ROWS[at - 1]?.[0] ?? 0,
        toMm,
        prices: prices.map((cents, step) => ({ bends: 2 * (step + 1), price: price(cents) })),
      })),
      extraBend: price(95),
      taper: price(250),
    },
  ],
}
