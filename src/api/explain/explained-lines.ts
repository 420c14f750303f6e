import type { ReadonlyInput } from '../../wire/object.js'
import type { Catalogue } from '../../engine/catalogue.js'
import { explainLineAlone } from '../../explain/explain-document.js'
import type { Explanation } from '../../explain/explanation.js'
import type { Answer } from '../../problem/answer.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { SalesLineInput } from '../../wire/document.generated.js'
import { previewLine } from '../preview-line.js'

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
  return previewLine(line, account, catalogue, explainLineAlone)
}
