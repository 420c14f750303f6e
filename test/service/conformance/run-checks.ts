import { suiteOf, type Check, type Suite } from './check.ts'
import type { ServiceUnderTest } from './service-under-test.ts'
import type { Outcome } from './table.ts'

export function reasonToSkip(check: Check, service: ServiceUnderTest): string | undefined {
  return check.needsOffice === true && service.office === undefined
    ? 'It needs a document that the web application has changed.'
    : undefined
}

/** Checks run one after another, since most read lists that other checks add to. */
export async function runChecks(
  checks: readonly Check[],
  service: ServiceUnderTest,
  report: (outcome: Outcome) => void = () => undefined,
): Promise<readonly Outcome[]> {
  const suite = suiteOf(service)
  const outcomes: Outcome[] = []
  for (const check of checks) {
    const outcome = await outcomeOf(check, suite)
    report(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

export async function outcomeOf(check: Check, suite: Suite): Promise<Outcome> {
  const skipped = reasonToSkip(check, suite.service)
  if (skipped !== undefined) return { check, skipped }
  try {
    await check.run(suite)
    return { check }
  } catch (error) {
    return { check, error: error instanceof Error ? error.message : String(error) }
  }
}
