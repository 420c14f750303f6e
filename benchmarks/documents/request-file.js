import { closeSync, openSync, writeSync } from 'node:fs'
import { CUSTOMER, ordinaryLine } from './ordinary.js'
import { randomNumbers } from '../random.js'

const MAX_LINES = 5

/** Writes a number of small quote requests, one per line, with 1 to 5 lines each. */
export function writeRequests(file, requests) {
  const random = randomNumbers(2)
  const descriptor = openSync(file, 'w')
  for (let request = 0; request < requests; request++) {
    const lines = Array.from({ length: random.whole(1, MAX_LINES) }, () =>
      ordinaryLine(random.whole(0, 999), random),
    )
    writeSync(descriptor, `${JSON.stringify({ customerId: CUSTOMER, reference: `Q-${request}`, lines })}\n`)
  }
  closeSync(descriptor)
}
