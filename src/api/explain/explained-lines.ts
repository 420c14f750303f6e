import type { ReadonlyInput } from '../../wire/object.js'
import * as E from '../../problem/either.js'
import type { Catalogue } from '../../engine/catalogue.js'
import { priceLines } from '../../engine/engine.js'
import { explainLineAlone } from '../../explain/explain-document.js'
import type { Explanation } from '../../explain/explanation.js'
import { invalidDocument, type Answer } from '../../problem/answer.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { SalesLineInput } from '../../wire/document.generated.js'
import { accountOf } from '../account.js'
import { settingsOfLines } from '../settings-of-lines.js'

/**
 * Explains a single line, as `priceLine` prices it. The root is the total of the line. Pointers start at the
 * line, such as `catalogue.pricing.total_price`.
 *
 * Problems: those of `priceLine`.
 *
 * @example
 * import { explainLine } from 'quotewright/explain'
 *
 * const explanation = explainLine(
 *   { labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(explanation.ok)
 * const { root, nodes } = explanation.value
 * assert.deepEqual([root, nodes[root]?.value], ['labour.pricing.total_price', '180'])
 */
export function explainLine(
  line: ReadonlyInput<SalesLineInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
): Answer<Explanation> {
  const known = accountOf(account)
  if (E.isLeft(known)) return known
  const settings = settingsOfLines(known.right, catalogue)
  const { kept, problems } = priceLines([line], settings, (priced) => priced)
  const [priced] = kept
  if (problems.length === 0 && priced !== undefined) return E.right(explainLineAlone(priced, known.right))
  // A single line is the whole request: pointers start at the line.
  return invalidDocument(
    problems.map((problem) => ({ ...problem, path: problem.path.slice(2) })),
    line,
  )
}
