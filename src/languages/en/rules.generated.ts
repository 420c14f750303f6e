// Generated from docs/rules.md by `npm run generate`. Do not edit.

/** A rule in brief: its heading and its first sentence. */
export interface RuleSentences {
  readonly heading: string
  readonly sentence: string
}

/** Each rule by its number. */
export const rules = {
  N1: {
    heading: 'Money is whole micros in a string',
    sentence:
      'An amount is an object with amountMicros and currency. amountMicros is a string holding an optional minus sign and digits, and it must fit a signed 64-bit integer.',
  },
  N2: {
    heading: 'Left out is not the same as zero',
    sentence:
      'An amount that is left out was not supplied. An empty object {} was supplied and is 0.00, and so was one without amountMicros.',
  },
  N3: {
    heading: 'One account, one currency',
    sentence:
      "currency is three capital letters, else invalid_currency; when it is left out, or empty (N2), the account's is meant.",
  },
  N4: {
    heading: 'Decimals are written plainly',
    sentence:
      'Quantities, percentages and measurements are strings: an optional minus sign, digits, and perhaps a point with digits after it. There may be at most 15 digits before the point and 12 after it.',
  },
  N5: {
    heading: 'Half up, ties away from zero',
    sentence:
      'A figure goes to the nearest step. When it lies exactly halfway it goes away from zero, for negatives too.',
  },
  N6: {
    heading: 'Exact until a rule rounds',
    sentence: 'Rounding happens only where a rule on this page names it. Everything in between is exact.',
  },
  N7: {
    heading: 'A cent is 10000 micros',
    sentence: 'This holds in every currency, including those that have no cents in daily life.',
  },
  N8: {
    heading: 'A result too big to write is refused',
    sentence:
      'When a computed amount would need more than a signed 64-bit count of micros the request gets amount_out_of_range. The limit is a little over 9.22 trillion dollars: one of $5,000,000,000,000.00 fits, two of them do not.',
  },
  N9: {
    heading: 'Computed decimals are plain, kept ones are untouched',
    sentence:
      'A decimal the engine computes has no exponent, no zeros at the end of its fraction and no negative zero. A decimal it keeps reads back unchanged.',
  },
  A1: {
    heading: 'Settings come with every call',
    sentence:
      "The account's settings are one JSON object, passed in each time. Nothing is remembered between calls.",
  },
  A2: {
    heading: 'Bad settings are found first',
    sentence:
      'Faulty settings give problems that look like any others, with pointers that start at the settings: tax.rate. The settings are read a single time, ahead of the first document.',
  },
  A3: {
    heading: 'The catalogue is a set of look-ups',
    sentence:
      'A host that has a catalogue hands in look-ups by id: products with their colours, rows and row prices; kits; flashing templates with colours and thickness; customers. The engine asks and keeps nothing.',
  },
  M1: {
    heading: 'Four strategies are priced by measurement',
    sentence:
      'They are PRICING_STRATEGY_LINEAL_METRES, PRICING_STRATEGY_LINEAL_FEET, PRICING_STRATEGY_SQUARE_METRES and PRICING_STRATEGY_SQUARE_FEET.',
  },
  M2: {
    heading: 'Measurements need a strategy that uses them',
    sentence:
      'measurements or asBuiltMeasurements with any other strategy, or with none, is measurements_not_allowed. The strategy must be on the same object as the measurements, or in its pricing (K7).',
  },
  M3: {
    heading: 'How pieces add up',
    sentence:
      "Lineal: add up amount × length, where each piece shorter than the account's minimum counts as the minimum. Square: add up amount × length × width, with no minimum.",
  },
  M4: {
    heading: 'Where the minimum comes from',
    sentence:
      'The account holds it in millimetres, as minimumLinealLengthMm; when that is not set minimumFlashingLengthMm serves. Divide by 1000 to have metres.',
  },
  M5: {
    heading: 'Width belongs to square entries only',
    sentence:
      'With a lineal strategy an entry that gives a width is width_not_allowed. With a square strategy an entry that gives none is width_required.',
  },
  M6: {
    heading: 'Sizes must be real sizes',
    sentence:
      'length is required on every entry; without it the problem is required. length, width and amount must each be above zero, else must_be_positive.',
  },
  M7: {
    heading: 'As-built measurements cost, they never price',
    sentence:
      'asBuiltMeasurements say what was really made. They determine cost, margin and stock, and never the price.',
  },
  M8: {
    heading: 'Old names are refused, unknown names are dropped',
    sentence:
      'measurementItems, actualMeasurementItems, initialMeasurementItems and sumLengths are legacy_field, because dropping them would silently lose a measurement.',
  },
  L1: {
    heading: 'Unit price and cost have four decimals',
    sentence:
      'The first step on any pricing object is to round unitPrice and cost half up to 4 decimals; the rounded figures are used and read back. This holds on kits and their components as well.',
  },
  L2: {
    heading: 'Too many decimals are refused, not rounded',
    sentence:
      'quantity may have 4 decimals and discount 2; more is too_many_decimals. Trailing zeros do not count.',
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
  L5: {
    heading: 'Who must send a total',
    sentence:
      'Derivation is a setting of the account. With it on, the engine fills in a missing totalPrice by L3 when the line is from the catalogue, on the fly or labour.',
  },
  L6: {
    heading: 'Nothing to multiply is an error, a free item is not',
    sentence:
      'Working out a total from a quantity of zero is zero_quantity, and from no measurements empty_measurements. A quantity left out is zero.',
  },
  L7: {
    heading: 'A total that is sent must agree',
    sentence:
      'To the cent, half up, such a total must be what L3 gives. This holds for on-the-fly and labour lines, and with derivation on for catalogue lines.',
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
      'The table says which pricing objects follow L8, L10, L11 and L12. Kit components and flashing lines keep markup and margin as sent.',
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
  K1: {
    heading: 'Kit levels',
    sentence:
      'A kit has one or more levels: its own, and one for each sub-kit at whatever depth. Sub-kits are in subKits, have the shape of a kit without the display flags, and may hold sub-kits themselves.',
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
      'A total supplied at any level is stored as sent and is not compared with the parts. K3 holds all the same.',
  },
  K5: {
    heading: 'A custom-priced level names its price',
    sentence:
      "When customPricing is true the level has to say its totalPrice, whatever the account and even when it has no pricing object at all. Its components' totals are not asked for.",
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
  F8: {
    heading: 'Drawing numbers are read exactly',
    sentence:
      'Drawings and cut lists hold their sizes and counts as JSON numbers; everywhere else on a document they are strings. Each is taken at its shortest decimal form: 0.1 is one tenth, not the binary fraction next to it.',
  },
  F9: {
    heading: 'What a drawing must have',
    sentence:
      'A flashing without drawing is drawing_required. No two drawings in a request, on whatever line or side, may share a tempId: duplicate_temp_id.',
  },
  F10: {
    heading: 'Before a document is submitted',
    sentence: 'A draft may be incomplete.',
  },
  F11: {
    heading: 'Template ids, and edges with two ends',
    sentence: 'templateId is flashtpl_ and 26 characters that match ^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$.',
  },
  F12: {
    heading: 'The price per metre from a table',
    sentence:
      'One metre of a flashing costs what the table of prices has for its girth and bends, with extra bends and a taper added.',
  },
  F13: {
    heading: 'Cutting plans',
    sentence:
      'A cutting plan is a list of bars with the pieces cut from each, at the least cost. cutList makes it from the pieces of a flashing and the stock.',
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
      'A surcharge is taxed unless it says isTaxFree. A discount lowers the taxed amount by the share that taxable lines have in the subtotal: by at least nothing, and at most itself.',
  },
  T4: {
    heading: 'Tax',
    sentence:
      "The account's rate applies; a tax in the request is advice only. Lines with isTaxFree are exempt.",
  },
  T5: {
    heading: 'The tax that was used is shown',
    sentence: "tax on the result holds the account's rate, code and jurisdiction, not the request's.",
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
  T10: {
    heading: 'Totals that are sent are ignored',
    sentence:
      'Document totals in a request are neither used nor checked, and nor is the appliedAmount of an adjustment (T2). The engine computes its own, so a priced document can be sent back as a request.',
  },
  T11: {
    heading: 'No lines is a document too',
    sentence:
      'A document may have no lines. Every amount is then 0, unless an adjustment of a fixed amount says otherwise.',
  },
  V1: {
    heading: 'All problems at once',
    sentence:
      'Every problem of a request comes back in one answer, in the order of the request. Each has a code, a message and a param, and further a path, a source and details.',
  },
  V2: {
    heading: 'The envelope',
    sentence: 'Problems travel in an object of type, message, the requestId if there was one, and errors.',
  },
  V3: {
    heading: 'A line is exactly one kind',
    sentence:
      'A line sets one of onTheFly, catalogue, labour, notes, flashing and productKit. None is line_kind_missing, more than one is line_kind_ambiguous.',
  },
  V4: {
    heading: 'Enums by name or by number',
    sentence:
      "A value is given by name, or as an integer: its position, from 0, in the specification's list. Lists that the specification does not have, of component and adjustment types, take names only.",
  },
  V5: {
    heading: 'Ids must be of the right kind',
    sentence:
      "An id with another kind's prefix is wrong_id_kind. Where the specification names no prefix, that is one of its seven: flashtpl_, cust_, prod_, rowprice_, quote_, order_ and whdel_.",
  },
  V6: {
    heading: 'What a catalogue adds',
    sentence:
      "With a catalogue, customerId and productId must be found, and so must productRowId, rowPriceId, a flashing's templateId and the kitId of a kit or sub-kit when they are set. Each has its own code (V9).",
  },
  V7: {
    heading: 'One problem hides no other',
    sentence:
      'A problem in one part of a line never keeps a problem in another part from being reported. No document is priced until the list of its problems is empty.',
  },
  V8: {
    heading: 'Who the document is for',
    sentence:
      'A document needs a customerId. A quote that gives a companyName is answered with not_implemented at company_name, and in that case the missing id is not a problem.',
  },
  V9: {
    heading: 'The codes',
    sentence:
      "customer_not_found and product_not_found are the specification's own. All others are the engine's.",
  },
  V10: {
    heading: 'What is allowed, but odd',
    sentence:
      'Some requests are valid and still likely wrong. adviseQuote and adviseOrder list them as advisories.',
  },
}
