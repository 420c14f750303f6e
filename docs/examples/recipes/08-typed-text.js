// Read what people type. Ask when a text has two meanings; never guess.
import { parseInput } from 'quotewright/input'

const price = parseInput('$1,234.50', { kind: 'money', locale: 'en-AU', currency: 'AUD' })
console.log(price.status, price.status === 'ok' && price.value) // money is read as micros
const pieces = parseInput('22/6.1, 14/4.35', { kind: 'pieces', locale: 'en-AU', unit: 'm' })
console.log(pieces.status === 'ok' && pieces.value)
const unclear = parseInput('1,234', { kind: 'money', locale: 'en-AU', currency: 'AUD' })
console.log(unclear.status, unclear.status === 'ambiguous' && unclear.readings.map(({ meant }) => meant))
// ok 1234500000
// [ { amount: '22', length: '6.1' }, { amount: '14', length: '4.35' } ]
// ambiguous [ '$1,234.00', '$1.234' ]
