import { readdirSync, readFileSync } from 'node:fs'
import type { Notation, NotationObject } from '../adversarial/build-value.js'
import { soundArguments } from '../adversarial/sound-arguments.js'
import type { FuzzInput } from './fuzz-input.js'

const home = new URL('../../', import.meta.url)

function jsonOf(file: string): NotationObject {
  return JSON.parse(readFileSync(new URL(file, home), 'utf8')) as NotationObject
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(new URL(folder, home))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => `${folder}${file}`)
}

export function seedInputs(): readonly FuzzInput[] {
  const account = jsonOf('docs/samples/account.json')
  const catalogue = jsonOf('docs/samples/catalogue.json')
  const golden = filesIn('test/golden/cases/').map(jsonOf)
  const [every] = soundArguments()['priceQuote'] ?? []
  const [everyCatalogue] = soundArguments()['parseCatalogue'] ?? []
  const [everySetting] = soundArguments()['parseAccount'] ?? []
  const requestOf = (flashing: NotationObject): NotationObject => ({
    customerId: 'cust_1',
    lines: [{ flashing }],
  })
  return [
    ...golden.map((one) => ({
      account: one['account'] ?? account,
      catalogue: one['catalogue'] ?? null,
      request: one['request'] ?? null,
    })),
    ...filesIn('docs/samples/flashings/').map((file) => ({
      account,
      catalogue: null,
      request: requestOf(jsonOf(file)),
    })),
    { account: everySetting as Notation, catalogue: everyCatalogue as Notation, request: every as Notation },
    ...['order', 'roofing-quote', 'ten-mistakes'].map((name) => ({
      account,
      catalogue,
      request: jsonOf(`docs/samples/${name}.json`),
    })),
  ]
}
