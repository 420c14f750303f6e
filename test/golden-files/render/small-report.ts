import type { GoldenReport } from '../../../src/entries/golden.js'
import { cause, reportOn } from './reports.js'

/** The differences of the accepted cause cancel out. */
export const small: GoldenReport = reportOn(
  [
    cause({
      ...{ cause: 'a<b', documents: 2, lines: 3, up: '10000', down: '-10000', net: '0', largest: '10000' },
      ...{ english: 'Why.', accepted: 'agreed', currency: 'AUD' },
      samples: [{ line: 4, id: 'Q', recorded: '1000000', current: '1020000' }, { line: 5 }],
    }),
  ],
  {
    settings: [{ name: 'tax.rate', recorded: '0.10', current: '0.15' }],
    unusedAcceptances: ['old', 'older'],
  },
)

/** Accepted in AUD only. */
export const inTwoCurrencies: GoldenReport = reportOn([
  cause({ cause: 'a', currency: 'AUD', accepted: 'agreed', up: '0', down: '0', net: '0', largest: '0' }),
  cause({ cause: 'a', currency: 'EUR', up: '0', down: '0', net: '0', largest: '0' }),
])
