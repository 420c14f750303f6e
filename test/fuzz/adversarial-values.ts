import type { Notation, NotationObject } from '../adversarial/build-value.js'
import { ANYTHING } from '../adversarial/adversarial-cases.js'
import type { Random } from '../reference-model/generate/random.js'
import { ENUMS } from './vocabulary.js'

/** Contains numbers at and around every limit of a rule. */
const NUMBERS: readonly string[] = [
  ...[
    '0',
    '-0',
    '00',
    '0.0',
    '-0.00',
    '1',
    '-1',
    '1.',
    '.5',
    '+1',
    ' 1',
    '1 ',
    '1e3',
    '0x10',
    '1_000',
    '１２',
    'NaN',
  ],
  ...['0.00005', '0.0001', '0.00015', '2.345', '2.3449', '0.005', '-2.345', '1.23455', '0.333333333333'],
  ...[
    '999999999999999',
    '1000000000000000',
    '999999999999999.999999999999',
    '0.000000000001',
    '0.0000000000001',
  ],
  ...['9223372036854775807', '9223372036854775808', '-9223372036854775808', '-9223372036854775809'],
  ...[
    '9223372036854770000',
    '9223372036854775000',
    '922337203685477.5807',
    '5000',
    '4999',
    '15000',
    '-5000',
    '50',
    '49',
  ],
  ...[
    '9007199254740991',
    '9007199254740993',
    '90071992547409.93',
    '4503599627370497',
    '100',
    '100.00',
    '100.01',
    '99.99',
  ],
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
]

const IDS: readonly string[] = [
  ...[
    'cust_1',
    'prod_1',
    'rowprice_1',
    'quote_1',
    'cust_',
    '_1',
    'Prod_1',
    'prod_🙂',
    'cust',
    'CUST_1',
    'prod_ ',
  ],
  ...[
    'flashtpl_01hx5zq8jagqwns966aty94rhw',
    'flashtpl_81hx5zq8jagqwns966aty94rhw',
    'flashtpl_01hx5zq8jagqwns966aty94rhw\n',
  ],
  ...[
    '7d1f6f0e-3c39-4f3e-9a55-2f0c6a3a1b52',
    '7D1F6F0E-3C39-4F3E-9A55-2F0C6A3A1B52',
    '7d1f6f0e3c394f3e9a552f0c6a3a1b52',
  ],
]

const TEXTS: readonly string[] = [
  ...[
    '\ud800',
    'a\udc00b',
    '🙂'.repeat(25),
    'x'.repeat(3000),
    '\u0000',
    '"\\',
    '<svg>&',
    '\u2028',
    'a.b[0]',
    '[0]',
    '',
  ],
  ...[
    'aud',
    'AUD',
    'NZD',
    'AUDX',
    'ＡＵＤ',
    'document',
    'line',
    'Colour',
    'A',
    '__proto__',
    'constructor',
    'toString',
  ],
]

const LONG_LIST: Notation = { $make: 'list', times: 1500, of: 0 }

/** `MUCH_THAT_IS_WRONG` has many faults below the key of a map. */
export const LONG_KEY = 'x'.repeat(3000)
export const MUCH_THAT_IS_WRONG: Notation = { vectors: LONG_LIST, text: LONG_LIST }

const SHAPES: readonly Notation[] = [
  { $make: 'nest', times: 70, keys: ['a'], inside: 1 },
  { $make: 'nest', times: 64, keys: [0], inside: 1 },
  { $make: 'nest', times: 17, keys: ['subKits', 0], inside: {} },
  { $make: 'nest', times: 16, keys: ['subKits', 0], inside: { components: [{}] } },
  LONG_LIST,
  { $make: 'list', times: 70, of: {} },
  { $make: 'list', times: 70, of: { labour: {} } },
  { $make: 'properties', name: 'x', times: 70, value: 1 },
  { $make: 'up', levels: 1 },
  { $make: 'up', levels: 2 },
  { $make: 'up', levels: 3 },
  { $make: 'up', levels: 5 },
  JSON.parse('{"__proto__":{"lines":[],"amountMicros":"5"}}') as NotationObject,
  { amountMicros: '12345' },
  { amountMicros: '-5000', currency: 'NZD' },
  { length: '2.4', width: '0.9', amount: '3' },
  { pricing: {} },
]

const ANYWHERE: readonly Notation[] = Object.values(ANYTHING.anywhere)
const JSON_NUMBERS: readonly number[] = [
  0,
  1,
  -1,
  2,
  3,
  0.1,
  2.5,
  1e21,
  1e-7,
  1e15,
  2 ** 53,
  90,
  180,
  360,
  15_000,
  1e300,
]

export function adversarialValue(random: Random): Notation {
  switch (random.below(9)) {
    case 0:
      return oneOf(random, ANYWHERE)
    case 1:
    case 2:
      return oneOf(random, NUMBERS)
    case 3:
      return oneOf(random, IDS)
    case 4:
      return oneOf(random, TEXTS)
    case 5:
      return oneOf(random, SHAPES)
    case 6:
      return oneOf(random, JSON_NUMBERS)
    case 7:
      return random.between(-1, 8)
    default:
      return random.chance(20) ? null : oneOf(random, oneOf(random, ENUMS))
  }
}

/** Includes former names of fields, and names with a special meaning. */
const STRANGE_NAMES: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'length',
    '0',
    '',
    'a.b',
    '[0]',
    'x'.repeat(3000),
  ],
  ...['measurementItems', 'actualMeasurementItems', 'initialMeasurementItems', 'sumLengths'],
  ...[
    'address',
    'billingAddresses',
    'deliveryAddress',
    'companyName',
    'total',
    'subtotal',
    'discountAmount',
    '\ud800',
  ],
]

export function strangeName(random: Random): string {
  return oneOf(random, STRANGE_NAMES)
}

export function oneOf<A>(random: Random, choices: readonly A[]): A {
  const choice = choices[random.below(choices.length)]
  if (choice === undefined) throw new Error('the list of choices is empty')
  return choice
}
