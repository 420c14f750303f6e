// Generated from nouns/ by `npm run generate`. Do not edit.
import type { Definitions } from './json-schema.js'

/** Each noun as it may be sent. */
export const SENT: Definitions = {
  QuoteRequest: {
    title: 'QuoteRequest',
    description:
      'A create request of a quote. Unknown fields are ignored, totals among them (M8, T10); null is the same as left out (N2). What this schema refuses is refused when the document is priced. Besides: rules that need the account, the catalogue or two fields at once are told at the fields, and no figure of the document may be larger than 64-bit micros (N8).',
    type: 'object',
    properties: {
      requestId: {
        description: 'A UUID (V5).',
        type: ['string', 'null'],
        pattern: '^$|^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
      },
      customerId: {
        description:
          'Whom the document is for (V5, V8). Besides: it must be found, where there is a catalogue (V6).',
        type: 'string',
        pattern: '^cust_[\\s\\S]',
      },
      reference: { description: "The customer's own reference.", type: ['string', 'null'] },
      isSubmitted: {
        description: 'False when left out. Besides: a submitted document asks more of its flashings (F10).',
        type: ['boolean', 'null'],
      },
      labelIds: { description: 'The ids of its labels.', type: ['array', 'null'], items: { type: 'string' } },
      lines: {
        description: 'None when left out (T11).',
        type: ['array', 'null'],
        items: { $ref: 'SalesLine' },
      },
      adjustments: {
        description: 'Discounts and surcharges on the whole (T2).',
        type: ['array', 'null'],
        items: { $ref: 'Adjustment' },
      },
      tax: {
        description: 'Advice; what is charged is the tax of the account (T4).',
        anyOf: [{ $ref: 'TaxDetail' }, { type: 'null' }],
      },
      companyName: {
        description: 'Not supported: a request that gives one is refused (V8).',
        type: ['string', 'null'],
        pattern: '^$',
      },
    },
    required: ['customerId'],
    patternProperties: {
      '^address(es)?$|Address(es)?$': {
        description: 'An address, or several: kept as sent. Besides: at most 64 levels deep (M8).',
      },
    },
  },
  SalesLine: {
    title: 'SalesLine',
    description: 'A line of a document: exactly one of its six kinds (V3).',
    type: 'object',
    properties: {
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
    oneOf: [
      {
        title: 'onTheFly',
        properties: {
          onTheFly: { description: 'Something that is in no catalogue.', $ref: 'OnTheFlyLine' },
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
          catalogue: { description: 'A product of the catalogue.', $ref: 'CatalogueLine' },
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
          labour: { description: 'Work.', $ref: 'LabourLine' },
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
          notes: { description: 'Words.', $ref: 'Notes' },
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
          flashing: { description: 'A flashing.', $ref: 'Flashing' },
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
          productKit: { description: 'A kit.', $ref: 'ProductKit' },
        },
        required: ['productKit'],
      },
    ],
  },
  OnTheFlyLine: {
    title: 'OnTheFlyLine',
    description: 'Something that is in no catalogue.',
    type: 'object',
    properties: {
      productName: { description: 'What it is called; not empty (N2).', type: 'string', minLength: 1 },
      productDescription: { description: 'A description of the product.', type: ['string', 'null'] },
      colour: { description: 'Its colour.', type: ['string', 'null'] },
      attributes: {
        description: 'Further properties of the product.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      pricing: {
        description: 'When left out, the line has no price and counts 0 (L5).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
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
    required: ['productName'],
  },
  Attribute: {
    title: 'Attribute',
    description:
      'A name and a value. Further fields that are true or false say where it is shown, and are kept; others are dropped.',
    type: 'object',
    properties: {
      name: { description: 'What it is of.', type: ['string', 'null'] },
      value: { description: 'What it is.', type: ['string', 'null'] },
    },
  },
  LinePricing: {
    title: 'LinePricing',
    description:
      'How a line, a kit or a component of one is priced. Besides what this schema says, fields are held against each other and the account: where that is so, they say by which rule. A figure that follows from them must fit 64-bit micros (N8).',
    type: 'object',
    properties: {
      quantity: {
        description:
          'A decimal string of at most 4 decimals, zeros at the end not counted; may be negative (L2). Besides: it cannot be left out or zero where a total is to be made of it (L6).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,4}0{0,8})?$',
      },
      unitPrice: {
        description:
          'Rounded half up to 4 decimals (L1). Besides: required, unless a catalogue line makes it of cost and markup; kits and components need none (L8). A price made that way must fit (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      discount: {
        description:
          'A percentage from 0 to 100 of at most 2 decimals, zeros at the end not counted: "10.00" is 10 % (L2). Besides: the amount before it must fit (N8).',
        type: ['string', 'null'],
        pattern:
          '^$|^(-?0{1,15}([.]0{1,12})?|0{0,13}[0-9]{1,2}([.][0-9]{1,2}0{0,10})?|0{0,12}100([.]0{1,12})?)$',
      },
      totalPrice: {
        description:
          'Left out, it is worked out (L3, K2). Besides: required where the account derives nothing, with a custom formula, and on a custom-priced kit (L4, L5, K5), and on every component of a standard kit but notes (K3). Where it can be checked it must be what the formula makes, to the cent (L7), and it must fit (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      cost: {
        description:
          'For one unit; rounded half up to 4 decimals (L1). Besides: what the line costs must fit (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      markup: {
        description:
          'A decimal string: percent of the cost, or major units when markupIsPercentage is false (L8). Besides: what it is worked out as must fit (N8).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      markupIsPercentage: { description: 'True when left out (L8).', type: ['boolean', 'null'] },
      margin: {
        description:
          'Total less cost. Besides: where the account derives nothing, one that is sent with a cost must be that, to the cent (L12); where it does, it is worked out (L11) and must fit (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      pricingStrategy: {
        description:
          'How the line is charged: by name, or as the place of the name in this list, from 0 (V4). By quantity when left out or unspecified (M1).',
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
      isTaxFree: { description: 'Whether the line is exempt from tax (T4).', type: ['boolean', 'null'] },
      tax: {
        description: 'Advice; what is charged is the tax of the account (T4).',
        anyOf: [{ $ref: 'TaxDetail' }, { type: 'null' }],
      },
      measurements: {
        description:
          'The pieces as sold; an empty list is a list left out (N2). Besides: they need a strategy by length or area (M2), and a total to be made of such a strategy needs them (L6).',
        type: ['array', 'null'],
        items: { $ref: 'MeasurementEntry' },
      },
      asBuiltMeasurements: {
        description:
          'The pieces as made, which drive cost and never price; the measurements when left out (M7). Besides: they need a strategy by length or area (M2).',
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
    description: 'An amount. An empty object is 0.00, and was supplied (N2).',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'Millionths of the major unit, as text: "12500000" is 12.50. It must fit a signed 64-bit integer, which the pattern tells by the number of digits only (N1).',
        type: ['string', 'null'],
        pattern: '^-?0*[0-9]{1,19}$',
      },
      currency: {
        description:
          "Three capital letters; the account's currency when left out. Nothing is converted (N3).",
        type: ['string', 'null'],
        pattern: '^[A-Z]{3}$',
      },
    },
  },
  TaxDetail: {
    title: 'TaxDetail',
    description: 'A tax, as advice: kept and read back. What is charged is the tax of the account (T4).',
    type: 'object',
    properties: {
      rate: {
        description: 'A fraction as a decimal string: "0.10" is 10 % (N4).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      code: { description: 'What the tax is called.', type: ['string', 'null'] },
      jurisdiction: { description: 'Where it is charged.', type: ['string', 'null'] },
    },
  },
  MeasurementEntry: {
    title: 'MeasurementEntry',
    description:
      'Pieces of one size. A piece shorter than the minimum of the account is charged as long as that (M3).',
    type: 'object',
    properties: {
      length: {
        description: "A decimal string above zero, in the strategy's unit: metres or feet (M6).",
        type: 'string',
        pattern: '^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { type: 'string', pattern: '^[0.]+$' },
      },
      width: {
        description:
          'A decimal string above zero, in the same unit. Besides: a square strategy needs it, a lineal one refuses it (M5).',
        type: ['string', 'null'],
        pattern: '^$|^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { type: 'string', pattern: '^[0.]+$' },
      },
      amount: {
        description: 'Pieces, a decimal string above zero; 1 when left out (M3, M6).',
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
      'A product of the catalogue. Besides: what it names must be in the catalogue, where there is one to look into (V6).',
    type: 'object',
    properties: {
      productId: {
        description: 'The id of the product (V5). Besides: it must be found (V6).',
        type: 'string',
        pattern: '^prod_[\\s\\S]',
      },
      productRowId: {
        description: 'The id of a row of the product. Besides: it must be found (V6).',
        type: ['string', 'null'],
      },
      rowPriceId: {
        description: 'The id of a price of that row (V5). Besides: it must be found (V6).',
        type: ['string', 'null'],
        pattern: '^$|^rowprice_[\\s\\S]',
      },
      productName: { description: 'What it is called.', type: ['string', 'null'] },
      productDescription: { description: 'A description of the product.', type: ['string', 'null'] },
      categoryName: { description: 'The name of its category.', type: ['string', 'null'] },
      priceName: { description: 'The name of its price.', type: ['string', 'null'] },
      params: {
        description: 'What was chosen of the product.',
        type: ['array', 'null'],
        items: { $ref: 'Parameter' },
      },
      attributes: {
        description: 'Further properties of the product.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      pricing: {
        description: 'When left out, the line has no price and counts 0 (L5).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
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
    required: ['productId'],
  },
  Parameter: {
    title: 'Parameter',
    description: 'A name and a value.',
    type: 'object',
    properties: {
      name: {
        description: 'What it is of: the parameter named Colour carries the colour of the product.',
        type: ['string', 'null'],
      },
      value: {
        description: 'What it is. Besides: a colour must be one that the product comes in (V6).',
        type: ['string', 'null'],
      },
    },
  },
  LabourLine: {
    title: 'LabourLine',
    description: "Work; its total is part of the document's labour total (T8).",
    type: 'object',
    properties: {
      productName: { description: 'What it is called.', type: ['string', 'null'] },
      productDescription: { description: 'A description of the product.', type: ['string', 'null'] },
      colour: { description: 'Its colour.', type: ['string', 'null'] },
      attributes: {
        description: 'Further properties of the product.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      pricing: {
        description: 'When left out, the line has no price and counts 0 (L5).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
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
  Notes: {
    title: 'Notes',
    description: 'Words on the document; they count nothing.',
    type: 'object',
    properties: {
      text: { description: 'The words.', type: ['string', 'null'] },
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
  Flashing: {
    title: 'Flashing',
    description:
      'A flashing, taken at its word: its figures are kept as sent, and never held against its drawing (F1). Decimals are strings (N4).',
    type: 'object',
    properties: {
      templateId: {
        description:
          'The id of its template (F11). Besides: a submitted document needs it (F10). It must be found, where there is a catalogue (V6).',
        type: ['string', 'null'],
        pattern: '^$|^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$',
      },
      productName: { description: 'What it is called.', type: ['string', 'null'] },
      priceLevel: {
        description:
          'The name of a price level; an empty one is stored as A. Besides: a submitted document needs it (F10).',
        type: ['string', 'null'],
      },
      colour: {
        description:
          'Its colour. Besides: a submitted document needs it (F10). It must be one that the template comes in (V6).',
        type: ['string', 'null'],
      },
      thickness: {
        description: 'In mm. Besides: a submitted document needs it (F10).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      bends: {
        description:
          'How many bends (F3). Besides: on a submitted document it must be there and above zero (F10).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      totalGirth: {
        description: 'In mm (F2). Besides: on a submitted document it must be there and above zero (F10).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      totalLength: {
        description: 'In metres (F6).',
        type: ['string', 'null'],
        pattern: '^$|^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      unitPrice: {
        description: 'For one metre. Besides: a submitted document needs it (F10).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      totalPrice: {
        description: 'What it counts (F1). Besides: to the cent it must fit (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      customPrice: {
        description: 'Counts in place of the total price (F1). Besides: to the cent it must fit (N8).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      customPricePerLength: {
        description: 'For one metre, in place of the unit price (F7).',
        anyOf: [{ $ref: 'Money' }, { type: 'null' }],
      },
      subitems: { description: 'The cut list.', type: ['array', 'null'], items: { $ref: 'CutListItem' } },
      isTaxFree: { description: 'Whether it is exempt from tax (T4).', type: ['boolean', 'null'] },
      tax: {
        description: 'Advice; what is charged is the tax of the account (T4).',
        anyOf: [{ $ref: 'TaxDetail' }, { type: 'null' }],
      },
      drawing: { description: 'Its drawing (F9).', $ref: 'Drawing' },
      otherSides: {
        description: 'Drawings of its other sides (F4).',
        type: ['array', 'null'],
        items: { $ref: 'Drawing' },
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
    required: ['drawing'],
  },
  CutListItem: {
    title: 'CutListItem',
    description: 'Pieces of one length (F6).',
    type: 'object',
    properties: {
      amount: { description: 'Pieces; 0 when left out.', type: ['number', 'null'] },
      length: { description: 'In mm; 0 when left out.', type: ['number', 'null'] },
    },
  },
  Drawing: {
    title: 'Drawing',
    description:
      'The drawing of one side of a flashing. Its figures are JSON numbers (F8), in canvas units unless said.',
    type: 'object',
    properties: {
      drawingId: { description: 'The id of a stored drawing.', type: ['string', 'null'] },
      tempId: {
        description:
          "The caller's own id, for this request alone. Besides: no two drawings of a request share one (F9).",
        type: ['string', 'null'],
      },
      drawingNumber: {
        description: '0 when left out (F9).',
        type: ['integer', 'null'],
        minimum: -9007199254740991,
        maximum: 9007199254740991,
      },
      side: {
        description:
          'By name, or as the place of the name in its list (V4). Far for the drawing and near for other sides, when left out or unspecified (F9).',
        enum: ['DRAWING_SIDE_UNSPECIFIED', 'DRAWING_SIDE_FAR', 'DRAWING_SIDE_NEAR', 0, 1, 2, null],
      },
      isFreeDrawing: {
        description: 'When false, the edges are as long as they are drawn (F5).',
        type: ['boolean', 'null'],
      },
      isLargeBoxSize: { description: 'Whether it was drawn on the large canvas.', type: ['boolean', 'null'] },
      isDeleted: { description: 'A deleted drawing does not count (F4).', type: ['boolean', 'null'] },
      points: {
        description:
          'The corners and ends, by id. Besides: at most 15000 characters as compact JSON (F9). A submitted document needs some (F10).',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'Point' }, { type: 'null' }] },
      },
      lines: {
        description: 'The edges; none when left out. Besides: at most 15000 characters as compact JSON (F9).',
        anyOf: [{ $ref: 'LineSet' }, { type: 'null' }],
      },
      angles: {
        description:
          'The corners; none when left out. Besides: at most 15000 characters as compact JSON (F9).',
        anyOf: [{ $ref: 'AngleSet' }, { type: 'null' }],
      },
      annotations: {
        description: 'The notes, by id.',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'TextBox' }, { type: 'null' }] },
      },
      frontArrow: { description: 'The coloured side.', anyOf: [{ $ref: 'Arrow' }, { type: 'null' }] },
      squareAngle: { description: 'A right angle.', anyOf: [{ $ref: 'SquareAngle' }, { type: 'null' }] },
      svgUrl: { description: 'Where a picture of it is.', type: ['string', 'null'] },
    },
  },
  Point: {
    title: 'Point',
    description: 'A corner or an end of the profile.',
    type: 'object',
    properties: {
      id: { description: 'Its id, which is its key among the points.', type: ['string', 'null'] },
      x: { description: 'To the right, on the canvas.', type: ['number', 'null'] },
      y: { description: 'Downwards, on the canvas.', type: ['number', 'null'] },
      vectors: {
        description: 'The ids of the points that edges from here lead to (F11).',
        type: ['array', 'null'],
        items: { type: 'string' },
      },
      connect: {
        description: 'The ids of the points that edges to here come from (F11).',
        type: ['array', 'null'],
        items: { type: 'string' },
      },
      finish: { description: 'At an end of the profile.', anyOf: [{ $ref: 'Finish' }, { type: 'null' }] },
    },
  },
  Finish: {
    title: 'Finish',
    description: 'How an end of the sheet is finished (F3).',
    type: 'object',
    properties: {
      type: {
        description: 'By name, or as the place of the name in this list (V4).',
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
      size: { description: 'In mm; counts toward the girth (F2).', type: ['number', 'null'] },
      label: { description: 'What is written at it.', type: ['string', 'null'] },
      flip: {
        description:
          'False: on the right when looking from the finished end along its edge; true: on the left. A feather mirrored.',
        type: ['boolean', 'null'],
      },
      position: { description: 'Where its label is.', anyOf: [{ $ref: 'LabelPosition' }, { type: 'null' }] },
    },
  },
  LabelPosition: {
    title: 'LabelPosition',
    description: 'A box on the canvas.',
    type: 'object',
    properties: {
      x: { description: 'To the right, on the canvas.', type: ['number', 'null'] },
      y: { description: 'Downwards, on the canvas.', type: ['number', 'null'] },
      width: { description: 'In canvas units.', type: ['number', 'null'] },
      height: { description: 'In canvas units.', type: ['number', 'null'] },
    },
  },
  LineSet: {
    title: 'LineSet',
    description: 'The edges, by "<from>-<to>".',
    type: 'object',
    properties: {
      values: {
        description: 'Their sizes.',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'EdgeSize' }, { type: 'null' }] },
      },
      positions: {
        description: 'Where their labels are, by the same keys.',
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
      size: { description: 'In mm (F2).', type: ['number', 'null'] },
      hidden: {
        description: 'A hidden edge does not count toward the girth (F2).',
        type: ['boolean', 'null'],
      },
    },
  },
  AngleSet: {
    title: 'AngleSet',
    description: 'The corners, by the id of their point.',
    type: 'object',
    properties: {
      values: {
        description: 'Their angles.',
        type: ['object', 'null'],
        additionalProperties: { anyOf: [{ $ref: 'CornerAngle' }, { type: 'null' }] },
      },
      positions: {
        description: 'Where their labels are, by the same keys.',
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
      angle: { description: 'In degrees.', type: ['number', 'null'] },
      hidden: { description: 'Whether it is not shown.', type: ['boolean', 'null'] },
    },
  },
  TextBox: {
    title: 'TextBox',
    description: 'A note on the drawing.',
    type: 'object',
    properties: {
      x: { description: 'To the right, on the canvas.', type: ['number', 'null'] },
      y: { description: 'Downwards, on the canvas.', type: ['number', 'null'] },
      width: { description: 'In canvas units.', type: ['number', 'null'] },
      height: { description: 'In canvas units.', type: ['number', 'null'] },
      value: { description: 'Its words as one text.', type: ['string', 'null'] },
      text: { description: 'Its words row by row.', type: ['array', 'null'], items: { $ref: 'TextRow' } },
      rotateDeg: { description: 'In degrees.', type: ['number', 'null'] },
    },
  },
  TextRow: {
    title: 'TextRow',
    description: 'A row of a note.',
    type: 'object',
    properties: {
      id: {
        description: 'Its number.',
        type: ['integer', 'null'],
        minimum: -9007199254740991,
        maximum: 9007199254740991,
      },
      indent: {
        description: 'How far it is set in.',
        type: ['integer', 'null'],
        minimum: -9007199254740991,
        maximum: 9007199254740991,
      },
      value: { description: 'Its words.', type: ['array', 'null'], items: { type: 'string' } },
    },
  },
  Arrow: {
    title: 'Arrow',
    description: 'Shows the coloured side.',
    type: 'object',
    properties: {
      x: { description: 'To the right, on the canvas.', type: ['number', 'null'] },
      y: { description: 'Downwards, on the canvas.', type: ['number', 'null'] },
      angle: { description: 'In degrees clockwise, from 0, which is to the left.', type: ['number', 'null'] },
    },
  },
  SquareAngle: {
    title: 'SquareAngle',
    description: 'Marks a right angle.',
    type: 'object',
    properties: {
      x: { description: 'To the right, on the canvas.', type: ['number', 'null'] },
      y: { description: 'Downwards, on the canvas.', type: ['number', 'null'] },
    },
  },
  ProductKit: {
    title: 'ProductKit',
    description: 'A kit of parts, which counts what they add up to, or what it says itself (K2, K4).',
    type: 'object',
    properties: {
      kitId: { description: 'The id of the kit.', type: ['string', 'null'] },
      kitRowId: { description: 'The id of a row of the kit.', type: ['string', 'null'] },
      productName: { description: 'What it is called.', type: ['string', 'null'] },
      customPricing: {
        description:
          'Whether it names its own price; when it does, pricing.totalPrice is required besides (K5).',
        type: ['boolean', 'null'],
      },
      description: { description: 'A description of the kit.', type: ['string', 'null'] },
      attributes: {
        description: 'Further properties of the kit.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      displayKitItems: {
        description: 'Kept as sent. Besides: at most 64 levels deep (M8).',
        type: ['array', 'null'],
        items: { type: 'object' },
      },
      displaySubKits: {
        description: 'Kept as sent. Besides: at most 64 levels deep (M8).',
        type: ['array', 'null'],
        items: { type: 'object' },
      },
      components: {
        description: 'What is in it (K7).',
        type: ['array', 'null'],
        items: { $ref: 'KitComponent' },
      },
      subKits: {
        description: 'Kits in the kit. Besides: they nest 16 deep, no deeper (K1).',
        type: ['array', 'null'],
        items: { $ref: 'SubKit' },
      },
      pricing: {
        description:
          'When left out, a standard kit counts the sum of what is in it (K2), where the account derives totals (L5). Besides: a custom-priced one needs it (K5).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
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
  KitComponent: {
    title: 'KitComponent',
    description: 'One part of a kit (K7).',
    type: 'object',
    properties: {
      productType: {
        description:
          'What it is: by name, or as the place of the name in its list (V4). The unspecified type, 0, is none (K7).',
        enum: [
          'PRODUCT_TYPE_CATALOGUE_PRODUCT',
          'PRODUCT_TYPE_ON_THE_FLY',
          'PRODUCT_TYPE_LABOUR',
          'PRODUCT_TYPE_NOTES',
          1,
          2,
          3,
          4,
        ],
      },
      productId: {
        description:
          'The id of the product (V5). Besides: it must be found, where there is a catalogue (V6).',
        type: ['string', 'null'],
        pattern: '^$|^prod_[\\s\\S]',
      },
      productName: { description: 'What it is called.', type: ['string', 'null'] },
      pricing: {
        description:
          'Its measurements stand in here. Besides: in a standard kit all but notes need a totalPrice (K3).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
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
  },
  SubKit: {
    title: 'SubKit',
    description: 'A kit in a kit (K1). Besides: 16 levels of them are allowed below a kit.',
    type: 'object',
    properties: {
      kitId: { description: 'The id of the kit.', type: ['string', 'null'] },
      kitRowId: { description: 'The id of a row of the kit.', type: ['string', 'null'] },
      productName: { description: 'What it is called.', type: ['string', 'null'] },
      customPricing: {
        description:
          'Whether it names its own price; when it does, pricing.totalPrice is required besides (K5).',
        type: ['boolean', 'null'],
      },
      description: { description: 'A description of the kit.', type: ['string', 'null'] },
      attributes: {
        description: 'Further properties of the kit.',
        type: ['array', 'null'],
        items: { $ref: 'Attribute' },
      },
      components: {
        description: 'What is in it (K7).',
        type: ['array', 'null'],
        items: { $ref: 'KitComponent' },
      },
      subKits: {
        description: 'Kits in the kit. Besides: they nest 16 deep, no deeper (K1).',
        type: ['array', 'null'],
        items: { $ref: 'SubKit' },
      },
      pricing: {
        description:
          'When left out, a standard kit counts the sum of what is in it (K2), where the account derives totals (L5). Besides: a custom-priced one needs it (K5).',
        anyOf: [{ $ref: 'LinePricing' }, { type: 'null' }],
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
  Adjustment: {
    title: 'Adjustment',
    description:
      'A discount or a surcharge on the whole document, by amount or by percentage and not by both (T2).',
    type: 'object',
    properties: {
      type: {
        description:
          'By name, or as the place of the name in its list (V4). The unspecified type, 0, is none (T2).',
        enum: ['ADJUSTMENT_TYPE_DISCOUNT', 'ADJUSTMENT_TYPE_SURCHARGE', 1, 2],
      },
      name: { description: 'What it is called.', type: ['string', 'null'] },
      amount: {
        description: 'Counts half up to the cent (T2). Besides: to the cent it must fit (N8).',
        anyOf: [{ $ref: 'MoneyNotNegative' }, { type: 'null' }],
      },
      percentage: {
        description:
          'Of the subtotal, as a decimal string: "10" is 10 %. Besides: at most 100 on a discount (T2), and what it makes must fit (N8).',
        type: ['string', 'null'],
        pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      isTaxFree: { description: 'Whether a surcharge is exempt from tax (T3).', type: ['boolean', 'null'] },
    },
    required: ['type'],
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
    description: 'An amount that is not below zero. An empty object is 0.00, and was supplied (N2).',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'Millionths of the major unit, as text: "12500000" is 12.50. It must fit a signed 64-bit integer, which the pattern tells by the number of digits only (N1).',
        type: ['string', 'null'],
        pattern: '^(-0+|0*[0-9]{1,19})$',
      },
      currency: {
        description:
          "Three capital letters; the account's currency when left out. Nothing is converted (N3).",
        type: ['string', 'null'],
        pattern: '^[A-Z]{3}$',
      },
    },
  },
  OrderRequest: {
    title: 'OrderRequest',
    description:
      'A create request of an order. Unknown fields are ignored, totals among them (M8, T10); null is the same as left out (N2). What this schema refuses is refused when the document is priced. Besides: rules that need the account, the catalogue or two fields at once are told at the fields, and no figure of the document may be larger than 64-bit micros (N8).',
    type: 'object',
    properties: {
      requestId: {
        description: 'A UUID (V5).',
        type: ['string', 'null'],
        pattern: '^$|^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
      },
      customerId: {
        description:
          'Whom the document is for (V5, V8). Besides: it must be found, where there is a catalogue (V6).',
        type: 'string',
        pattern: '^cust_[\\s\\S]',
      },
      reference: { description: "The customer's own reference.", type: ['string', 'null'] },
      isSubmitted: {
        description: 'False when left out. Besides: a submitted document asks more of its flashings (F10).',
        type: ['boolean', 'null'],
      },
      labelIds: { description: 'The ids of its labels.', type: ['array', 'null'], items: { type: 'string' } },
      lines: {
        description: 'None when left out (T11).',
        type: ['array', 'null'],
        items: { $ref: 'SalesLine' },
      },
      adjustments: {
        description: 'Discounts and surcharges on the whole (T2).',
        type: ['array', 'null'],
        items: { $ref: 'Adjustment' },
      },
      tax: {
        description: 'Advice; what is charged is the tax of the account (T4).',
        anyOf: [{ $ref: 'TaxDetail' }, { type: 'null' }],
      },
    },
    required: ['customerId'],
    patternProperties: {
      '^address(es)?$|Address(es)?$': {
        description: 'An address, or several: kept as sent. Besides: at most 64 levels deep (M8).',
      },
    },
  },
  Account: {
    title: 'Account',
    description:
      "An account's settings, which come with every call (A1). Unknown fields are ignored; null is the same as left out (N2).",
    type: 'object',
    properties: {
      currency: {
        description: 'Three capital letters: the currency of all figures (N3).',
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
      derivationEnabled: {
        description:
          'Whether totals, markups and margins are worked out where they are not sent; true when left out (L5).',
        type: ['boolean', 'null'],
      },
      tax: {
        description: 'When left out, no tax is charged (A1).',
        anyOf: [{ $ref: 'AccountTax' }, { type: 'null' }],
      },
      taxRounding: {
        description:
          'Whether tax is rounded once for the document or line by line; document when left out (T4).',
        enum: ['document', 'line', null],
      },
      minimumFlashingLengthMm: {
        description:
          'In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it count for a number too, which no schema can say of its decimals (N4). No piece of a flashing is priced for less (F6).',
        anyOf: [
          { type: 'number', minimum: 0, exclusiveMaximum: 1000000000000000 },
          { type: ['string', 'null'], pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$' },
        ],
      },
      minimumLinealLengthMm: {
        description:
          "In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it count for a number too, which no schema can say of its decimals (N4). No lineal piece is priced for less; the flashings' minimum when left out (M4).",
        anyOf: [
          { type: 'number', minimum: 0, exclusiveMaximum: 1000000000000000 },
          { type: ['string', 'null'], pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$' },
        ],
      },
      crushFoldBendCount: {
        description:
          'How many bends a crush fold counts: whole, not negative, a number or a decimal string (N4); 2 when left out (F3).',
        anyOf: [
          { type: 'integer', minimum: 0, exclusiveMaximum: 1000000000000000 },
          { type: ['string', 'null'], pattern: '^$|^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.]0{1,12})?)$' },
        ],
      },
    },
    required: ['currency'],
  },
  AccountTax: {
    title: 'AccountTax',
    description: 'The tax that is charged (T4).',
    type: 'object',
    properties: {
      rate: {
        description: 'A fraction from 0 to 1 as a decimal string: "0.10" is 10 % (A1).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|0{1,15}([.][0-9]{1,12})?|0{0,14}1([.]0{1,12})?)$',
      },
      code: { description: 'What the tax is called.', type: ['string', 'null'] },
      jurisdiction: { description: 'Where it is charged.', type: ['string', 'null'] },
    },
    required: ['rate'],
  },
}

/** Each noun as it is answered. */
export const ANSWERED: Definitions = {
  PricedQuote: {
    title: 'PricedQuote',
    description:
      'A priced quote. A field that was left out stays out: there is no null, but in what is kept as it was sent. Later releases may add fields.',
    type: 'object',
    properties: {
      requestId: {
        description: 'As sent.',
        type: 'string',
        pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
      },
      customerId: {
        description: 'Whom the document is for (V8).',
        type: 'string',
        pattern: '^cust_[\\s\\S]',
      },
      reference: { description: 'As sent.', type: 'string' },
      isSubmitted: { description: 'False when it was left out.', type: 'boolean' },
      labelIds: { description: 'As sent.', type: 'array', items: { type: 'string' } },
      lines: {
        description: 'In their order, with all that was worked out.',
        type: 'array',
        items: { $ref: 'SalesLine' },
      },
      adjustments: { description: 'As sent.', type: 'array', items: { $ref: 'Adjustment' } },
      subtotal: {
        description: 'The line totals together, before tax and adjustments (T1).',
        $ref: 'PricedMoney',
      },
      discountAmount: {
        description: 'The discounts of the lines and of the document together (T9).',
        $ref: 'PricedMoney',
      },
      taxAmount: { description: 'The tax (T4).', $ref: 'PricedMoney' },
      total: { description: 'Subtotal less discounts, with surcharges and tax (T6).', $ref: 'PricedMoney' },
      totalCost: { description: 'What the lines cost (T7).', $ref: 'PricedMoney' },
      margin: {
        description: 'What is left of the total before tax when that is paid (T7).',
        $ref: 'PricedMoney',
      },
      labourTotal: { description: 'The labour lines together (T8).', $ref: 'PricedMoney' },
      tax: { description: "The account's tax, where it has one (T5).", $ref: 'AccountTax' },
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
        description: 'An address, or several: kept as sent. Besides: at most 64 levels deep (M8).',
      },
    },
  },
  SalesLine: {
    title: 'SalesLine',
    description: 'A line of a document: exactly one of its six kinds (V3).',
    type: 'object',
    oneOf: [
      {
        title: 'onTheFly',
        properties: { onTheFly: { description: 'Something that is in no catalogue.', $ref: 'OnTheFlyLine' } },
        required: ['onTheFly'],
      },
      {
        title: 'catalogue',
        properties: { catalogue: { description: 'A product of the catalogue.', $ref: 'CatalogueLine' } },
        required: ['catalogue'],
      },
      {
        title: 'labour',
        properties: { labour: { description: 'Work.', $ref: 'LabourLine' } },
        required: ['labour'],
      },
      {
        title: 'notes',
        properties: { notes: { description: 'Words.', $ref: 'Notes' } },
        required: ['notes'],
      },
      {
        title: 'flashing',
        properties: { flashing: { description: 'A flashing.', $ref: 'Flashing' } },
        required: ['flashing'],
      },
      {
        title: 'productKit',
        properties: { productKit: { description: 'A kit.', $ref: 'ProductKit' } },
        required: ['productKit'],
      },
    ],
  },
  OnTheFlyLine: {
    title: 'OnTheFlyLine',
    description: 'Something that is in no catalogue.',
    type: 'object',
    properties: {
      productName: { description: 'What it is called; not empty (N2).', type: 'string' },
      productDescription: { description: 'A description of the product.', type: 'string' },
      colour: { description: 'Its colour.', type: 'string' },
      attributes: {
        description: 'Further properties of the product.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      pricing: {
        description: 'When left out, the line has no price and counts 0 (L5).',
        $ref: 'LinePricing',
      },
    },
    required: ['productName'],
  },
  Attribute: {
    title: 'Attribute',
    description:
      'A name and a value. Further fields that are true or false say where it is shown, and are kept; others are dropped.',
    type: 'object',
    properties: {
      name: { description: 'What it is of.', type: 'string' },
      value: { description: 'What it is.', type: 'string' },
    },
    additionalProperties: { type: 'boolean' },
  },
  LinePricing: {
    title: 'LinePricing',
    description:
      'How a line, a kit or a component of one is priced. Besides what this schema says, fields are held against each other and the account: where that is so, they say by which rule. A figure that follows from them must fit 64-bit micros (N8).',
    type: 'object',
    properties: {
      quantity: {
        description:
          'A decimal string of at most 4 decimals, zeros at the end not counted; may be negative (L2). Besides: it cannot be left out or zero where a total is to be made of it (L6).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,4}0{0,8})?$',
      },
      unitPrice: {
        description:
          'Rounded half up to 4 decimals (L1). Besides: required, unless a catalogue line makes it of cost and markup; kits and components need none (L8). A price made that way must fit (N8).',
        $ref: 'PricedMoney',
      },
      discount: {
        description:
          'A percentage from 0 to 100 of at most 2 decimals, zeros at the end not counted: "10.00" is 10 % (L2). Besides: the amount before it must fit (N8).',
        type: 'string',
        pattern:
          '^(-?0{1,15}([.]0{1,12})?|0{0,13}[0-9]{1,2}([.][0-9]{1,2}0{0,10})?|0{0,12}100([.]0{1,12})?)$',
      },
      totalPrice: {
        description:
          'Left out, it is worked out (L3, K2). Besides: required where the account derives nothing, with a custom formula, and on a custom-priced kit (L4, L5, K5), and on every component of a standard kit but notes (K3). Where it can be checked it must be what the formula makes, to the cent (L7), and it must fit (N8).',
        $ref: 'Money',
      },
      cost: {
        description:
          'For one unit; rounded half up to 4 decimals (L1). Besides: what the line costs must fit (N8).',
        $ref: 'PricedMoney',
      },
      markup: {
        description:
          'A decimal string: percent of the cost, or major units when markupIsPercentage is false (L8). Besides: what it is worked out as must fit (N8).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      markupIsPercentage: { description: 'True when left out (L8).', type: 'boolean' },
      margin: {
        description:
          'Total less cost. Besides: where the account derives nothing, one that is sent with a cost must be that, to the cent (L12); where it does, it is worked out (L11) and must fit (N8).',
        $ref: 'Money',
      },
      pricingStrategy: {
        description:
          'How the line is charged: by name, or as the place of the name in this list, from 0 (V4). By quantity when left out or unspecified (M1).',
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
      isTaxFree: { description: 'Whether the line is exempt from tax (T4).', type: 'boolean' },
      tax: { description: 'Advice; what is charged is the tax of the account (T4).', $ref: 'TaxDetail' },
      measurements: {
        description:
          'The pieces as sold; an empty list is a list left out (N2). Besides: they need a strategy by length or area (M2), and a total to be made of such a strategy needs them (L6).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
      asBuiltMeasurements: {
        description:
          'The pieces as made, which drive cost and never price; the measurements when left out (M7). Besides: they need a strategy by length or area (M2).',
        type: 'array',
        items: { $ref: 'MeasurementEntry' },
        minItems: 1,
      },
    },
    required: ['markupIsPercentage'],
  },
  PricedMoney: {
    title: 'PricedMoney',
    description: 'An amount that was worked out.',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'Millionths of the major unit, as text: "12500000" is 12.50. It fits a signed 64-bit integer (N1, N8).',
        type: 'string',
        pattern: '^-?0*[0-9]{1,19}$',
      },
      currency: { description: 'Three capital letters (N3).', type: 'string', pattern: '^[A-Z]{3}$' },
    },
    required: ['amountMicros', 'currency'],
  },
  Money: {
    title: 'Money',
    description: 'An amount. An empty object is 0.00, and was supplied (N2).',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'Millionths of the major unit, as text: "12500000" is 12.50. It must fit a signed 64-bit integer, which the pattern tells by the number of digits only (N1).',
        type: 'string',
        pattern: '^-?0*[0-9]{1,19}$',
      },
      currency: {
        description:
          "Three capital letters; the account's currency when left out. Nothing is converted (N3).",
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
    },
  },
  TaxDetail: {
    title: 'TaxDetail',
    description: 'A tax, as advice: kept and read back. What is charged is the tax of the account (T4).',
    type: 'object',
    properties: {
      rate: {
        description: 'A fraction as a decimal string: "0.10" is 10 % (N4).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      code: { description: 'What the tax is called.', type: 'string' },
      jurisdiction: { description: 'Where it is charged.', type: 'string' },
    },
  },
  MeasurementEntry: {
    title: 'MeasurementEntry',
    description:
      'Pieces of one size. A piece shorter than the minimum of the account is charged as long as that (M3).',
    type: 'object',
    properties: {
      length: {
        description: "A decimal string above zero, in the strategy's unit: metres or feet (M6).",
        type: 'string',
        pattern: '^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { pattern: '^[0.]+$' },
      },
      width: {
        description:
          'A decimal string above zero, in the same unit. Besides: a square strategy needs it, a lineal one refuses it (M5).',
        type: 'string',
        pattern: '^[0-9]{1,15}([.][0-9]{1,12})?$',
        not: { pattern: '^[0.]+$' },
      },
      amount: {
        description: 'Pieces, a decimal string above zero; 1 when left out (M3, M6).',
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
      'A product of the catalogue. Besides: what it names must be in the catalogue, where there is one to look into (V6).',
    type: 'object',
    properties: {
      productId: {
        description: 'The id of the product (V5). Besides: it must be found (V6).',
        type: 'string',
        pattern: '^prod_[\\s\\S]',
      },
      productRowId: {
        description: 'The id of a row of the product. Besides: it must be found (V6).',
        type: 'string',
      },
      rowPriceId: {
        description: 'The id of a price of that row (V5). Besides: it must be found (V6).',
        type: 'string',
        pattern: '^rowprice_[\\s\\S]',
      },
      productName: { description: 'What it is called.', type: 'string' },
      productDescription: { description: 'A description of the product.', type: 'string' },
      categoryName: { description: 'The name of its category.', type: 'string' },
      priceName: { description: 'The name of its price.', type: 'string' },
      params: { description: 'What was chosen of the product.', type: 'array', items: { $ref: 'Parameter' } },
      attributes: {
        description: 'Further properties of the product.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      pricing: {
        description: 'When left out, the line has no price and counts 0 (L5).',
        $ref: 'LinePricing',
      },
    },
    required: ['productId'],
  },
  Parameter: {
    title: 'Parameter',
    description: 'A name and a value.',
    type: 'object',
    properties: {
      name: {
        description: 'What it is of: the parameter named Colour carries the colour of the product.',
        type: 'string',
      },
      value: {
        description: 'What it is. Besides: a colour must be one that the product comes in (V6).',
        type: 'string',
      },
    },
  },
  LabourLine: {
    title: 'LabourLine',
    description: "Work; its total is part of the document's labour total (T8).",
    type: 'object',
    properties: {
      productName: { description: 'What it is called.', type: 'string' },
      productDescription: { description: 'A description of the product.', type: 'string' },
      colour: { description: 'Its colour.', type: 'string' },
      attributes: {
        description: 'Further properties of the product.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      pricing: {
        description: 'When left out, the line has no price and counts 0 (L5).',
        $ref: 'LinePricing',
      },
    },
  },
  Notes: {
    title: 'Notes',
    description: 'Words on the document; they count nothing.',
    type: 'object',
    properties: { text: { description: 'The words.', type: 'string' } },
  },
  Flashing: {
    title: 'Flashing',
    description:
      'A flashing, taken at its word: its figures are kept as sent, and never held against its drawing (F1). Decimals are strings (N4).',
    type: 'object',
    properties: {
      templateId: {
        description:
          'The id of its template (F11). Besides: a submitted document needs it (F10). It must be found, where there is a catalogue (V6).',
        type: 'string',
        pattern: '^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$',
      },
      productName: { description: 'What it is called.', type: 'string' },
      priceLevel: {
        description:
          'The name of a price level; an empty one is stored as A. Besides: a submitted document needs it (F10).',
        type: 'string',
      },
      colour: {
        description:
          'Its colour. Besides: a submitted document needs it (F10). It must be one that the template comes in (V6).',
        type: 'string',
      },
      thickness: {
        description: 'In mm. Besides: a submitted document needs it (F10).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      bends: {
        description:
          'How many bends (F3). Besides: on a submitted document it must be there and above zero (F10).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      totalGirth: {
        description: 'In mm (F2). Besides: on a submitted document it must be there and above zero (F10).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      totalLength: {
        description: 'In metres (F6).',
        type: 'string',
        pattern: '^-?[0-9]{1,15}([.][0-9]{1,12})?$',
      },
      unitPrice: {
        description: 'For one metre. Besides: a submitted document needs it (F10).',
        $ref: 'Money',
      },
      totalPrice: {
        description: 'What it counts (F1). Besides: to the cent it must fit (N8).',
        $ref: 'Money',
      },
      customPrice: {
        description: 'Counts in place of the total price (F1). Besides: to the cent it must fit (N8).',
        $ref: 'Money',
      },
      customPricePerLength: { description: 'For one metre, in place of the unit price (F7).', $ref: 'Money' },
      subitems: { description: 'The cut list.', type: 'array', items: { $ref: 'CutListItem' } },
      isTaxFree: { description: 'Whether it is exempt from tax (T4).', type: 'boolean' },
      tax: { description: 'Advice; what is charged is the tax of the account (T4).', $ref: 'TaxDetail' },
      drawing: { description: 'Its drawing (F9).', $ref: 'Drawing' },
      otherSides: {
        description: 'Drawings of its other sides (F4).',
        type: 'array',
        items: { $ref: 'Drawing' },
      },
    },
    required: ['drawing'],
  },
  CutListItem: {
    title: 'CutListItem',
    description: 'Pieces of one length (F6).',
    type: 'object',
    properties: {
      amount: { description: 'Pieces; 0 when left out.', type: 'number' },
      length: { description: 'In mm; 0 when left out.', type: 'number' },
    },
  },
  Drawing: {
    title: 'Drawing',
    description:
      'The drawing of one side of a flashing. Its figures are JSON numbers (F8), in canvas units unless said.',
    type: 'object',
    properties: {
      drawingId: { description: 'The id of a stored drawing.', type: 'string' },
      drawingNumber: { description: '0 when left out (F9).', type: 'integer' },
      side: {
        description:
          'By name, or as the place of the name in its list (V4). Far for the drawing and near for other sides, when left out or unspecified (F9).',
        enum: ['DRAWING_SIDE_FAR', 'DRAWING_SIDE_NEAR'],
      },
      isFreeDrawing: {
        description: 'When false, the edges are as long as they are drawn (F5).',
        type: 'boolean',
      },
      isLargeBoxSize: { description: 'Whether it was drawn on the large canvas.', type: 'boolean' },
      isDeleted: { description: 'A deleted drawing does not count (F4).', type: 'boolean' },
      points: {
        description:
          'The corners and ends, by id. Besides: at most 15000 characters as compact JSON (F9). A submitted document needs some (F10).',
        type: 'object',
        additionalProperties: { $ref: 'Point' },
      },
      lines: {
        description: 'The edges; none when left out. Besides: at most 15000 characters as compact JSON (F9).',
        $ref: 'LineSet',
      },
      angles: {
        description:
          'The corners; none when left out. Besides: at most 15000 characters as compact JSON (F9).',
        $ref: 'AngleSet',
      },
      annotations: {
        description: 'The notes, by id.',
        type: 'object',
        additionalProperties: { $ref: 'TextBox' },
      },
      frontArrow: { description: 'The coloured side.', $ref: 'Arrow' },
      squareAngle: { description: 'A right angle.', $ref: 'SquareAngle' },
      svgUrl: { description: 'Where a picture of it is.', type: 'string' },
    },
    required: ['drawingNumber', 'side', 'lines', 'angles'],
  },
  Point: {
    title: 'Point',
    description: 'A corner or an end of the profile.',
    type: 'object',
    properties: {
      id: { description: 'Its id, which is its key among the points.', type: 'string' },
      x: { description: 'To the right, on the canvas.', type: 'number' },
      y: { description: 'Downwards, on the canvas.', type: 'number' },
      vectors: {
        description: 'The ids of the points that edges from here lead to (F11).',
        type: 'array',
        items: { type: 'string' },
      },
      connect: {
        description: 'The ids of the points that edges to here come from (F11).',
        type: 'array',
        items: { type: 'string' },
      },
      finish: { description: 'At an end of the profile.', $ref: 'Finish' },
    },
  },
  Finish: {
    title: 'Finish',
    description: 'How an end of the sheet is finished (F3).',
    type: 'object',
    properties: {
      type: {
        description: 'By name, or as the place of the name in this list (V4).',
        enum: [
          'FINISH_TYPE_UNSPECIFIED',
          'FINISH_TYPE_CRUSH_FOLD',
          'FINISH_TYPE_OPEN_HOOK',
          'FINISH_TYPE_FEATHER',
          'FINISH_TYPE_DRIP_EDGE',
        ],
      },
      size: { description: 'In mm; counts toward the girth (F2).', type: 'number' },
      label: { description: 'What is written at it.', type: 'string' },
      flip: {
        description:
          'False: on the right when looking from the finished end along its edge; true: on the left. A feather mirrored.',
        type: 'boolean',
      },
      position: { description: 'Where its label is.', $ref: 'LabelPosition' },
    },
  },
  LabelPosition: {
    title: 'LabelPosition',
    description: 'A box on the canvas.',
    type: 'object',
    properties: {
      x: { description: 'To the right, on the canvas.', type: 'number' },
      y: { description: 'Downwards, on the canvas.', type: 'number' },
      width: { description: 'In canvas units.', type: 'number' },
      height: { description: 'In canvas units.', type: 'number' },
    },
  },
  LineSet: {
    title: 'LineSet',
    description: 'The edges, by "<from>-<to>".',
    type: 'object',
    properties: {
      values: { description: 'Their sizes.', type: 'object', additionalProperties: { $ref: 'EdgeSize' } },
      positions: {
        description: 'Where their labels are, by the same keys.',
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
      size: { description: 'In mm (F2).', type: 'number' },
      hidden: { description: 'A hidden edge does not count toward the girth (F2).', type: 'boolean' },
    },
  },
  AngleSet: {
    title: 'AngleSet',
    description: 'The corners, by the id of their point.',
    type: 'object',
    properties: {
      values: { description: 'Their angles.', type: 'object', additionalProperties: { $ref: 'CornerAngle' } },
      positions: {
        description: 'Where their labels are, by the same keys.',
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
      angle: { description: 'In degrees.', type: 'number' },
      hidden: { description: 'Whether it is not shown.', type: 'boolean' },
    },
  },
  TextBox: {
    title: 'TextBox',
    description: 'A note on the drawing.',
    type: 'object',
    properties: {
      x: { description: 'To the right, on the canvas.', type: 'number' },
      y: { description: 'Downwards, on the canvas.', type: 'number' },
      width: { description: 'In canvas units.', type: 'number' },
      height: { description: 'In canvas units.', type: 'number' },
      value: { description: 'Its words as one text.', type: 'string' },
      text: { description: 'Its words row by row.', type: 'array', items: { $ref: 'TextRow' } },
      rotateDeg: { description: 'In degrees.', type: 'number' },
    },
  },
  TextRow: {
    title: 'TextRow',
    description: 'A row of a note.',
    type: 'object',
    properties: {
      id: { description: 'Its number.', type: 'integer' },
      indent: { description: 'How far it is set in.', type: 'integer' },
      value: { description: 'Its words.', type: 'array', items: { type: 'string' } },
    },
  },
  Arrow: {
    title: 'Arrow',
    description: 'Shows the coloured side.',
    type: 'object',
    properties: {
      x: { description: 'To the right, on the canvas.', type: 'number' },
      y: { description: 'Downwards, on the canvas.', type: 'number' },
      angle: { description: 'In degrees clockwise, from 0, which is to the left.', type: 'number' },
    },
  },
  SquareAngle: {
    title: 'SquareAngle',
    description: 'Marks a right angle.',
    type: 'object',
    properties: {
      x: { description: 'To the right, on the canvas.', type: 'number' },
      y: { description: 'Downwards, on the canvas.', type: 'number' },
    },
  },
  ProductKit: {
    title: 'ProductKit',
    description: 'A kit of parts, which counts what they add up to, or what it says itself (K2, K4).',
    type: 'object',
    properties: {
      kitId: { description: 'The id of the kit.', type: 'string' },
      kitRowId: { description: 'The id of a row of the kit.', type: 'string' },
      productName: { description: 'What it is called.', type: 'string' },
      customPricing: {
        description:
          'Whether it names its own price; when it does, pricing.totalPrice is required besides (K5).',
        type: 'boolean',
      },
      description: { description: 'A description of the kit.', type: 'string' },
      attributes: {
        description: 'Further properties of the kit.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      displayKitItems: {
        description: 'Kept as sent. Besides: at most 64 levels deep (M8).',
        type: 'array',
        items: { type: 'object' },
      },
      displaySubKits: {
        description: 'Kept as sent. Besides: at most 64 levels deep (M8).',
        type: 'array',
        items: { type: 'object' },
      },
      components: { description: 'What is in it (K7).', type: 'array', items: { $ref: 'KitComponent' } },
      subKits: {
        description: 'Kits in the kit. Besides: they nest 16 deep, no deeper (K1).',
        type: 'array',
        items: { $ref: 'SubKit' },
      },
      pricing: {
        description:
          'When left out, a standard kit counts the sum of what is in it (K2), where the account derives totals (L5). Besides: a custom-priced one needs it (K5).',
        $ref: 'LinePricing',
      },
    },
  },
  KitComponent: {
    title: 'KitComponent',
    description: 'One part of a kit (K7).',
    type: 'object',
    properties: {
      productType: {
        description:
          'What it is: by name, or as the place of the name in its list (V4). The unspecified type, 0, is none (K7).',
        enum: [
          'PRODUCT_TYPE_CATALOGUE_PRODUCT',
          'PRODUCT_TYPE_ON_THE_FLY',
          'PRODUCT_TYPE_LABOUR',
          'PRODUCT_TYPE_NOTES',
        ],
      },
      productId: {
        description:
          'The id of the product (V5). Besides: it must be found, where there is a catalogue (V6).',
        type: 'string',
        pattern: '^prod_[\\s\\S]',
      },
      productName: { description: 'What it is called.', type: 'string' },
      pricing: {
        description:
          'Its measurements stand in here. Besides: in a standard kit all but notes need a totalPrice (K3).',
        $ref: 'LinePricing',
      },
    },
    required: ['productType'],
  },
  SubKit: {
    title: 'SubKit',
    description: 'A kit in a kit (K1). Besides: 16 levels of them are allowed below a kit.',
    type: 'object',
    properties: {
      kitId: { description: 'The id of the kit.', type: 'string' },
      kitRowId: { description: 'The id of a row of the kit.', type: 'string' },
      productName: { description: 'What it is called.', type: 'string' },
      customPricing: {
        description:
          'Whether it names its own price; when it does, pricing.totalPrice is required besides (K5).',
        type: 'boolean',
      },
      description: { description: 'A description of the kit.', type: 'string' },
      attributes: {
        description: 'Further properties of the kit.',
        type: 'array',
        items: { $ref: 'Attribute' },
      },
      components: { description: 'What is in it (K7).', type: 'array', items: { $ref: 'KitComponent' } },
      subKits: {
        description: 'Kits in the kit. Besides: they nest 16 deep, no deeper (K1).',
        type: 'array',
        items: { $ref: 'SubKit' },
      },
      pricing: {
        description:
          'When left out, a standard kit counts the sum of what is in it (K2), where the account derives totals (L5). Besides: a custom-priced one needs it (K5).',
        $ref: 'LinePricing',
      },
    },
  },
  Adjustment: {
    title: 'Adjustment',
    description:
      'A discount or a surcharge on the whole document, by amount or by percentage and not by both (T2).',
    type: 'object',
    properties: {
      type: {
        description:
          'By name, or as the place of the name in its list (V4). The unspecified type, 0, is none (T2).',
        enum: ['ADJUSTMENT_TYPE_DISCOUNT', 'ADJUSTMENT_TYPE_SURCHARGE'],
      },
      name: { description: 'What it is called.', type: 'string' },
      amount: {
        description: 'Counts half up to the cent (T2). Besides: to the cent it must fit (N8).',
        $ref: 'MoneyNotNegative',
      },
      percentage: {
        description:
          'Of the subtotal, as a decimal string: "10" is 10 %. Besides: at most 100 on a discount (T2), and what it makes must fit (N8).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      isTaxFree: { description: 'Whether a surcharge is exempt from tax (T3).', type: 'boolean' },
    },
    required: ['type'],
    oneOf: [{ required: ['amount'] }, { required: ['percentage'] }],
  },
  MoneyNotNegative: {
    title: 'MoneyNotNegative',
    description: 'An amount that is not below zero. An empty object is 0.00, and was supplied (N2).',
    type: 'object',
    properties: {
      amountMicros: {
        description:
          'Millionths of the major unit, as text: "12500000" is 12.50. It must fit a signed 64-bit integer, which the pattern tells by the number of digits only (N1).',
        type: 'string',
        pattern: '^(-0+|0*[0-9]{1,19})$',
      },
      currency: {
        description:
          "Three capital letters; the account's currency when left out. Nothing is converted (N3).",
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
    },
  },
  AccountTax: {
    title: 'AccountTax',
    description: 'The tax that is charged (T4).',
    type: 'object',
    properties: {
      rate: {
        description: 'A fraction from 0 to 1 as a decimal string: "0.10" is 10 % (A1).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|0{1,15}([.][0-9]{1,12})?|0{0,14}1([.]0{1,12})?)$',
      },
      code: { description: 'What the tax is called.', type: 'string' },
      jurisdiction: { description: 'Where it is charged.', type: 'string' },
    },
    required: ['rate'],
  },
  PricedOrder: {
    title: 'PricedOrder',
    description:
      'A priced order. A field that was left out stays out: there is no null, but in what is kept as it was sent. Later releases may add fields.',
    type: 'object',
    properties: {
      requestId: {
        description: 'As sent.',
        type: 'string',
        pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
      },
      customerId: {
        description: 'Whom the document is for (V8).',
        type: 'string',
        pattern: '^cust_[\\s\\S]',
      },
      reference: { description: 'As sent.', type: 'string' },
      isSubmitted: { description: 'False when it was left out.', type: 'boolean' },
      labelIds: { description: 'As sent.', type: 'array', items: { type: 'string' } },
      lines: {
        description: 'In their order, with all that was worked out.',
        type: 'array',
        items: { $ref: 'SalesLine' },
      },
      adjustments: { description: 'As sent.', type: 'array', items: { $ref: 'Adjustment' } },
      subtotal: {
        description: 'The line totals together, before tax and adjustments (T1).',
        $ref: 'PricedMoney',
      },
      taxAmount: { description: 'The tax (T4).', $ref: 'PricedMoney' },
      total: { description: 'Subtotal less discounts, with surcharges and tax (T6).', $ref: 'PricedMoney' },
      totalCost: { description: 'What the lines cost (T7).', $ref: 'PricedMoney' },
      margin: {
        description: 'What is left of the total before tax when that is paid (T7).',
        $ref: 'PricedMoney',
      },
      labourTotal: { description: 'The labour lines together (T8).', $ref: 'PricedMoney' },
      tax: { description: "The account's tax, where it has one (T5).", $ref: 'AccountTax' },
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
        description: 'An address, or several: kept as sent. Besides: at most 64 levels deep (M8).',
      },
    },
  },
  Account: {
    title: 'Account',
    description:
      "An account's settings, which come with every call (A1). Unknown fields are ignored; null is the same as left out (N2).",
    type: 'object',
    properties: {
      currency: {
        description: 'Three capital letters: the currency of all figures (N3).',
        type: 'string',
        pattern: '^[A-Z]{3}$',
      },
      derivationEnabled: {
        description:
          'Whether totals, markups and margins are worked out where they are not sent; true when left out (L5).',
        type: 'boolean',
      },
      tax: { description: 'When left out, no tax is charged (A1).', $ref: 'AccountTax' },
      taxRounding: {
        description:
          'Whether tax is rounded once for the document or line by line; document when left out (T4).',
        enum: ['document', 'line'],
      },
      minimumFlashingLengthMm: {
        description:
          'In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it count for a number too, which no schema can say of its decimals (N4). No piece of a flashing is priced for less (F6).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      minimumLinealLengthMm: {
        description:
          "In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it count for a number too, which no schema can say of its decimals (N4). No lineal piece is priced for less; the flashings' minimum when left out (M4).",
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.][0-9]{1,12})?)$',
      },
      crushFoldBendCount: {
        description:
          'How many bends a crush fold counts: whole, not negative, a number or a decimal string (N4); 2 when left out (F3).',
        type: 'string',
        pattern: '^(-?0{1,15}([.]0{1,12})?|[0-9]{1,15}([.]0{1,12})?)$',
      },
    },
    required: ['currency', 'derivationEnabled', 'taxRounding'],
  },
  ErrorEnvelope: {
    title: 'ErrorEnvelope',
    description: 'The body of an answer to a request with problems (V2).',
    type: 'object',
    properties: {
      type: {
        description: 'not_implemented when that is all there is to say (V8).',
        enum: ['validation_failure', 'not_implemented'],
      },
      message: { description: 'For a person; its wording is no contract.', type: 'string' },
      requestId: { description: "The request's own id.", type: 'string' },
      errors: {
        description: 'All problems, in the order of the request (V1).',
        type: 'array',
        items: { $ref: 'EnvelopeError' },
      },
    },
    required: ['type', 'message', 'errors'],
  },
  EnvelopeError: {
    title: 'EnvelopeError',
    description: 'One problem (V1).',
    type: 'object',
    properties: {
      code: {
        description: 'What is wrong. These are all; later releases may add others (V9).',
        type: 'string',
        examples: [
          'customer_not_found',
          'product_not_found',
          'product_row_not_found',
          'row_price_not_found',
          'colour_not_available',
          'template_not_found',
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
          'drawing_required',
          'duplicate_temp_id',
          'drawing_too_large',
          'required_when_submitted',
          'amount_out_of_range',
          'not_implemented',
        ],
      },
      message: { description: 'For a person; its wording is no contract.', type: 'string' },
      param: {
        description: 'Where, as a snake_case pointer; empty for the request itself (V1).',
        type: 'string',
      },
    },
    required: ['code', 'message', 'param'],
  },
}
