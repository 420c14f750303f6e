import { describe } from 'vitest'
import { SERVICE_ENTRIES, tryFunctionsOf } from './try-functions.js'

describe("V1: no function throws on bad input, except a TypeError that names a host's argument", () => {
  tryFunctionsOf((entry) => SERVICE_ENTRIES.includes(entry))
})
