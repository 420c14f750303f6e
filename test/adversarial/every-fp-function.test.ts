import { describe } from 'vitest'
import { tryFunctionsOf } from './try-functions.js'

describe('V1: bad input never throws, whichever function it is given to', () => {
  tryFunctionsOf((entry) => entry === './fp')
})
