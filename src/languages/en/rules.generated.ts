// Generated from docs/rules.md and src/explain/ by `npm run generate`. Do not edit.

/** A rule in brief: its heading and its first sentence. */
export interface RuleSentences {
  readonly heading: string
  readonly sentence: string
}

/** Each rule that can make a figure or fail to apply to one, by its number. */
export const rules = {
  M3: {
    heading: 'How pieces add up',
    sentence:
      "Lineal: add up amount × length, where each piece shorter than the account's minimum counts as the minimum. Square: add up amount × length × width, with no minimum.",
  },
  M4: {
    heading: 'Where the minimum comes from',
    sentence:
      'The account holds it in millimetres, as minimumLinealLengthMm; if that is not set, minimumFlashingLengthMm applies. Divide by 1000 to get metres.',
  },
  M7: {
    heading: 'As-built measurements cost, they never price',
    sentence:
      'asBuiltMeasurements are the pieces that were really made. They determine cost, margin and stock, and never the price.',
  },
  L1: {
    heading: 'Unit price and cost have four decimals',
    sentence:
      'The first step on any pricing object is to round unitPrice and cost half up to 4 decimals; the rounded figures are used and read back. This holds on kits and their components as well.',
  },
  L3: {
    heading: 'The total of a line',
    sentence:
      'Total = quantity × unit price × (1 − discount ÷ 100) × measure. On measurement-priced lines the quantity counts as 1; on all others the measure counts as 1.',
  },
  L4: {
    heading: 'A custom-formula line says its own total',
    sentence:
      'On PRICING_STRATEGY_CUSTOM_FORMULA the totalPrice is always required, whatever the account. It is stored to the cent and never compared with L3.',
  },
  L6: {
    heading: 'Nothing to multiply is an error, a free item is not',
    sentence:
      'Working out a total from a quantity of zero is zero_quantity, and from no measurements empty_measurements. A quantity left out is zero.',
  },
  L7: {
    heading: 'A total that is sent must agree',
    sentence:
      'A total in the request must equal what L3 gives, half up to the cent. This holds for on-the-fly and labour lines, and with derivation on for catalogue lines.',
  },
  L8: {
    heading: 'Unit price from cost and markup',
    sentence:
      'With derivation on, a catalogue line without a unitPrice that has cost and markup gets one: cost × (1 + markup ÷ 100), or cost + markup in dollars when markupIsPercentage is false. The result is rounded by L1.',
  },
  L9: {
    heading: 'What a line costs',
    sentence:
      'Line cost = cost × quantity, or cost × the as-built measure on a measurement-priced line, rounded half up to the cent. Without a cost it is 0.',
  },
  L10: {
    heading: 'Markup is worked out again',
    sentence:
      'With derivation on and a cost that is not zero, markup reads back as (unit price − cost) ÷ cost × 100, half up to 4 decimals, and markupIsPercentage as true. With a cost of zero, or none, both stay as sent.',
  },
  L11: {
    heading: 'Margin is worked out again',
    sentence:
      'With derivation on and a cost that is not zero, margin reads back as total − line cost; a margin in the request is not compared. With a cost of zero, or none, it stays as sent.',
  },
  L12: {
    heading: 'With derivation off, margin is checked',
    sentence:
      'markup and margin then stay as sent. If a line has both margin and cost, the margin must be its total − line cost, or it is margin_mismatch.',
  },
  L13: {
    heading: 'Which lines these rules touch',
    sentence:
      'The table shows which pricing objects follow L8, L10, L11 and L12. Kit components and flashing lines keep markup and margin as sent.',
  },
  L14: {
    heading: 'Kept totals echo as sent, and count to the cent',
    sentence:
      'A total that comes with a kit, a component or a flashing reads back character for character: {} stays {} and no currency is added. Sums take it to the nearest cent, half up.',
  },
  L15: {
    heading: 'How much discount a line gave',
    sentence:
      'Leave the discount out of L3 and round that product separately: this is the amount before discount.',
  },
  K2: {
    heading: 'A standard level adds up its parts',
    sentence:
      "With derivation on and no totalPrice sent, the level's total is the sum of its components' totals and its sub-kits' totals. The kit's quantity does not multiply it and no discount applies.",
  },
  K3: {
    heading: 'Components bring their own totals',
    sentence:
      'The parts of a standard level must be priced one by one: a component that lacks its totalPrice is component_total_required.',
  },
  K4: {
    heading: 'A total that is sent stands',
    sentence:
      'A total supplied at any level is stored as sent and is not compared with the parts. K3 still applies.',
  },
  K5: {
    heading: 'A custom-priced level names its price',
    sentence:
      'When customPricing is true, the level must have a totalPrice, whatever the account and even if it has no pricing object at all. Its components need no totals.',
  },
  K6: {
    heading: 'What a kit costs',
    sentence:
      "When a level sends its own cost it costs that × quantity, where an absent quantity counts as 1. On a measurement-priced level it is that × the level's own as-built measure.",
  },
  K7: {
    heading: 'What a component is',
    sentence:
      'productType is one of PRODUCT_TYPE_CATALOGUE_PRODUCT, PRODUCT_TYPE_ON_THE_FLY, PRODUCT_TYPE_LABOUR and PRODUCT_TYPE_NOTES. Left out, or PRODUCT_TYPE_UNSPECIFIED, it is required.',
  },
  F1: {
    heading: 'The figures of a flashing line are kept as sent',
    sentence:
      'On a document its specification and its prices stay as sent: never derived, never compared with the drawing. It counts customPrice when that is set, else totalPrice, else 0.',
  },
  F2: {
    heading: 'Girth',
    sentence:
      'The girth of a drawing, in mm, is the sum of the sizes of all edges that are not hidden, plus the size of every finish. An edge without a size counts 0.',
  },
  F3: {
    heading: 'Bends',
    sentence:
      'One bend for every point that joins two or more edges, plus the bends of each finish. Edges are counted as distinct neighbours over vectors and connect, and whether an edge is hidden plays no part.',
  },
  F4: {
    heading: 'Several sides',
    sentence:
      'Where there are otherSides, look for the side of the largest girth and take both figures, girth and bends, from it. On a tie the earliest wins, drawing first.',
  },
  F5: {
    heading: 'Drawings measured from the canvas',
    sentence:
      'When isFreeDrawing is false the size of an edge is the distance between its two points. A canvas unit stands for a millimetre, distances are rounded half up to 0.01 mm, and vectors says which edges there are.',
  },
  F6: {
    heading: 'Total length and charged length',
    sentence:
      'Total length, in metres, is the sum over subitems of amount × length ÷ 1000, with lengths in mm. On a document subitems are kept unchanged and unchecked; these calculators check them.',
  },
  F7: {
    heading: 'Price',
    sentence:
      'Price = price per metre × charged length, half up to the cent. The price per metre is customPricePerLength when set, else unitPrice.',
  },
  F12: {
    heading: 'The price per metre from a table',
    sentence:
      'One metre of a flashing costs what the table of prices has for its girth and bends, with extra bends and a taper added.',
  },
  T1: {
    heading: 'Subtotal',
    sentence: 'The sum of what each line counts, before tax and before adjustments.',
  },
  T2: {
    heading: 'Adjustments',
    sentence:
      'An adjustment is {type, name?, amount? | percentage?, isTaxFree?} and its type is ADJUSTMENT_TYPE_DISCOUNT or ADJUSTMENT_TYPE_SURCHARGE.',
  },
  T3: {
    heading: 'Which part of an adjustment is taxed',
    sentence:
      'A surcharge is taxed unless it has isTaxFree. A discount lowers the taxed amount by the share that taxable lines have in the subtotal: at least 0, and at most the whole discount.',
  },
  T4: {
    heading: 'Tax',
    sentence:
      "The account's rate applies; a tax in the request is advice only. Lines with isTaxFree are exempt.",
  },
  T6: {
    heading: 'Total',
    sentence:
      'Total = subtotal − discounts + surcharges + tax. The discounts and surcharges are those of the document, and they are the appliedAmount of its adjustments (T2).',
  },
  T7: {
    heading: 'Cost and margin',
    sentence:
      "totalCost is the sum of the lines' costs (L9, K6). Margin = subtotal − discounts + surcharges − totalCost; it does not include tax.",
  },
  T8: {
    heading: 'Labour',
    sentence: 'labourTotal is the sum of the totals of the labour lines.',
  },
  T9: {
    heading: 'Discount shown on a quote',
    sentence:
      "A quote's discountAmount is the sum of the lines' discount amounts (L15) and of the discount adjustments. Orders do not have it.",
  },
}

/** The number of a rule that explanations can name. */
export type RuleOfFigure = keyof typeof rules
