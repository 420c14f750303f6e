import { describe } from 'vitest'
import { OF_SERVICE, tryFunctionsOf } from './try-functions.js'

describe('V1: no function throws on bad input', () => {
  tryFunctionsOf((entry) => OF_SERVICE.includes(entry))
})
