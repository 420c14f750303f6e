import { describe } from 'vitest'
import { tryFunctionsOf } from './try-functions.js'

describe('V1: no function throws on bad input', () => {
  tryFunctionsOf((entry) => entry === './fp')
})
