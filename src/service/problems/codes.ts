import { deepFreeze, type NoDetails, type ProblemCodeEntry } from '../../problem/codes.js'
import { SERVICE_PROBLEM_CODES, type ServiceProblemCode } from './codes.generated.js'
import type { ServiceDetailsByCode } from './details.generated.js'

/**
 * The codes of problems that do not concern pricing (E7), each with its meaning, its rules and an example. The
 * codes of pricing are `problemCodes` of the root entry. Frozen.
 *
 * @example
 * import { serviceProblemCodes } from 'quotewright/service'
 *
 * const taken = serviceProblemCodes.find(({ code }) => code === 'company_name_taken')
 * assert.deepEqual(taken?.rules, ['C11'])
 */
export const serviceProblemCodes: readonly ProblemCodeEntry<ServiceProblemCode>[] =
  deepFreeze(SERVICE_PROBLEM_CODES)

export type { ServiceProblemCode }

/** The details of each code. Empty if the code and the pointer say everything. */
export type ServiceProblemDetails = {
  readonly [Code in ServiceProblemCode]: Code extends keyof ServiceDetailsByCode
    ? ServiceDetailsByCode[Code]
    : NoDetails
}
