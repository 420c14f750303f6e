// Generated from definitions/ by `npm run generate`. Do not edit.
import type { Definitions } from './standard-schema.js'

/** Each schema definition as input. */
export const SENT: Definitions = {
  QuoteRequest: {
    title: 'QuoteRequest',
    description:
      'A request to create a quote. Supplied totals are ignored (T10), and so are unknown fields unless the object keeps them (M8). Null is the same as omitted (N2). Also checked: rules that need the account, the catalogue or several fields. The descriptions of the fields name them. Every figure of the document must fit 64-bit micros (N8). Pricing rejects everything that this schema rejects.',
    type: 'object',
    properties: {
      requestId: {
        description:
          'The id of the request, a UUID (V5). The service uses it to recognise a repeated request. It is not part of a priced document.',
        type: ['string', 'null'],
        pattern: '^$|^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
      },
      customerId: {
        description:
          'The id of the customer, which begins with `cust_` (V5, V8). Also checked: if a catalogue is passed, it must have the customer (V6).',
        type: 'string',
        pattern: '^cust_[\\s\\S]',
      },
      reference: { description: "The customer's own reference.", type: ['string', 'null'] },
      isSubmitted: {
        description:
          'Whether the document is submitted. When omitted, false. Also checked: flashings of a submitted document must be complete (F10).',
        type: ['boolean', 'null'],
      },
      labelIds: {
        description: 'The ids of labels for the document (V5). They are not part of a priced document.',
        type: ['array', 'null'],
        items: {
          type: 'string',
          not: { type: 'string', pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
        },
      },
      lines: {
        description: 'The lines, in order. When omitted, none (T11).',
        type: ['array', 'null'],
        items: { $ref: 'SalesLine' },
      },
      adjustments: {
        description: 'Discounts and surcharges on the whole document (T2).',
        type: ['array', 'null'],
        items: { $ref: 'Adjustment' },
      },
      tax: {
        description:
          'The tax according to the sender, for information only: the tax of the account is charged (T4).',
        anyOf: [{ $ref: 'TaxDetail' }, { type: 'null' }],
      },
      companyName: {
        description: 'Not supported: pricing rejects a request with a company name (V8).',
        type: ['string', 'null'],
        pattern: '^$',
      },
    },
    required: ['customerId'],
    patternProperties: {
      '^address(es)?$|Address(es)?$': {
        description:
          'One or several addresses, kept as sent. Also checked: at most 64 levels of nesting (M8).',
      },
    },
    additionalProperties: {
      description:
        'Kept as sent if it is one of the customFields of the account, and otherwise ignored (A1). Also checked: at most 64 levels of nesting (M8).',
    },
  },
  SalesLine: {
    title: 'SalesLine',
    description: 'A line of a document: exactly one of the kinds of line (V3).',
    type: 'object',
    properties: {},
    oneOf: [
      {
        title: 'onTheFly',
        properties: {
          onTheFly: {
            description: 'A line with a product that is not in the catalogue.',
            $ref: 'OnTheFlyLine',
          },
          catalogue: { type: 'null' },
          labour: { type: 'null' },
          notes: { type: 'null' },
          flashing: { type: 'null' },
          productKit: { type: 'null' },
        },
        required: ['onTheFly'],
      },
      {
        title: 'catalogue',
        properties: {
          onTheFly: { type: 'null' },
          catalogue: { description: 'A line with a product of the catalogue.', $ref: 'CatalogueLine' },
          labour: { type: 'null' },
          notes: { type: 'null' },
          flashing: { type: 'null' },
          productKit: { type: 'null' },
        },
        required: ['catalogue'],
      },
      {
        title: 'labour',
        properties: {
          onTheFly: { type: 'null' },
          catalogue: { type: 'null' },
          labour: { description: 'A line of labour, such as hours.', $ref: 'LabourLine' },
          notes: { type: 'null' },
          flashing: { type: 'null' },
          productKit: { type: 'null' },
        },
        required: ['labour'],
      },
      {
        title: 'notes',
        properties: {
          onTheFly: { type: 'null' },
          catalogue: { type: 'null' },
          labour: { type: 'null' },
          notes: { description: 'A note: text without a price.', $ref: 'Notes' },
          flashing: { type: 'null' },
          productKit: { type: 'null' },
        },
        required: ['notes'],
      },
      {
        title: 'flashing',
        properties: {
          onTheFly: { type: 'null' },
          catalogue: { type: 'null' },
          labour: { type: 'null' },
          notes: { type: 'null' },
          flashing: { description: 'A line with a flashing.', $ref: 'Flashing' },
          productKit: { type: 'null' },
        },
        required: ['flashing'],
      },
      {
        title: 'productKit',
        properties: {
          onTheFly: { type: 'null' },
          catalogue: { type: 'null' },
          labour: { type: 'null' },
          notes: { type: 'null' },
          flashing: { type: 'null' },
          productKit: { description: 'A line with a product kit.', $ref: 'ProductKit' },
        },
        required: ['productKit'],
      },
    ],
  },
  OnTheFlyLine: {
    title: 'OnTheFlyLine',
    description: 'A line with a product that is not in the catalogue.',
    type: 'object',
    properties: {
      productName: { description: 'The name of the product; not empty (N2).', type: 'string', minLength: 1 },
      productDescription: { description: 'A description of the product.', type: ['string', 'null'] },
      colour: { description: 'The colour of the product.', type: ['string', 'null'] },
      attributes: {
        description: 'Further properties of the product.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      pricing: { description: 'The pricing of the line (L5).', $ref: 'LinePricing' },
    },
    required: ['productName', 'pricing'],
  },
  Attribute: {
    title: 'Attribute',
    description:
      'A name and a value. Other fields are kept if they are true or false, such as whether the attribute is shown. Otherwise a flag such as `hideOnCustomerView` is refused, and any other field is dropped.',
    type: 'object',
    properties: {
      name: { description: 'The name of the attribute.', type: ['string', 'null'] },
      value: { description: 'The value of the attribute.', type: ['string', 'null'] },
    },
    patternProperties: {
      '^([iI]s_?)?([hH][iI][dD]|[dD]isplay(ed)?(_?([oOiI]n|[fF]rom)[A-Z_]|$))': { type: ['boolean', 'null'] },
    },
  },
  LinePricing: {
    title: 'LinePricing',
    description:
      'The pricing of a line, a kit or a kit component. Also checked: some fields must agree with each other and with the account, by the rules that they cite. Every computed amount must fit 64-bit micros (N8).',
    type: 'object',
    properties: {
      quantity: {
        description:
          'The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not counting trailing zeros; may be negative (L2). Required, and not zero, when the total is computed from it (L6).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,4}0{0,8})?$',
      },
      unitPrice: {
        description:
          'The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up to 4 decimals (L1). Required, except on kits and components, and on catalogue lines where it is computed from cost and markup (L8). Also checked: a computed price must fit 64-bit micros (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      discount: {
        description:
          'The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing zeros: "10.00" is 10% (L2). Also checked: the amount before the discount must fit 64-bit micros (N8).',
        type: ['string', 'null'],
        pattern:
          '^$|^(-?0{1,15}([.]0{1,12})?|0{0,13}[0-9]{1,2}([.][0-9]{1,2}0{0,10})?|0{0,12}100([.]0{1,12})?)$',
      },
      totalPrice: {
        description:
          'The total of the line. When omitted, it is derived (L3, K2). Also checked: required with a custom formula, when derivation is off, on a custom-priced kit (L4, L5, K5), and on every component of a standard kit except notes (K3). Where it can be checked, it must equal the formula to the cent (L7). It must fit 64-bit micros (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      cost: {
        description:
          'The cost of one unit, rounded half up to 4 decimals (L1). Also checked: the cost of the whole line must fit 64-bit micros (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      markup: {
        description:
          'The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when markupIsPercentage is false (L8). Also checked: a computed markup must fit a decimal string (N8).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      markupIsPercentage: {
        description: 'Whether the markup is a percentage. When omitted, true (L8).',
        type: ['boolean', 'null'],
      },
      margin: {
        description:
          'The total minus the cost of the line. With derivation on and a cost, it is computed (L11). Also checked: a computed margin must fit 64-bit micros (N8). With derivation off, a margin supplied with a cost must equal total minus cost, to the cent (L12).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      pricingStrategy: {
        description:
          'The strategy for charging the line: a name, or its position in the list, counted from 0 (V4). When omitted or unspecified, by quantity (M1).',
        enum: [
          'PRICING_STRATEGY_UNSPECIFIED',
          'PRICING_STRATEGY_BASIC_QUANTITIES',
          'PRICING_STRATEGY_LINEAL_METRES',
          'PRICING_STRATEGY_CUSTOM_FORMULA',
          'PRICING_STRATEGY_SQUARE_METRES',
          'PRICING_STRATEGY_LINEAL_FEET',
          'PRICING_STRATEGY_SQUARE_FEET',
          0,
          1,
          2,
          3,
          4,
          5,
          6,
          null,
        ],
      },
      priceLevel: { description: 'The name of a price level.', type: ['string', 'null'] },
      isTaxFree: {
        description: 'Whether the line is exempt from tax (T4). No effect on a component or a sub-kit (K7).',
        type: ['boolean', 'null'],
      },
      tax: {
        description:
          'The tax according to the sender, for information only: the tax of the account is charged (T4).',
        anyOf: [{ $ref: 'TaxDetail' }, { type: 'null' }],
      },
      measurements: {
        description:
          'The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list counts as omitted (N2). Also checked: the strategy allows measurements (M2), and a total cannot be derived without measurements (L6).',
        type: ['array', 'null'],
        items: { $ref: 'MeasurementEntry' },
      },
      asBuiltMeasurements: {
        description:
          'The pieces as built. They determine the cost and never the price. When omitted, the same as the measurements (M7). Also checked: only lineal and square strategies allow them (M2).',
        type: ['array', 'null'],
        items: { $ref: 'MeasurementEntry' },
      },
      measurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
      actualMeasurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send asBuiltMeasurements.',
        type: 'null',
      },
      initialMeasurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
      sumLengths: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
    },
  },
  Money: {
    title: 'Money',
    description: 'An amount of money. An empty object is an amount of 0.00 (N2).',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'The amount in millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed 64-bit integer; the pattern limits only the number of digits (N1).',
        type: ['string', 'null'],
        pattern: '^-?0*[0-9]{1,19}$',
      },
      currency: {
        description:
          "The currency: three capital letters. When omitted, the account's currency. Nothing is converted (N3).",
        type: ['string', 'null'],
        pattern: '^$|^[A-Z]{3}$',
      },
    },
  },
  TaxDetail: {
    title: 'TaxDetail',
    description: 'A tax, for information only: the tax of the account is charged (T4).',
    type: 'object',
    properties: {
      rate: {
        description: 'The rate, a fraction as a decimal string: "0.10" is 10% (N4).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      code: { description: 'The name of the tax, such as GST.', type: ['string', 'null'] },
      jurisdiction: { description: 'The jurisdiction that charges the tax.', type: ['string', 'null'] },
    },
  },
  MeasurementEntry: {
    title: 'MeasurementEntry',
    description:
      'Pieces of one size. A lineal piece shorter than the minimum of the account is charged at the minimum (M3, M4).',
    type: 'object',
    properties: {
      length: {
        description:
          'The length of one piece, a decimal string above zero, in metres or feet as the pricing strategy says (M6).',
        type: 'string',
        pattern: '^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { type: 'string', pattern: '^[0.]+$' },
      },
      width: {
        description:
          'The width of one piece, a decimal string above zero, in the unit of the length. Also checked: a square strategy requires a width, and a lineal strategy does not allow one (M5).',
        type: ['string', 'null'],
        pattern: '^$|^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { type: 'string', pattern: '^[0.]+$' },
      },
      amount: {
        description: 'The number of pieces, a decimal string above zero. When omitted, 1 (M3, M6).',
        type: ['string', 'null'],
        pattern: '^$|^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { type: 'string', pattern: '^[0.]+$' },
      },
    },
    required: ['length'],
  },
  CatalogueLine: {
    title: 'CatalogueLine',
    description:
      'A line with a product of the catalogue. Also checked: if a catalogue is passed, it must have the ids and the colour of the line (V6).',
    type: 'object',
    properties: {
      productId: {
        description:
          'The id of the product, which begins with `prod_` (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
        type: 'string',
        pattern: '^prod_[\\s\\S]',
      },
      productRowId: {
        description:
          'The id of a row of the product (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
        type: ['string', 'null'],
        not: { type: 'string', pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      rowPriceId: {
        description:
          'The id of a price of that row (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
        type: ['string', 'null'],
        pattern: '^$|^rowprice_[\\s\\S]',
      },
      productName: { description: 'The name of the product.', type: ['string', 'null'] },
      productDescription: { description: 'A description of the product.', type: ['string', 'null'] },
      categoryName: { description: 'The name of the category of the product.', type: ['string', 'null'] },
      priceName: { description: 'The name of the price of the product.', type: ['string', 'null'] },
      params: {
        description: 'The options chosen for the product.',
        type: ['array', 'null'],
        items: { $ref: 'Parameter' },
      },
      attributes: {
        description: 'Further properties of the product.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      pricing: { description: 'The pricing of the line (L5).', $ref: 'LinePricing' },
    },
    required: ['productId', 'pricing'],
  },
  Parameter: {
    title: 'Parameter',
    description: 'A name and a value. Other fields are treated like the fields of an attribute.',
    type: 'object',
    properties: {
      name: {
        description: 'The name of the parameter. The parameter named Colour holds the colour of the product.',
        type: ['string', 'null'],
      },
      value: {
        description:
          'The value of the parameter. Also checked: if a catalogue is passed, a colour must be available in it (V6).',
        type: ['string', 'null'],
      },
    },
    patternProperties: {
      '^([iI]s_?)?([hH][iI][dD]|[dD]isplay(ed)?(_?([oOiI]n|[fF]rom)[A-Z_]|$))': { type: ['boolean', 'null'] },
    },
  },
  LabourLine: {
    title: 'LabourLine',
    description: 'A line of labour. Its total counts toward the labour total of the document (T8).',
    type: 'object',
    properties: {
      productName: { description: 'The name of the labour, such as Install.', type: ['string', 'null'] },
      productDescription: { description: 'A description of the product.', type: ['string', 'null'] },
      colour: { description: 'The colour of the product.', type: ['string', 'null'] },
      attributes: {
        description: 'Further properties of the product.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      pricing: { description: 'The pricing of the line (L5).', $ref: 'LinePricing' },
    },
    required: ['pricing'],
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
  },
  Notes: {
    title: 'Notes',
    description: 'A note on the document. Its total is 0, and a `pricing` field is dropped.',
    type: 'object',
    properties: {
      text: { description: 'The text of the note.', type: ['string', 'null'] },
      pricing: { description: 'Ignored, and not kept (M8).' },
    },
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
  },
  Flashing: {
    title: 'Flashing',
    description:
      'A flashing. Pricing keeps the figures as sent: it neither calculates the total nor compares figures with the drawing (F1). Decimals are strings (N4).',
    type: 'object',
    properties: {
      templateId: {
        description:
          'The id of the template of the flashing (F11). Also checked: required on a submitted document (F10). If a catalogue is passed, it must have the template (V6).',
        type: ['string', 'null'],
        pattern: '^$|^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$',
      },
      productName: { description: 'The name of the flashing.', type: ['string', 'null'] },
      priceLevel: {
        description:
          'The name of a price level. An empty name is stored as A. Also checked: required on a submitted document (F10).',
        type: ['string', 'null'],
      },
      colour: {
        description:
          'The colour of the flashing. Also checked: required on a submitted document (F10). If a catalogue is passed, it must have the template in this colour (V6).',
        type: ['string', 'null'],
      },
      thickness: {
        description:
          'The thickness of the metal in mm. Also checked: required on a submitted document (F10).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      bends: {
        description:
          'The number of bends of the flashing (F3). Also checked: required and above zero on a submitted document (F10).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      totalGirth: {
        description:
          'The girth of the flashing in mm (F2). Also checked: required and above zero on a submitted document (F10).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      totalLength: {
        description: 'The sum of the lengths in the cut list, in metres (F6).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      unitPrice: {
        description:
          'The price per metre. Documents do not compute the total from it (F1). Also checked: required on a submitted document (F10).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      totalPrice: {
        description:
          'The total of the line, which `flashingPrice` calculates (F7). Without a total price or a custom price, the line counts as 0. Also checked: rounded to the cent, it must fit 64-bit micros (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      customPrice: {
        description:
          'A price for the whole line, in place of the total price (F1). Also checked: rounded to the cent, it must fit 64-bit micros (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      customPricePerLength: {
        description: 'The price per metre, in place of the unit price (F7).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      subitems: {
        description:
          'The cut list, a list of CutListItem. Documents keep any value as sent; the calculators check it (F6). Also checked: at most 64 levels of nesting (M8).',
      },
      isTaxFree: { description: 'Whether the line is exempt from tax (T4).', type: ['boolean', 'null'] },
      tax: {
        description:
          'The tax according to the sender, for information only: the tax of the account is charged (T4).',
        anyOf: [{ $ref: 'TaxDetail' }, { type: 'null' }],
      },
      drawing: {
        description: 'The drawing of the flashing. Documents require one, which may be empty (F9).',
        $ref: 'Drawing',
      },
      otherSides: {
        description: 'The drawings of the other sides of the flashing (F4).',
        type: ['array', 'null'],
        items: { $ref: 'Drawing' },
      },
    },
    required: ['drawing'],
  },
  Drawing: {
    title: 'Drawing',
    description:
      'The drawing of one side of a flashing. Its figures are JSON numbers (F8), in canvas units unless stated otherwise.',
    type: 'object',
    properties: {
      tempId: {
        description:
          "The caller's own id, used in this request only. Also checked: no two drawings of a request may have the same one (F9).",
        type: ['string', 'null'],
      },
      drawingNumber: {
        description: 'The number of the drawing. When omitted, 0 (F9).',
        type: ['integer', 'null'],
        minimum: -9007199254740991,
        maximum: 9007199254740991,
      },
      side: {
        description:
          'The side that the drawing shows: a name, or its position in the list (V4). When omitted or unspecified, far for the main drawing and near for other sides (F9).',
        enum: ['DRAWING_SIDE_UNSPECIFIED', 'DRAWING_SIDE_FAR', 'DRAWING_SIDE_NEAR', 0, 1, 2, null],
      },
      isFreeDrawing: {
        description:
          'Whether the edges have their own sizes. When false, they are measured on the canvas. When omitted, the same as true (F5).',
        type: ['boolean', 'null'],
      },
      isLargeBoxSize: {
        description: 'Whether the drawing was made on the large canvas.',
        type: ['boolean', 'null'],
      },
      isDeleted: {
        description: 'Whether the drawing is deleted and does not count (F4).',
        type: ['boolean', 'null'],
      },
      points: {
        description:
          'The corners and ends, by id. Also checked: at most 15000 characters as compact JSON (F9). A submitted document requires points (F10).',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'Point' }, { type: 'null' }] },
      },
      lines: {
        description:
          'The sizes of the edges. When omitted, none. Also checked: at most 15000 characters as compact JSON (F9).',
        anyOf: [{ $ref: 'LineSet' }, { type: 'null' }],
      },
      angles: {
        description:
          'The angles of the corners. When omitted, none. Also checked: at most 15000 characters as compact JSON (F9).',
        anyOf: [{ $ref: 'AngleSet' }, { type: 'null' }],
      },
      annotations: {
        description: 'The notes on the drawing, by id.',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'TextBox' }, { type: 'null' }] },
      },
      frontArrow: {
        description: 'An arrow at the coloured side.',
        anyOf: [{ $ref: 'Arrow' }, { type: 'null' }],
      },
      squareAngle: {
        description: 'The mark of a right angle.',
        anyOf: [{ $ref: 'SquareAngle' }, { type: 'null' }],
      },
    },
  },
  Point: {
    title: 'Point',
    description: 'A corner or an end of the profile.',
    type: 'object',
    properties: {
      id: {
        description: 'The id of the point, which is its key among the points.',
        type: ['string', 'null'],
      },
      x: {
        description: 'The distance to the right on the canvas, in canvas units.',
        type: ['number', 'null'],
      },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: ['number', 'null'] },
      vectors: {
        description: 'The points that the edges from this point lead to, by id (F11).',
        type: ['array', 'null'],
        items: { type: 'string' },
      },
      connect: {
        description: 'The points that the edges to this point come from, by id (F11).',
        type: ['array', 'null'],
        items: { type: 'string' },
      },
      finish: {
        description: 'The finish, at an end of the profile.',
        anyOf: [{ $ref: 'Finish' }, { type: 'null' }],
      },
    },
  },
  Finish: {
    title: 'Finish',
    description: 'The finish of an end of the sheet (F3).',
    type: 'object',
    properties: {
      type: {
        description: 'The kind of finish: a name, or its position in the list, counted from 0 (V4).',
        enum: [
          'FINISH_TYPE_UNSPECIFIED',
          'FINISH_TYPE_CRUSH_FOLD',
          'FINISH_TYPE_OPEN_HOOK',
          'FINISH_TYPE_FEATHER',
          'FINISH_TYPE_DRIP_EDGE',
          0,
          1,
          2,
          3,
          4,
          null,
        ],
      },
      size: {
        description: 'The width of the finish in mm. It counts toward the girth (F2).',
        type: ['number', 'null'],
      },
      label: { description: 'The text of the label at the finish.', type: ['string', 'null'] },
      flip: {
        description:
          'Which side the finish is on, looking from the finished end along its edge: right when false, left when true. For a feather, it is the reverse.',
        type: ['boolean', 'null'],
      },
      position: {
        description: 'The position of the label of the finish.',
        anyOf: [{ $ref: 'LabelPosition' }, { type: 'null' }],
      },
    },
  },
  LabelPosition: {
    title: 'LabelPosition',
    description: 'A box on the canvas.',
    type: 'object',
    properties: {
      x: {
        description: 'The distance to the right on the canvas, in canvas units.',
        type: ['number', 'null'],
      },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: ['number', 'null'] },
      width: { description: 'The width on the canvas, in canvas units.', type: ['number', 'null'] },
      height: { description: 'The height on the canvas, in canvas units.', type: ['number', 'null'] },
    },
  },
  LineSet: {
    title: 'LineSet',
    description: 'The edges, by the ids of their points: "<from>-<to>".',
    type: 'object',
    properties: {
      values: {
        description: 'The sizes of the edges by their ids, such as `a-b`.',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'EdgeSize' }, { type: 'null' }] },
      },
      positions: {
        description: 'The positions of the labels, by the same keys.',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'LabelPosition' }, { type: 'null' }] },
      },
    },
  },
  EdgeSize: {
    title: 'EdgeSize',
    description: 'The size of an edge.',
    type: 'object',
    properties: {
      size: { description: 'The size of the edge in mm (F2).', type: ['number', 'null'] },
      hidden: {
        description: 'Whether the edge is hidden and does not count toward the girth (F2).',
        type: ['boolean', 'null'],
      },
    },
  },
  AngleSet: {
    title: 'AngleSet',
    description: 'The angles of the corners, by the ids of their points.',
    type: 'object',
    properties: {
      values: {
        description: 'The angles of the corners.',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'CornerAngle' }, { type: 'null' }] },
      },
      positions: {
        description: 'The positions of the labels, by the same keys.',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'LabelPosition' }, { type: 'null' }] },
      },
    },
  },
  CornerAngle: {
    title: 'CornerAngle',
    description: 'The angle of a corner.',
    type: 'object',
    properties: {
      angle: { description: 'The angle in degrees.', type: ['number', 'null'] },
      hidden: { description: 'Whether the angle is hidden.', type: ['boolean', 'null'] },
    },
  },
  TextBox: {
    title: 'TextBox',
    description: 'A note on the drawing.',
    type: 'object',
    properties: {
      x: {
        description: 'The distance to the right on the canvas, in canvas units.',
        type: ['number', 'null'],
      },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: ['number', 'null'] },
      width: { description: 'The width on the canvas, in canvas units.', type: ['number', 'null'] },
      height: { description: 'The height on the canvas, in canvas units.', type: ['number', 'null'] },
      value: { description: 'The whole text of the note.', type: ['string', 'null'] },
      text: {
        description: 'The text of the note, row by row.',
        type: ['array', 'null'],
        items: { $ref: 'TextRow' },
      },
      rotateDeg: { description: 'The rotation of the note, in degrees.', type: ['number', 'null'] },
    },
  },
  TextRow: {
    title: 'TextRow',
    description: 'A row of a note.',
    type: 'object',
    properties: {
      id: {
        description: 'The number of the row.',
        type: ['integer', 'null'],
        minimum: -9007199254740991,
        maximum: 9007199254740991,
      },
      indent: {
        description: 'The indentation, in levels.',
        type: ['integer', 'null'],
        minimum: -9007199254740991,
        maximum: 9007199254740991,
      },
      value: {
        description: 'The text of the row, in pieces.',
        type: ['array', 'null'],
        items: { type: 'string' },
      },
    },
  },
  Arrow: {
    title: 'Arrow',
    description: 'An arrow that shows the coloured side.',
    type: 'object',
    properties: {
      x: {
        description: 'The distance to the right on the canvas, in canvas units.',
        type: ['number', 'null'],
      },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: ['number', 'null'] },
      angle: {
        description: 'The direction in degrees, clockwise: 0 points to the left.',
        type: ['number', 'null'],
      },
    },
  },
  SquareAngle: {
    title: 'SquareAngle',
    description: 'The mark of a right angle.',
    type: 'object',
    properties: {
      x: {
        description: 'The distance to the right on the canvas, in canvas units.',
        type: ['number', 'null'],
      },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: ['number', 'null'] },
    },
  },
  ProductKit: {
    title: 'ProductKit',
    description: 'A kit. Its total is the sum of its parts or its own price (K2, K4).',
    type: 'object',
    properties: {
      kitId: {
        description:
          'The id of the kit (V5). Also checked: if a catalogue is passed, it must have the kit (V6).',
        type: ['string', 'null'],
        not: { type: 'string', pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      kitRowId: {
        description: 'The id of a row of the kit (V5).',
        type: ['string', 'null'],
        not: { type: 'string', pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      productName: { description: 'The name of the kit.', type: ['string', 'null'] },
      customPricing: {
        description:
          'Whether the kit has its own price instead of the sum of its parts (K1). Also checked: when true, pricing.totalPrice is required (K5).',
        type: ['boolean', 'null'],
      },
      description: { description: 'A description of the kit.', type: ['string', 'null'] },
      attributes: {
        description: 'Further properties of the kit.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      displayKitItems: {
        description: 'Items to display, kept as sent. Also checked: at most 64 levels of nesting (M8).',
        type: ['array', 'null'],
        items: { type: 'object' },
      },
      displaySubKits: {
        description: 'Items to display, kept as sent. Also checked: at most 64 levels of nesting (M8).',
        type: ['array', 'null'],
        items: { type: 'object' },
      },
      components: {
        description: 'The components of the kit (K7).',
        type: ['array', 'null'],
        items: { $ref: 'KitComponent' },
      },
      subKits: {
        description: 'Kits inside the kit. Also checked: at most 16 levels (K1).',
        type: ['array', 'null'],
        items: { $ref: 'SubKit' },
      },
      pricing: {
        description:
          'The pricing of the kit. When omitted, and derivation is on (L5), the total of a standard kit is the sum of its components and sub-kits (K2). Also checked: its totalPrice is required on a custom-priced kit (K5), and on a standard one with derivation off or a custom formula (K2).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
      },
    },
  },
  KitComponent: {
    title: 'KitComponent',
    description: 'A component of a kit (K7).',
    type: 'object',
    properties: {
      productType: {
        description: 'The kind of component, by name (V4, K7).',
        enum: [
          'PRODUCT_TYPE_CATALOGUE_PRODUCT',
          'PRODUCT_TYPE_ON_THE_FLY',
          'PRODUCT_TYPE_LABOUR',
          'PRODUCT_TYPE_NOTES',
        ],
      },
      productId: {
        description:
          'The id of the product, which begins with `prod_` (V5). Also checked: if a catalogue is passed, it must have the product (V6).',
        type: ['string', 'null'],
        pattern: '^$|^prod_[\\s\\S]',
      },
      productName: { description: 'The name of the component.', type: ['string', 'null'] },
      pricing: {
        description:
          'The pricing of the component. Also checked: in a standard kit, every component except notes needs a totalPrice (K3).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
      },
      measurements: {
        description:
          'The pieces as sold. Their strategy: in pricing (M2). Also checked: pricing must not have this list too (K7), and the rules for measurements in pricing apply here too.',
        type: ['array', 'null'],
        items: { $ref: 'MeasurementEntry' },
      },
      asBuiltMeasurements: {
        description:
          'The pieces as built. When omitted, the same as the measurements (M7). Also checked: pricing must not have this list too (K7), and only lineal and square strategies allow it (M2).',
        type: ['array', 'null'],
        items: { $ref: 'MeasurementEntry' },
      },
      measurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
      actualMeasurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send asBuiltMeasurements.',
        type: 'null',
      },
      initialMeasurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
      sumLengths: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
    },
    required: ['productType'],
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
  },
  SubKit: {
    title: 'SubKit',
    description: 'A kit inside a kit. Also checked: at most 16 levels of sub-kits below a kit (K1).',
    type: 'object',
    properties: {
      kitId: {
        description:
          'The id of the kit (V5). Also checked: if a catalogue is passed, it must have the kit (V6).',
        type: ['string', 'null'],
        not: { type: 'string', pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      kitRowId: {
        description: 'The id of a row of the kit (V5).',
        type: ['string', 'null'],
        not: { type: 'string', pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      productName: { description: 'The name of the kit.', type: ['string', 'null'] },
      customPricing: {
        description:
          'Whether the kit has its own price instead of the sum of its parts (K1). Also checked: when true, pricing.totalPrice is required (K5).',
        type: ['boolean', 'null'],
      },
      description: { description: 'A description of the kit.', type: ['string', 'null'] },
      attributes: {
        description: 'Further properties of the kit.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      components: {
        description: 'The components of the kit (K7).',
        type: ['array', 'null'],
        items: { $ref: 'KitComponent' },
      },
      subKits: {
        description: 'Kits inside the kit. Also checked: at most 16 levels (K1).',
        type: ['array', 'null'],
        items: { $ref: 'SubKit' },
      },
      pricing: {
        description:
          'The pricing of the kit. When omitted, and derivation is on (L5), the total of a standard kit is the sum of its components and sub-kits (K2). Also checked: its totalPrice is required on a custom-priced kit (K5), and on a standard one with derivation off or a custom formula (K2).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
      },
      measurements: {
        description:
          'The pieces as sold. Their strategy: in pricing (M2). Also checked: pricing must not have this list too (K7), and the rules for measurements in pricing apply here too.',
        type: ['array', 'null'],
        items: { $ref: 'MeasurementEntry' },
      },
      asBuiltMeasurements: {
        description:
          'The pieces as built. When omitted, the same as the measurements (M7). Also checked: pricing must not have this list too (K7), and only lineal and square strategies allow it (M2).',
        type: ['array', 'null'],
        items: { $ref: 'MeasurementEntry' },
      },
      measurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
      actualMeasurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send asBuiltMeasurements.',
        type: 'null',
      },
      initialMeasurementItems: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
      sumLengths: {
        description: 'An old name, refused so that nothing is lost (M8). Send measurements.',
        type: 'null',
      },
    },
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
  },
  Adjustment: {
    title: 'Adjustment',
    description:
      'A discount or a surcharge on the whole document, either as an amount or as a percentage, not both (T2).',
    type: 'object',
    properties: {
      type: {
        description: 'The type by name: a discount or a surcharge (V4, T2).',
        enum: ['ADJUSTMENT_TYPE_DISCOUNT', 'ADJUSTMENT_TYPE_SURCHARGE'],
      },
      name: { description: 'The name of the adjustment on the document.', type: ['string', 'null'] },
      amount: {
        description:
          'The amount of the discount or surcharge, rounded half up to the cent (T2). Also checked: the rounded amount must fit 64-bit micros (N8).',
        anyOf: [{ $ref: 'MoneyNotNegative' }, { type: 'null' }],
      },
      percentage: {
        description:
          'A percentage of the subtotal, or of the amount that earlier adjustments leave (T2), as a decimal string: "10" is 10%. Also checked: at most 100 for a discount. The resulting amount must fit 64-bit micros (N8).',
        type: ['string', 'null'],
        pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      isTaxFree: {
        description: 'Whether a surcharge is exempt from tax. When omitted, false (T3).',
        type: ['boolean', 'null'],
      },
      appliedAmount: { description: 'Ignored: it is computed again (T10).' },
    },
    required: ['type'],
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
    oneOf: [
      { properties: { amount: { type: 'object' }, percentage: { enum: ['', null] } }, required: ['amount'] },
      {
        properties: { percentage: { type: 'string', minLength: 1 }, amount: { type: 'null' } },
        required: ['percentage'],
      },
    ],
  },
  MoneyNotNegative: {
    title: 'MoneyNotNegative',
    description: 'An amount of money that is not negative. An empty object is an amount of 0.00 (N2).',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'The amount in millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed 64-bit integer; the pattern limits only the number of digits (N1).',
        type: ['string', 'null'],
        pattern: '^(-0+|0*[0-9]{1,19})$',
      },
      currency: {
        description:
          "The currency: three capital letters. When omitted, the account's currency. Nothing is converted (N3).",
        type: ['string', 'null'],
        pattern: '^$|^[A-Z]{3}$',
      },
    },
  },
  OrderRequest: {
    title: 'OrderRequest',
    description:
      'A request to create an order. Supplied totals are ignored (T10), and so are unknown fields unless the object keeps them (M8). Null is the same as omitted (N2). Also checked: rules that need the account, the catalogue or several fields. The descriptions of the fields name them. Every figure of the document must fit 64-bit micros (N8). Pricing rejects everything that this schema rejects.',
    type: 'object',
    properties: {
      requestId: {
        description:
          'The id of the request, a UUID (V5). The service uses it to recognise a repeated request. It is not part of a priced document.',
        type: ['string', 'null'],
        pattern: '^$|^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
      },
      customerId: {
        description:
          'The id of the customer, which begins with `cust_` (V5, V8). Also checked: if a catalogue is passed, it must have the customer (V6).',
        type: 'string',
        pattern: '^cust_[\\s\\S]',
      },
      reference: { description: "The customer's own reference.", type: ['string', 'null'] },
      isSubmitted: {
        description:
          'Whether the document is submitted. When omitted, false. Also checked: flashings of a submitted document must be complete (F10).',
        type: ['boolean', 'null'],
      },
      labelIds: {
        description: 'The ids of labels for the document (V5). They are not part of a priced document.',
        type: ['array', 'null'],
        items: {
          type: 'string',
          not: { type: 'string', pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
        },
      },
      lines: {
        description: 'The lines, in order. When omitted, none (T11).',
        type: ['array', 'null'],
        items: { $ref: 'SalesLine' },
      },
      adjustments: {
        description: 'Discounts and surcharges on the whole document (T2).',
        type: ['array', 'null'],
        items: { $ref: 'Adjustment' },
      },
      tax: {
        description:
          'The tax according to the sender, for information only: the tax of the account is charged (T4).',
        anyOf: [{ $ref: 'TaxDetail' }, { type: 'null' }],
      },
      statusId: {
        description: "The id of the order's workflow status (V5, V8).",
        type: ['string', 'null'],
        not: { type: 'string', pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
    },
    required: ['customerId'],
    patternProperties: {
      '^address(es)?$|Address(es)?$': {
        description:
          'One or several addresses, kept as sent. Also checked: at most 64 levels of nesting (M8).',
      },
    },
    additionalProperties: {
      description:
        'Kept as sent if it is one of the customFields of the account, and otherwise ignored (A1). Also checked: at most 64 levels of nesting (M8).',
    },
  },
  Account: {
    title: 'Account',
    description:
      'The settings of an account, an argument of every call (A1). Unknown fields are ignored; null is the same as omitted (N2).',
    type: 'object',
    properties: {
      currency: {
        description: 'The currency of all amounts: three capital letters (N3).',
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
      derivationEnabled: {
        description: 'Whether missing totals, markups and margins are derived. When omitted, true (L5).',
        type: ['boolean', 'null'],
      },
      tax: {
        description: 'The tax to charge. When omitted, none is charged (A1).',
        anyOf: [{ $ref: 'AccountTax' }, { type: 'null' }],
      },
      taxRounding: {
        description:
          'Whether tax is rounded once for the document or line by line. When omitted, once for the document (T4).',
        enum: ['document', 'line', null],
      },
      adjustmentPercentages: {
        description:
          'Whether the percentages of adjustments are of the subtotal, or each of the amount that earlier adjustments leave. When omitted, of the subtotal (T2).',
        enum: ['of-subtotal', 'in-turn', null],
      },
      minimumFlashingLengthMm: {
        description:
          'The minimum charged length of a piece of a flashing (F6). In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it. Also checked: the number of digits of a JSON number (N4).',
        anyOf: [
          { type: 'number', minimum: 0, exclusiveMaximum: 1000000000000000 },
          { type: ['string', 'null'], pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$' },
        ],
      },
      minimumLinealLengthMm: {
        description:
          'The minimum charged length of a lineal piece. When omitted, the same as minimumFlashingLengthMm (M4). In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it. Also checked: the number of digits of a JSON number (N4).',
        anyOf: [
          { type: 'number', minimum: 0, exclusiveMaximum: 1000000000000000 },
          { type: ['string', 'null'], pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$' },
        ],
      },
      longestPieceMm: {
        description:
          'The length above which advice calls a piece a probable mistake. When omitted, 15000 (V10). In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it. Also checked: the number of digits of a JSON number (N4).',
        anyOf: [
          { type: 'number', minimum: 0, exclusiveMaximum: 1000000000000000 },
          { type: ['string', 'null'], pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$' },
        ],
      },
      crushFoldBendCount: {
        description:
          'The number of bends of a crush fold: a whole number, not negative, as a number or a decimal string (N4). When omitted, 2 (F3).',
        anyOf: [
          { type: 'integer', minimum: 0, exclusiveMaximum: 1000000000000000 },
          { type: ['string', 'null'], pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.]0{1,12})?)$' },
        ],
      },
      customFields: {
        description:
          'The names of fields that the account adds to documents. They are kept as sent (M8). Also checked: none is the name of a standard field of documents (A2).',
        type: ['array', 'null'],
        items: { type: 'string', pattern: '[\\s\\S]' },
      },
    },
    required: ['currency'],
  },
  AccountTax: {
    title: 'AccountTax',
    description: 'The tax that the account charges (T4).',
    type: 'object',
    properties: {
      rate: {
        description: 'The rate, a fraction from 0 to 1 as a decimal string: "0.10" is 10% (A1).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|0{1,15}([.][0-9]{1,12})?|0{0,14}1([.]0{1,12})?)$',
      },
      code: { description: 'The name of the tax, such as GST.', type: ['string', 'null'] },
      jurisdiction: { description: 'The jurisdiction that charges the tax.', type: ['string', 'null'] },
    },
    required: ['rate'],
  },
}

/** Each schema definition as result. */
export const ANSWERED: Definitions = {
  PricedQuote: {
    title: 'PricedQuote',
    description:
      'A priced quote. Fields that a request omits may be absent. Null occurs only in values kept as sent. Later releases may add fields.',
    type: 'object',
    properties: {
      customerId: { description: 'The id of the customer (V8).', type: 'string', pattern: '^cust_[\\s\\S]' },
      reference: { description: "The customer's own reference, as sent.", type: 'string' },
      isSubmitted: { description: 'Whether the document is submitted. False when omitted.', type: 'boolean' },
      lines: {
        description: 'The lines in order, with all computed figures.',
        type: 'array',
        items: { $ref: 'SalesLine' },
      },
      adjustments: {
        description: 'Discounts and surcharges as sent, with applied amounts (T2).',
        type: 'array',
        items: { $ref: 'PricedAdjustment' },
      },
      subtotal: {
        description: 'The sum of the line totals, before tax and adjustments (T1).',
        $ref: 'PricedMoney',
      },
      discountAmount: {
        description:
          'The sum of all discounts, of lines and of the document (T9). Do not subtract it from the subtotal, which already excludes the discounts of lines (T6).',
        $ref: 'PricedMoney',
      },
      taxAmount: { description: 'The tax on the document (T4).', $ref: 'PricedMoney' },
      total: {
        description: 'Subtotal minus the discounts on the document, plus surcharges and tax (T6).',
        $ref: 'PricedMoney',
      },
      totalCost: { description: 'The sum of the line costs (T7).', $ref: 'PricedMoney' },
      margin: { description: 'The total before tax, minus the total cost (T7).', $ref: 'PricedMoney' },
      labourTotal: { description: 'The sum of the labour line totals (T8).', $ref: 'PricedMoney' },
      tax: { description: "The account's tax, if it has one (T5).", $ref: 'AccountTax' },
    },
    required: [
      'customerId',
      'isSubmitted',
      'lines',
      'subtotal',
      'discountAmount',
      'taxAmount',
      'total',
      'totalCost',
      'margin',
      'labourTotal',
    ],
    patternProperties: {
      '^address(es)?$|Address(es)?$': {
        description:
          'One or several addresses, kept as sent. Also checked: at most 64 levels of nesting (M8).',
      },
    },
    additionalProperties: {
      description:
        'Kept as sent if it is one of the customFields of the account, and otherwise ignored (A1). Also checked: at most 64 levels of nesting (M8).',
    },
  },
  SalesLine: {
    title: 'SalesLine',
    description: 'A line of a document: exactly one of the kinds of line (V3).',
    type: 'object',
    oneOf: [
      {
        title: 'onTheFly',
        properties: {
          onTheFly: {
            description: 'A line with a product that is not in the catalogue.',
            $ref: 'OnTheFlyLine',
          },
        },
        required: ['onTheFly'],
      },
      {
        title: 'catalogue',
        properties: {
          catalogue: { description: 'A line with a product of the catalogue.', $ref: 'CatalogueLine' },
        },
        required: ['catalogue'],
      },
      {
        title: 'labour',
        properties: { labour: { description: 'A line of labour, such as hours.', $ref: 'LabourLine' } },
        required: ['labour'],
      },
      {
        title: 'notes',
        properties: { notes: { description: 'A note: text without a price.', $ref: 'Notes' } },
        required: ['notes'],
      },
      {
        title: 'flashing',
        properties: { flashing: { description: 'A line with a flashing.', $ref: 'Flashing' } },
        required: ['flashing'],
      },
      {
        title: 'productKit',
        properties: { productKit: { description: 'A line with a product kit.', $ref: 'ProductKit' } },
        required: ['productKit'],
      },
    ],
  },
  OnTheFlyLine: {
    title: 'OnTheFlyLine',
    description: 'A line with a product that is not in the catalogue.',
    type: 'object',
    properties: {
      productName: { description: 'The name of the product; not empty (N2).', type: 'string' },
      productDescription: { description: 'A description of the product.', type: 'string' },
      colour: { description: 'The colour of the product.', type: 'string' },
      attributes: {
        description: 'Further properties of the product.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      pricing: { description: 'The pricing of the line (L5).', $ref: 'LinePricing' },
    },
    required: ['productName', 'pricing'],
  },
  Attribute: {
    title: 'Attribute',
    description:
      'A name and a value. Other fields are kept if they are true or false, such as whether the attribute is shown. Otherwise a flag such as `hideOnCustomerView` is refused, and any other field is dropped.',
    type: 'object',
    properties: {
      name: { description: 'The name of the attribute.', type: 'string' },
      value: { description: 'The value of the attribute.', type: 'string' },
    },
    patternProperties: {
      '^([iI]s_?)?([hH][iI][dD]|[dD]isplay(ed)?(_?([oOiI]n|[fF]rom)[A-Z_]|$))': { type: ['boolean', 'null'] },
    },
    additionalProperties: { type: 'boolean' },
  },
  LinePricing: {
    title: 'LinePricing',
    description:
      'The pricing of a line, a kit or a kit component. Also checked: some fields must agree with each other and with the account, by the rules that they cite. Every computed amount must fit 64-bit micros (N8).',
    type: 'object',
    properties: {
      quantity: {
        description:
          'The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not counting trailing zeros; may be negative (L2). Required, and not zero, when the total is computed from it (L6).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,4}0{0,8})?$',
      },
      unitPrice: {
        description:
          'The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up to 4 decimals (L1). Required, except on kits and components, and on catalogue lines where it is computed from cost and markup (L8). Also checked: a computed price must fit 64-bit micros (N8).',
        $ref: 'PricedMoney',
      },
      discount: {
        description:
          'The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing zeros: "10.00" is 10% (L2). Also checked: the amount before the discount must fit 64-bit micros (N8).',
        type: 'string',
        pattern:
          '^(-?0{1,15}([.]0{1,12})?|0{0,13}[0-9]{1,2}([.][0-9]{1,2}0{0,10})?|0{0,12}100([.]0{1,12})?)$',
      },
      totalPrice: {
        description:
          'The total of the line. When omitted, it is derived (L3, K2). Also checked: required with a custom formula, when derivation is off, on a custom-priced kit (L4, L5, K5), and on every component of a standard kit except notes (K3). Where it can be checked, it must equal the formula to the cent (L7). It must fit 64-bit micros (N8).',
        $ref: 'PricedMoney',
      },
      cost: {
        description:
          'The cost of one unit, rounded half up to 4 decimals (L1). Also checked: the cost of the whole line must fit 64-bit micros (N8).',
        $ref: 'PricedMoney',
      },
      markup: {
        description:
          'The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when markupIsPercentage is false (L8). Also checked: a computed markup must fit a decimal string (N8).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      markupIsPercentage: {
        description: 'Whether the markup is a percentage. When omitted, true (L8).',
        type: 'boolean',
      },
      margin: {
        description:
          'The total minus the cost of the line. With derivation on and a cost, it is computed (L11). Also checked: a computed margin must fit 64-bit micros (N8). With derivation off, a margin supplied with a cost must equal total minus cost, to the cent (L12).',
        $ref: 'Money',
      },
      pricingStrategy: {
        description:
          'The strategy for charging the line: a name, or its position in the list, counted from 0 (V4). When omitted or unspecified, by quantity (M1).',
        enum: [
          'PRICING_STRATEGY_UNSPECIFIED',
          'PRICING_STRATEGY_BASIC_QUANTITIES',
          'PRICING_STRATEGY_LINEAL_METRES',
          'PRICING_STRATEGY_CUSTOM_FORMULA',
          'PRICING_STRATEGY_SQUARE_METRES',
          'PRICING_STRATEGY_LINEAL_FEET',
          'PRICING_STRATEGY_SQUARE_FEET',
        ],
      },
      priceLevel: { description: 'The name of a price level.', type: 'string' },
      isTaxFree: {
        description: 'Whether the line is exempt from tax (T4). No effect on a component or a sub-kit (K7).',
        type: 'boolean',
      },
      tax: {
        description:
          'The tax according to the sender, for information only: the tax of the account is charged (T4).',
        $ref: 'TaxDetail',
      },
      measurements: {
        description:
          'The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list counts as omitted (N2). Also checked: the strategy allows measurements (M2), and a total cannot be derived without measurements (L6).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
      asBuiltMeasurements: {
        description:
          'The pieces as built. They determine the cost and never the price. When omitted, the same as the measurements (M7). Also checked: only lineal and square strategies allow them (M2).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
    },
    required: ['unitPrice', 'totalPrice', 'markupIsPercentage'],
  },
  PricedMoney: {
    title: 'PricedMoney',
    description: 'An amount of money in a result.',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'The amount in millionths of the major unit, as a string: "12500000" is 12.50. It fits a signed 64-bit integer (N1, N8).',
        type: 'string',
        pattern: '^-?0*[0-9]{1,19}$',
      },
      currency: {
        description: 'The currency: three capital letters (N3).',
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
    },
    required: ['amountMicros', 'currency'],
  },
  Money: {
    title: 'Money',
    description: 'An amount of money. An empty object is an amount of 0.00 (N2).',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'The amount in millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed 64-bit integer; the pattern limits only the number of digits (N1).',
        type: 'string',
        pattern: '^-?0*[0-9]{1,19}$',
      },
      currency: {
        description:
          "The currency: three capital letters. When omitted, the account's currency. Nothing is converted (N3).",
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
    },
  },
  TaxDetail: {
    title: 'TaxDetail',
    description: 'A tax, for information only: the tax of the account is charged (T4).',
    type: 'object',
    properties: {
      rate: {
        description: 'The rate, a fraction as a decimal string: "0.10" is 10% (N4).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      code: { description: 'The name of the tax, such as GST.', type: 'string' },
      jurisdiction: { description: 'The jurisdiction that charges the tax.', type: 'string' },
    },
  },
  MeasurementEntry: {
    title: 'MeasurementEntry',
    description:
      'Pieces of one size. A lineal piece shorter than the minimum of the account is charged at the minimum (M3, M4).',
    type: 'object',
    properties: {
      length: {
        description:
          'The length of one piece, a decimal string above zero, in metres or feet as the pricing strategy says (M6).',
        type: 'string',
        pattern: '^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { pattern: '^[0.]+$' },
      },
      width: {
        description:
          'The width of one piece, a decimal string above zero, in the unit of the length. Also checked: a square strategy requires a width, and a lineal strategy does not allow one (M5).',
        type: 'string',
        pattern: '^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { pattern: '^[0.]+$' },
      },
      amount: {
        description: 'The number of pieces, a decimal string above zero. When omitted, 1 (M3, M6).',
        type: 'string',
        pattern: '^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { pattern: '^[0.]+$' },
      },
    },
    required: ['length'],
  },
  CatalogueLine: {
    title: 'CatalogueLine',
    description:
      'A line with a product of the catalogue. Also checked: if a catalogue is passed, it must have the ids and the colour of the line (V6).',
    type: 'object',
    properties: {
      productId: {
        description:
          'The id of the product, which begins with `prod_` (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
        type: 'string',
        pattern: '^prod_[\\s\\S]',
      },
      productRowId: {
        description:
          'The id of a row of the product (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
        type: 'string',
        not: { pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      rowPriceId: {
        description:
          'The id of a price of that row (V5). Also checked: if a catalogue is passed, it must have this id (V6).',
        type: 'string',
        pattern: '^rowprice_[\\s\\S]',
      },
      productName: { description: 'The name of the product.', type: 'string' },
      productDescription: { description: 'A description of the product.', type: 'string' },
      categoryName: { description: 'The name of the category of the product.', type: 'string' },
      priceName: { description: 'The name of the price of the product.', type: 'string' },
      params: {
        description: 'The options chosen for the product.',
        type: 'array',
        items: { $ref: 'Parameter' },
      },
      attributes: {
        description: 'Further properties of the product.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      pricing: { description: 'The pricing of the line (L5).', $ref: 'LinePricing' },
    },
    required: ['productId', 'pricing'],
  },
  Parameter: {
    title: 'Parameter',
    description: 'A name and a value. Other fields are treated like the fields of an attribute.',
    type: 'object',
    properties: {
      name: {
        description: 'The name of the parameter. The parameter named Colour holds the colour of the product.',
        type: 'string',
      },
      value: {
        description:
          'The value of the parameter. Also checked: if a catalogue is passed, a colour must be available in it (V6).',
        type: 'string',
      },
    },
    patternProperties: {
      '^([iI]s_?)?([hH][iI][dD]|[dD]isplay(ed)?(_?([oOiI]n|[fF]rom)[A-Z_]|$))': { type: ['boolean', 'null'] },
    },
    additionalProperties: { type: 'boolean' },
  },
  LabourLine: {
    title: 'LabourLine',
    description: 'A line of labour. Its total counts toward the labour total of the document (T8).',
    type: 'object',
    properties: {
      productName: { description: 'The name of the labour, such as Install.', type: 'string' },
      productDescription: { description: 'A description of the product.', type: 'string' },
      colour: { description: 'The colour of the product.', type: 'string' },
      attributes: {
        description: 'Further properties of the product.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      pricing: { description: 'The pricing of the line (L5).', $ref: 'LinePricing' },
    },
    required: ['pricing'],
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
  },
  Notes: {
    title: 'Notes',
    description: 'A note on the document. Its total is 0, and a `pricing` field is dropped.',
    type: 'object',
    properties: { text: { description: 'The text of the note.', type: 'string' } },
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
  },
  Flashing: {
    title: 'Flashing',
    description:
      'A flashing. Pricing keeps the figures as sent: it neither calculates the total nor compares figures with the drawing (F1). Decimals are strings (N4).',
    type: 'object',
    properties: {
      templateId: {
        description:
          'The id of the template of the flashing (F11). Also checked: required on a submitted document (F10). If a catalogue is passed, it must have the template (V6).',
        type: 'string',
        pattern: '^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$',
      },
      productName: { description: 'The name of the flashing.', type: 'string' },
      priceLevel: {
        description:
          'The name of a price level. An empty name is stored as A. Also checked: required on a submitted document (F10).',
        type: 'string',
      },
      colour: {
        description:
          'The colour of the flashing. Also checked: required on a submitted document (F10). If a catalogue is passed, it must have the template in this colour (V6).',
        type: 'string',
      },
      thickness: {
        description:
          'The thickness of the metal in mm. Also checked: required on a submitted document (F10).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      bends: {
        description:
          'The number of bends of the flashing (F3). Also checked: required and above zero on a submitted document (F10).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      totalGirth: {
        description:
          'The girth of the flashing in mm (F2). Also checked: required and above zero on a submitted document (F10).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      totalLength: {
        description: 'The sum of the lengths in the cut list, in metres (F6).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      unitPrice: {
        description:
          'The price per metre. Documents do not compute the total from it (F1). Also checked: required on a submitted document (F10).',
        $ref: 'Money',
      },
      totalPrice: {
        description:
          'The total of the line, which `flashingPrice` calculates (F7). Without a total price or a custom price, the line counts as 0. Also checked: rounded to the cent, it must fit 64-bit micros (N8).',
        $ref: 'Money',
      },
      customPrice: {
        description:
          'A price for the whole line, in place of the total price (F1). Also checked: rounded to the cent, it must fit 64-bit micros (N8).',
        $ref: 'Money',
      },
      customPricePerLength: {
        description: 'The price per metre, in place of the unit price (F7).',
        $ref: 'Money',
      },
      subitems: {
        description:
          'The cut list, a list of CutListItem. Documents keep any value as sent; the calculators check it (F6). Also checked: at most 64 levels of nesting (M8).',
        not: { type: 'null' },
      },
      isTaxFree: { description: 'Whether the line is exempt from tax (T4).', type: 'boolean' },
      tax: {
        description:
          'The tax according to the sender, for information only: the tax of the account is charged (T4).',
        $ref: 'TaxDetail',
      },
      drawing: {
        description: 'The drawing of the flashing. Documents require one, which may be empty (F9).',
        $ref: 'Drawing',
      },
      otherSides: {
        description: 'The drawings of the other sides of the flashing (F4).',
        type: 'array',
        items: { $ref: 'Drawing' },
      },
    },
    required: ['drawing'],
  },
  Drawing: {
    title: 'Drawing',
    description:
      'The drawing of one side of a flashing. Its figures are JSON numbers (F8), in canvas units unless stated otherwise.',
    type: 'object',
    properties: {
      drawingNumber: { description: 'The number of the drawing. When omitted, 0 (F9).', type: 'integer' },
      side: {
        description:
          'The side that the drawing shows: a name, or its position in the list (V4). When omitted or unspecified, far for the main drawing and near for other sides (F9).',
        enum: ['DRAWING_SIDE_FAR', 'DRAWING_SIDE_NEAR'],
      },
      isFreeDrawing: {
        description:
          'Whether the edges have their own sizes. When false, they are measured on the canvas. When omitted, the same as true (F5).',
        type: 'boolean',
      },
      isLargeBoxSize: { description: 'Whether the drawing was made on the large canvas.', type: 'boolean' },
      isDeleted: { description: 'Whether the drawing is deleted and does not count (F4).', type: 'boolean' },
      points: {
        description:
          'The corners and ends, by id. Also checked: at most 15000 characters as compact JSON (F9). A submitted document requires points (F10).',
        type: 'object',
        additionalProperties: { $ref: 'Point' },
      },
      lines: {
        description:
          'The sizes of the edges. When omitted, none. Also checked: at most 15000 characters as compact JSON (F9).',
        $ref: 'LineSet',
      },
      angles: {
        description:
          'The angles of the corners. When omitted, none. Also checked: at most 15000 characters as compact JSON (F9).',
        $ref: 'AngleSet',
      },
      annotations: {
        description: 'The notes on the drawing, by id.',
        type: 'object',
        additionalProperties: { $ref: 'TextBox' },
      },
      frontArrow: { description: 'An arrow at the coloured side.', $ref: 'Arrow' },
      squareAngle: { description: 'The mark of a right angle.', $ref: 'SquareAngle' },
    },
    required: ['drawingNumber', 'side', 'lines', 'angles'],
  },
  Point: {
    title: 'Point',
    description: 'A corner or an end of the profile.',
    type: 'object',
    properties: {
      id: { description: 'The id of the point, which is its key among the points.', type: 'string' },
      x: { description: 'The distance to the right on the canvas, in canvas units.', type: 'number' },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: 'number' },
      vectors: {
        description: 'The points that the edges from this point lead to, by id (F11).',
        type: 'array',
        items: { type: 'string' },
      },
      connect: {
        description: 'The points that the edges to this point come from, by id (F11).',
        type: 'array',
        items: { type: 'string' },
      },
      finish: { description: 'The finish, at an end of the profile.', $ref: 'Finish' },
    },
  },
  Finish: {
    title: 'Finish',
    description: 'The finish of an end of the sheet (F3).',
    type: 'object',
    properties: {
      type: {
        description: 'The kind of finish: a name, or its position in the list, counted from 0 (V4).',
        enum: [
          'FINISH_TYPE_UNSPECIFIED',
          'FINISH_TYPE_CRUSH_FOLD',
          'FINISH_TYPE_OPEN_HOOK',
          'FINISH_TYPE_FEATHER',
          'FINISH_TYPE_DRIP_EDGE',
        ],
      },
      size: {
        description: 'The width of the finish in mm. It counts toward the girth (F2).',
        type: 'number',
      },
      label: { description: 'The text of the label at the finish.', type: 'string' },
      flip: {
        description:
          'Which side the finish is on, looking from the finished end along its edge: right when false, left when true. For a feather, it is the reverse.',
        type: 'boolean',
      },
      position: { description: 'The position of the label of the finish.', $ref: 'LabelPosition' },
    },
  },
  LabelPosition: {
    title: 'LabelPosition',
    description: 'A box on the canvas.',
    type: 'object',
    properties: {
      x: { description: 'The distance to the right on the canvas, in canvas units.', type: 'number' },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: 'number' },
      width: { description: 'The width on the canvas, in canvas units.', type: 'number' },
      height: { description: 'The height on the canvas, in canvas units.', type: 'number' },
    },
  },
  LineSet: {
    title: 'LineSet',
    description: 'The edges, by the ids of their points: "<from>-<to>".',
    type: 'object',
    properties: {
      values: {
        description: 'The sizes of the edges by their ids, such as `a-b`.',
        type: 'object',
        additionalProperties: { $ref: 'EdgeSize' },
      },
      positions: {
        description: 'The positions of the labels, by the same keys.',
        type: 'object',
        additionalProperties: { $ref: 'LabelPosition' },
      },
    },
  },
  EdgeSize: {
    title: 'EdgeSize',
    description: 'The size of an edge.',
    type: 'object',
    properties: {
      size: { description: 'The size of the edge in mm (F2).', type: 'number' },
      hidden: {
        description: 'Whether the edge is hidden and does not count toward the girth (F2).',
        type: 'boolean',
      },
    },
  },
  AngleSet: {
    title: 'AngleSet',
    description: 'The angles of the corners, by the ids of their points.',
    type: 'object',
    properties: {
      values: {
        description: 'The angles of the corners.',
        type: 'object',
        additionalProperties: { $ref: 'CornerAngle' },
      },
      positions: {
        description: 'The positions of the labels, by the same keys.',
        type: 'object',
        additionalProperties: { $ref: 'LabelPosition' },
      },
    },
  },
  CornerAngle: {
    title: 'CornerAngle',
    description: 'The angle of a corner.',
    type: 'object',
    properties: {
      angle: { description: 'The angle in degrees.', type: 'number' },
      hidden: { description: 'Whether the angle is hidden.', type: 'boolean' },
    },
  },
  TextBox: {
    title: 'TextBox',
    description: 'A note on the drawing.',
    type: 'object',
    properties: {
      x: { description: 'The distance to the right on the canvas, in canvas units.', type: 'number' },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: 'number' },
      width: { description: 'The width on the canvas, in canvas units.', type: 'number' },
      height: { description: 'The height on the canvas, in canvas units.', type: 'number' },
      value: { description: 'The whole text of the note.', type: 'string' },
      text: { description: 'The text of the note, row by row.', type: 'array', items: { $ref: 'TextRow' } },
      rotateDeg: { description: 'The rotation of the note, in degrees.', type: 'number' },
    },
  },
  TextRow: {
    title: 'TextRow',
    description: 'A row of a note.',
    type: 'object',
    properties: {
      id: { description: 'The number of the row.', type: 'integer' },
      indent: { description: 'The indentation, in levels.', type: 'integer' },
      value: { description: 'The text of the row, in pieces.', type: 'array', items: { type: 'string' } },
    },
  },
  Arrow: {
    title: 'Arrow',
    description: 'An arrow that shows the coloured side.',
    type: 'object',
    properties: {
      x: { description: 'The distance to the right on the canvas, in canvas units.', type: 'number' },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: 'number' },
      angle: { description: 'The direction in degrees, clockwise: 0 points to the left.', type: 'number' },
    },
  },
  SquareAngle: {
    title: 'SquareAngle',
    description: 'The mark of a right angle.',
    type: 'object',
    properties: {
      x: { description: 'The distance to the right on the canvas, in canvas units.', type: 'number' },
      y: { description: 'The distance downwards on the canvas, in canvas units.', type: 'number' },
    },
  },
  ProductKit: {
    title: 'ProductKit',
    description: 'A kit. Its total is the sum of its parts or its own price (K2, K4).',
    type: 'object',
    properties: {
      kitId: {
        description:
          'The id of the kit (V5). Also checked: if a catalogue is passed, it must have the kit (V6).',
        type: 'string',
        not: { pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      kitRowId: {
        description: 'The id of a row of the kit (V5).',
        type: 'string',
        not: { pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      productName: { description: 'The name of the kit.', type: 'string' },
      customPricing: {
        description:
          'Whether the kit has its own price instead of the sum of its parts (K1). Also checked: when true, pricing.totalPrice is required (K5).',
        type: 'boolean',
      },
      description: { description: 'A description of the kit.', type: 'string' },
      attributes: {
        description: 'Further properties of the kit.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      displayKitItems: {
        description: 'Items to display, kept as sent. Also checked: at most 64 levels of nesting (M8).',
        type: 'array',
        items: { type: 'object' },
      },
      displaySubKits: {
        description: 'Items to display, kept as sent. Also checked: at most 64 levels of nesting (M8).',
        type: 'array',
        items: { type: 'object' },
      },
      components: {
        description: 'The components of the kit (K7).',
        type: 'array',
        items: { $ref: 'KitComponent' },
      },
      subKits: {
        description: 'Kits inside the kit. Also checked: at most 16 levels (K1).',
        type: 'array',
        items: { $ref: 'SubKit' },
      },
      pricing: {
        description:
          'The pricing of the kit. When omitted, and derivation is on (L5), the total of a standard kit is the sum of its components and sub-kits (K2). Also checked: its totalPrice is required on a custom-priced kit (K5), and on a standard one with derivation off or a custom formula (K2).',
        $ref: 'KitPricing',
      },
    },
    required: ['pricing'],
  },
  KitComponent: {
    title: 'KitComponent',
    description: 'A component of a kit (K7).',
    type: 'object',
    properties: {
      productType: {
        description: 'The kind of component, by name (V4, K7).',
        enum: [
          'PRODUCT_TYPE_CATALOGUE_PRODUCT',
          'PRODUCT_TYPE_ON_THE_FLY',
          'PRODUCT_TYPE_LABOUR',
          'PRODUCT_TYPE_NOTES',
        ],
      },
      productId: {
        description:
          'The id of the product, which begins with `prod_` (V5). Also checked: if a catalogue is passed, it must have the product (V6).',
        type: 'string',
        pattern: '^prod_[\\s\\S]',
      },
      productName: { description: 'The name of the component.', type: 'string' },
      pricing: {
        description:
          'The pricing of the component. Also checked: in a standard kit, every component except notes needs a totalPrice (K3).',
        $ref: 'ComponentPricing',
      },
      measurements: {
        description:
          'The pieces as sold. Their strategy: in pricing (M2). Also checked: pricing must not have this list too (K7), and the rules for measurements in pricing apply here too.',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
      asBuiltMeasurements: {
        description:
          'The pieces as built. When omitted, the same as the measurements (M7). Also checked: pricing must not have this list too (K7), and only lineal and square strategies allow it (M2).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
    },
    required: ['productType'],
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
  },
  ComponentPricing: {
    title: 'ComponentPricing',
    description: 'The pricing of a kit component in a result. A request uses LinePricing.',
    type: 'object',
    properties: {
      quantity: {
        description:
          'The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not counting trailing zeros; may be negative (L2). Required, and not zero, when the total is computed from it (L6).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,4}0{0,8})?$',
      },
      unitPrice: {
        description:
          'The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up to 4 decimals (L1). Required, except on kits and components, and on catalogue lines where it is computed from cost and markup (L8). Also checked: a computed price must fit 64-bit micros (N8).',
        $ref: 'PricedMoney',
      },
      discount: {
        description:
          'The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing zeros: "10.00" is 10% (L2). Also checked: the amount before the discount must fit 64-bit micros (N8).',
        type: 'string',
        pattern:
          '^(-?0{1,15}([.]0{1,12})?|0{0,13}[0-9]{1,2}([.][0-9]{1,2}0{0,10})?|0{0,12}100([.]0{1,12})?)$',
      },
      totalPrice: {
        description:
          'The total of the line. When omitted, it is derived (L3, K2). Also checked: required with a custom formula, when derivation is off, on a custom-priced kit (L4, L5, K5), and on every component of a standard kit except notes (K3). Where it can be checked, it must equal the formula to the cent (L7). It must fit 64-bit micros (N8).',
        $ref: 'Money',
      },
      cost: {
        description:
          'The cost of one unit, rounded half up to 4 decimals (L1). Also checked: the cost of the whole line must fit 64-bit micros (N8).',
        $ref: 'PricedMoney',
      },
      markup: {
        description:
          'The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when markupIsPercentage is false (L8). Also checked: a computed markup must fit a decimal string (N8).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      markupIsPercentage: {
        description: 'Whether the markup is a percentage. When omitted, true (L8).',
        type: 'boolean',
      },
      margin: {
        description:
          'The total minus the cost of the line. With derivation on and a cost, it is computed (L11). Also checked: a computed margin must fit 64-bit micros (N8). With derivation off, a margin supplied with a cost must equal total minus cost, to the cent (L12).',
        $ref: 'Money',
      },
      pricingStrategy: {
        description:
          'The strategy for charging the line: a name, or its position in the list, counted from 0 (V4). When omitted or unspecified, by quantity (M1).',
        enum: [
          'PRICING_STRATEGY_UNSPECIFIED',
          'PRICING_STRATEGY_BASIC_QUANTITIES',
          'PRICING_STRATEGY_LINEAL_METRES',
          'PRICING_STRATEGY_CUSTOM_FORMULA',
          'PRICING_STRATEGY_SQUARE_METRES',
          'PRICING_STRATEGY_LINEAL_FEET',
          'PRICING_STRATEGY_SQUARE_FEET',
        ],
      },
      priceLevel: { description: 'The name of a price level.', type: 'string' },
      isTaxFree: {
        description: 'Whether the line is exempt from tax (T4). No effect on a component or a sub-kit (K7).',
        type: 'boolean',
      },
      tax: {
        description:
          'The tax according to the sender, for information only: the tax of the account is charged (T4).',
        $ref: 'TaxDetail',
      },
      measurements: {
        description:
          'The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list counts as omitted (N2). Also checked: the strategy allows measurements (M2), and a total cannot be derived without measurements (L6).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
      asBuiltMeasurements: {
        description:
          'The pieces as built. They determine the cost and never the price. When omitted, the same as the measurements (M7). Also checked: only lineal and square strategies allow them (M2).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
    },
    required: ['markupIsPercentage'],
  },
  SubKit: {
    title: 'SubKit',
    description: 'A kit inside a kit. Also checked: at most 16 levels of sub-kits below a kit (K1).',
    type: 'object',
    properties: {
      kitId: {
        description:
          'The id of the kit (V5). Also checked: if a catalogue is passed, it must have the kit (V6).',
        type: 'string',
        not: { pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      kitRowId: {
        description: 'The id of a row of the kit (V5).',
        type: 'string',
        not: { pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      productName: { description: 'The name of the kit.', type: 'string' },
      customPricing: {
        description:
          'Whether the kit has its own price instead of the sum of its parts (K1). Also checked: when true, pricing.totalPrice is required (K5).',
        type: 'boolean',
      },
      description: { description: 'A description of the kit.', type: 'string' },
      attributes: {
        description: 'Further properties of the kit.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      components: {
        description: 'The components of the kit (K7).',
        type: 'array',
        items: { $ref: 'KitComponent' },
      },
      subKits: {
        description: 'Kits inside the kit. Also checked: at most 16 levels (K1).',
        type: 'array',
        items: { $ref: 'SubKit' },
      },
      pricing: {
        description:
          'The pricing of the kit. When omitted, and derivation is on (L5), the total of a standard kit is the sum of its components and sub-kits (K2). Also checked: its totalPrice is required on a custom-priced kit (K5), and on a standard one with derivation off or a custom formula (K2).',
        $ref: 'KitPricing',
      },
      measurements: {
        description:
          'The pieces as sold. Their strategy: in pricing (M2). Also checked: pricing must not have this list too (K7), and the rules for measurements in pricing apply here too.',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
      asBuiltMeasurements: {
        description:
          'The pieces as built. When omitted, the same as the measurements (M7). Also checked: pricing must not have this list too (K7), and only lineal and square strategies allow it (M2).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
    },
    required: ['pricing'],
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
  },
  KitPricing: {
    title: 'KitPricing',
    description: 'The pricing of a kit or a sub-kit in a result. A request uses LinePricing.',
    type: 'object',
    properties: {
      quantity: {
        description:
          'The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not counting trailing zeros; may be negative (L2). Required, and not zero, when the total is computed from it (L6).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,4}0{0,8})?$',
      },
      unitPrice: {
        description:
          'The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up to 4 decimals (L1). Required, except on kits and components, and on catalogue lines where it is computed from cost and markup (L8). Also checked: a computed price must fit 64-bit micros (N8).',
        $ref: 'PricedMoney',
      },
      discount: {
        description:
          'The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing zeros: "10.00" is 10% (L2). Also checked: the amount before the discount must fit 64-bit micros (N8).',
        type: 'string',
        pattern:
          '^(-?0{1,15}([.]0{1,12})?|0{0,13}[0-9]{1,2}([.][0-9]{1,2}0{0,10})?|0{0,12}100([.]0{1,12})?)$',
      },
      totalPrice: {
        description:
          'The total of the line. When omitted, it is derived (L3, K2). Also checked: required with a custom formula, when derivation is off, on a custom-priced kit (L4, L5, K5), and on every component of a standard kit except notes (K3). Where it can be checked, it must equal the formula to the cent (L7). It must fit 64-bit micros (N8).',
        $ref: 'Money',
      },
      cost: {
        description:
          'The cost of one unit, rounded half up to 4 decimals (L1). Also checked: the cost of the whole line must fit 64-bit micros (N8).',
        $ref: 'PricedMoney',
      },
      markup: {
        description:
          'The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when markupIsPercentage is false (L8). Also checked: a computed markup must fit a decimal string (N8).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      markupIsPercentage: {
        description: 'Whether the markup is a percentage. When omitted, true (L8).',
        type: 'boolean',
      },
      margin: {
        description:
          'The total minus the cost of the line. With derivation on and a cost, it is computed (L11). Also checked: a computed margin must fit 64-bit micros (N8). With derivation off, a margin supplied with a cost must equal total minus cost, to the cent (L12).',
        $ref: 'Money',
      },
      pricingStrategy: {
        description:
          'The strategy for charging the line: a name, or its position in the list, counted from 0 (V4). When omitted or unspecified, by quantity (M1).',
        enum: [
          'PRICING_STRATEGY_UNSPECIFIED',
          'PRICING_STRATEGY_BASIC_QUANTITIES',
          'PRICING_STRATEGY_LINEAL_METRES',
          'PRICING_STRATEGY_CUSTOM_FORMULA',
          'PRICING_STRATEGY_SQUARE_METRES',
          'PRICING_STRATEGY_LINEAL_FEET',
          'PRICING_STRATEGY_SQUARE_FEET',
        ],
      },
      priceLevel: { description: 'The name of a price level.', type: 'string' },
      isTaxFree: {
        description: 'Whether the line is exempt from tax (T4). No effect on a component or a sub-kit (K7).',
        type: 'boolean',
      },
      tax: {
        description:
          'The tax according to the sender, for information only: the tax of the account is charged (T4).',
        $ref: 'TaxDetail',
      },
      measurements: {
        description:
          'The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list counts as omitted (N2). Also checked: the strategy allows measurements (M2), and a total cannot be derived without measurements (L6).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
      asBuiltMeasurements: {
        description:
          'The pieces as built. They determine the cost and never the price. When omitted, the same as the measurements (M7). Also checked: only lineal and square strategies allow them (M2).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
    },
    required: ['totalPrice', 'markupIsPercentage'],
  },
  PricedAdjustment: {
    title: 'PricedAdjustment',
    description:
      'A discount or a surcharge on a priced document: the fields of the request, with the applied amount (T2).',
    type: 'object',
    properties: {
      type: {
        description: 'The type by name: a discount or a surcharge (V4, T2).',
        enum: ['ADJUSTMENT_TYPE_DISCOUNT', 'ADJUSTMENT_TYPE_SURCHARGE'],
      },
      name: { description: 'The name of the adjustment on the document.', type: 'string' },
      amount: {
        description:
          'The amount of the discount or surcharge, rounded half up to the cent (T2). Also checked: the rounded amount must fit 64-bit micros (N8).',
        $ref: 'MoneyNotNegative',
      },
      percentage: {
        description:
          'A percentage of the subtotal, or of the amount that earlier adjustments leave (T2), as a decimal string: "10" is 10%. Also checked: at most 100 for a discount. The resulting amount must fit 64-bit micros (N8).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      isTaxFree: {
        description: 'Whether a surcharge is exempt from tax. When omitted, false (T3).',
        type: 'boolean',
      },
      appliedAmount: {
        description:
          'The amount that a discount subtracts or a surcharge adds, to the cent (T2). Negative only for a percentage of a negative amount. The total is the subtotal, minus the discounts, plus the surcharges and the tax (T6).',
        $ref: 'PricedMoney',
      },
    },
    required: ['type', 'appliedAmount'],
    additionalProperties: {
      description: 'A field that is kept as sent. Also checked: at most 64 levels of nesting (M8).',
    },
    oneOf: [{ required: ['amount'] }, { required: ['percentage'] }],
  },
  MoneyNotNegative: {
    title: 'MoneyNotNegative',
    description: 'An amount of money that is not negative. An empty object is an amount of 0.00 (N2).',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'The amount in millionths of the major unit, as a string: "12500000" is 12.50. It must fit a signed 64-bit integer; the pattern limits only the number of digits (N1).',
        type: 'string',
        pattern: '^(-0+|0*[0-9]{1,19})$',
      },
      currency: {
        description:
          "The currency: three capital letters. When omitted, the account's currency. Nothing is converted (N3).",
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
    },
  },
  AccountTax: {
    title: 'AccountTax',
    description: 'The tax that the account charges (T4).',
    type: 'object',
    properties: {
      rate: {
        description: 'The rate, a fraction from 0 to 1 as a decimal string: "0.10" is 10% (A1).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|0{1,15}([.][0-9]{1,12})?|0{0,14}1([.]0{1,12})?)$',
      },
      code: { description: 'The name of the tax, such as GST.', type: 'string' },
      jurisdiction: { description: 'The jurisdiction that charges the tax.', type: 'string' },
    },
    required: ['rate'],
  },
  PricedOrder: {
    title: 'PricedOrder',
    description:
      'A priced order. Fields that a request omits may be absent. Null occurs only in values kept as sent. Later releases may add fields.',
    type: 'object',
    properties: {
      customerId: { description: 'The id of the customer (V8).', type: 'string', pattern: '^cust_[\\s\\S]' },
      reference: { description: "The customer's own reference, as sent.", type: 'string' },
      isSubmitted: { description: 'Whether the document is submitted. False when omitted.', type: 'boolean' },
      statusId: {
        description: "The id of the order's workflow status, as sent.",
        type: 'string',
        not: { pattern: '^(flashtpl_|cust_|prod_|rowprice_|quote_|order_|whdel_)' },
      },
      lines: {
        description: 'The lines in order, with all computed figures.',
        type: 'array',
        items: { $ref: 'SalesLine' },
      },
      adjustments: {
        description: 'Discounts and surcharges as sent, with applied amounts (T2).',
        type: 'array',
        items: { $ref: 'PricedAdjustment' },
      },
      subtotal: {
        description: 'The sum of the line totals, before tax and adjustments (T1).',
        $ref: 'PricedMoney',
      },
      taxAmount: { description: 'The tax on the document (T4).', $ref: 'PricedMoney' },
      total: {
        description: 'Subtotal minus the discounts on the document, plus surcharges and tax (T6).',
        $ref: 'PricedMoney',
      },
      totalCost: { description: 'The sum of the line costs (T7).', $ref: 'PricedMoney' },
      margin: { description: 'The total before tax, minus the total cost (T7).', $ref: 'PricedMoney' },
      labourTotal: { description: 'The sum of the labour line totals (T8).', $ref: 'PricedMoney' },
      tax: { description: "The account's tax, if it has one (T5).", $ref: 'AccountTax' },
    },
    required: [
      'customerId',
      'isSubmitted',
      'lines',
      'subtotal',
      'taxAmount',
      'total',
      'totalCost',
      'margin',
      'labourTotal',
    ],
    patternProperties: {
      '^address(es)?$|Address(es)?$': {
        description:
          'One or several addresses, kept as sent. Also checked: at most 64 levels of nesting (M8).',
      },
    },
    additionalProperties: {
      description:
        'Kept as sent if it is one of the customFields of the account, and otherwise ignored (A1). Also checked: at most 64 levels of nesting (M8).',
    },
  },
  Account: {
    title: 'Account',
    description:
      'The settings of an account, an argument of every call (A1). Unknown fields are ignored; null is the same as omitted (N2).',
    type: 'object',
    properties: {
      currency: {
        description: 'The currency of all amounts: three capital letters (N3).',
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
      derivationEnabled: {
        description: 'Whether missing totals, markups and margins are derived. When omitted, true (L5).',
        type: 'boolean',
      },
      tax: { description: 'The tax to charge. When omitted, none is charged (A1).', $ref: 'AccountTax' },
      taxRounding: {
        description:
          'Whether tax is rounded once for the document or line by line. When omitted, once for the document (T4).',
        enum: ['document', 'line'],
      },
      adjustmentPercentages: {
        description:
          'Whether the percentages of adjustments are of the subtotal, or each of the amount that earlier adjustments leave. When omitted, of the subtotal (T2).',
        enum: ['of-subtotal', 'in-turn'],
      },
      minimumFlashingLengthMm: {
        description:
          'The minimum charged length of a piece of a flashing (F6). In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it. Also checked: the number of digits of a JSON number (N4).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      minimumLinealLengthMm: {
        description:
          'The minimum charged length of a lineal piece. When omitted, the same as minimumFlashingLengthMm (M4). In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it. Also checked: the number of digits of a JSON number (N4).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      longestPieceMm: {
        description:
          'The length above which advice calls a piece a probable mistake. When omitted, 15000 (V10). In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it. Also checked: the number of digits of a JSON number (N4).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      crushFoldBendCount: {
        description:
          'The number of bends of a crush fold: a whole number, not negative, as a number or a decimal string (N4). When omitted, 2 (F3).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.]0{1,12})?)$',
      },
      customFields: {
        description:
          'The names of fields that the account adds to documents. They are kept as sent (M8). Also checked: none is the name of a standard field of documents (A2).',
        type: 'array',
        items: { type: 'string', pattern: '[\\s\\S]' },
      },
    },
    required: ['currency', 'derivationEnabled', 'taxRounding'],
  },
  ErrorEnvelope: {
    title: 'ErrorEnvelope',
    description: 'The body of a response to a request with problems (V2).',
    type: 'object',
    properties: {
      type: {
        description:
          'internal if a problem is in the settings, options or catalogue; not_implemented if every problem has that code (V8); otherwise validation_failure.',
        enum: ['validation_failure', 'not_implemented', 'internal'],
      },
      message: { description: 'For people. The wording may change in any release.', type: 'string' },
      requestId: { description: 'The id of the request, if one was given.', type: 'string' },
      errors: {
        description:
          'All problems, in the order of the request (V1). Empty if the type is internal, or not_implemented: then the message says why (V2).',
        type: 'array',
        items: { $ref: 'EnvelopeError' },
      },
    },
    required: ['type', 'message', 'errors'],
  },
  EnvelopeError: {
    title: 'EnvelopeError',
    description: 'One problem of a refused request (V1).',
    type: 'object',
    properties: {
      code: {
        description: 'The kind of problem. Later releases may add codes (V9).',
        type: 'string',
        examples: [
          'customer_not_found',
          'product_not_found',
          'product_row_not_found',
          'row_price_not_found',
          'colour_not_available',
          'template_not_found',
          'kit_not_found',
          'required',
          'invalid_type',
          'invalid_money',
          'invalid_currency',
          'invalid_decimal',
          'too_many_decimals',
          'out_of_range',
          'must_be_positive',
          'unknown_enum_value',
          'invalid_id',
          'wrong_id_kind',
          'line_kind_missing',
          'line_kind_ambiguous',
          'measurements_not_allowed',
          'width_not_allowed',
          'width_required',
          'legacy_field',
          'total_price_required',
          'total_price_mismatch',
          'margin_mismatch',
          'unit_price_required',
          'zero_quantity',
          'empty_measurements',
          'component_total_required',
          'kit_too_deep',
          'measurements_ambiguous',
          'drawing_required',
          'duplicate_temp_id',
          'drawing_too_large',
          'required_when_submitted',
          'not_ascending',
          'table_gap',
          'table_overlap',
          'not_in_table',
          'amount_out_of_range',
          'not_implemented',
          'more_problems',
          'reserved_name',
          'unreadable_text',
          'ambiguous_text',
        ],
      },
      message: { description: 'For people. The wording may change in any release.', type: 'string' },
      param: {
        description: 'The snake_case pointer of the field at fault; empty for the whole request (V1).',
        type: 'string',
      },
      path: {
        description: 'The same field as a list of the names and indexes that lead to it (V1).',
        type: 'array',
        items: { not: { type: 'null' } },
      },
      details: { description: 'The values in the message, as JSON.', type: 'object' },
    },
    required: ['code', 'message', 'param'],
  },
}
