/** Types of problems. These tests only need to compile. */
import { describe, expectTypeOf, test } from 'vitest'
import { describeProblem, errorEnvelope, type Problem, type ProblemCode } from '../../src/entries/index.js'

describe('the types of problems', () => {
  test('narrow the details once the code is checked', () => {
    const described = (problem: Problem): string => {
      // @ts-expect-error: not every problem has this detail
      void problem.details.expected
      switch (problem.code) {
        case 'total_price_mismatch':
          return problem.details.expected
        case 'colour_not_available':
          return problem.details.available.join()
        case 'required':
          // @ts-expect-error: this code does not have this detail
          void problem.details.expected
          return problem.details.example ?? ''
        default:
          return problem.message
      }
    }
    void described
  })

  test('have details for every code, and can be limited to one code', () => {
    expectTypeOf<Problem['code']>().toEqualTypeOf<ProblemCode>()
    expectTypeOf<Problem<'kit_too_deep'>['details']>().toEqualTypeOf<{ readonly max: string }>()
    expectTypeOf<Problem<'kit_too_deep'>>().toExtend<Problem>()
  })

  test('make details read-only', () => {
    const write = (problem: Problem<'kit_too_deep'>): void => {
      // @ts-expect-error: details are read-only
      problem.details.max = '17'
    }
    void write
  })

  test('allow known languages only, but any code, in describeProblem', () => {
    const use = (problem: Problem): void => {
      describeProblem(problem, 'de-AT')
      describeProblem({ code: 'later', param: '' }, 'en')
      describeProblem(problem, 'xx')
    }
    void use
  })

  test('allow problems with or without details in errorEnvelope', () => {
    const use = (problem: Problem): void => {
      errorEnvelope([problem, { code: 'required', message: 'customerId is required.', param: 'customer_id' }])
    }
    void use
  })

  test('allow the codes of an application in errorEnvelope, beside problems of the package', () => {
    const use = (problem: Problem, code: string): void => {
      const envelope = errorEnvelope([{ code: 'no_credit', message: 'No credit.', param: '' }, problem])
      errorEnvelope([{ code, message: '', param: '' }])
      // @ts-expect-error: a message is needed
      errorEnvelope([{ code: 'no_credit', param: '' }])
      expectTypeOf<string>().toExtend<(typeof envelope.errors)[number]['code']>()
    }
    void use
  })
})
