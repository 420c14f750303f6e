/** The promises of the types of problems: a broken one fails to compile. */
import { describe, expectTypeOf, test } from 'vitest'
import { describeProblem, errorEnvelope, type Problem, type ProblemCode } from '../../src/entries/index.js'
import type { ProblemDetails } from '../../src/problem/codes.js'

describe('the types of problems', () => {
  test('a code that has been checked decides the type of the details', () => {
    const described = (problem: Problem): string => {
      // @ts-expect-error: not every problem has these
      void problem.details.expected
      switch (problem.code) {
        case 'total_price_mismatch':
          return problem.details.expected
        case 'colour_not_available':
          return problem.details.available.join()
        case 'required':
          // @ts-expect-error: it has none
          void problem.details.expected
          return problem.details.example ?? ''
        default:
          return problem.message
      }
    }
    void described
  })

  test('every code has details, and the type of a problem can name one code', () => {
    expectTypeOf<keyof ProblemDetails>().toEqualTypeOf<ProblemCode>()
    expectTypeOf<Problem['code']>().toEqualTypeOf<ProblemCode>()
    expectTypeOf<Problem<'kit_too_deep'>['details']>().toEqualTypeOf<{ readonly max: string }>()
    expectTypeOf<Problem<'kit_too_deep'>>().toExtend<Problem>()
  })

  test('details are read-only', () => {
    const write = (problem: Problem<'kit_too_deep'>): void => {
      // @ts-expect-error: they are what was found
      problem.details.max = '17'
    }
    void write
  })

  test('a problem is described in any locale, including a problem of a later release', () => {
    const use = (problem: Problem): void => {
      describeProblem(problem, 'de-AT')
      describeProblem({ code: 'later', param: '' }, 'en')
      describeProblem(problem, 'fr')
    }
    void use
  })

  test('an envelope takes problems, including those without details', () => {
    const use = (problem: Problem): void => {
      errorEnvelope([problem, { code: 'required', message: 'customerId is required.', param: 'customer_id' }])
    }
    void use
  })
})
