import type { ReadonlyInput } from '../../wire/object.js'
import { explainMeasuredFlashing } from '../../explain/explain-flashing.js'
import type { Explanation } from '../../explain/explanation.js'
import { measureFlashing } from '../../flashing/measured-flashing.js'
import type { Answer } from '../../problem/answer.js'
import type { AccountInput } from '../../wire/account.generated.js'
import { readFlashingWithCutList } from '../../wire/flashing-with-cut-list.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import { checkMeasuredFlashing } from '../flashing/flashings.js'
import { runDocumentRule } from '../run-rule.js'

/**
 * Explains a single flashing, with the figures of `measureFlashing`: `total_girth`, `bends`, `total_length`,
 * `charged_length` and `total_price` (F2 to F7). The root is the price, or the girth if no price per metre is
 * given. For an edge measured on the canvas (F5), the length points to the entry of `vectors` that names
 * the edge's end.
 *
 * Problems: those of `measureFlashing`.
 *
 * @example
 * import { explainFlashing } from 'quotewright/explain'
 *
 * const explanation = explainFlashing(
 *   { unitPrice: { amountMicros: '14350000' }, subitems: [{ amount: 6, length: 3000 }, { amount: 2, length: 450 }] },
 *   { currency: 'AUD', minimumFlashingLengthMm: 600 },
 * )
 * assert.ok(explanation.ok)
 * const { nodes } = explanation.value
 * assert.equal(nodes['subitems[1]#charged_length']?.value, '600')
 * assert.equal(nodes['charged_length']?.value, '19.2')
 * assert.equal(nodes['total_price']?.value, '275.52')
 */
export function explainFlashing(
  flashing: ReadonlyInput<FlashingLineInput>,
  account: AccountInput,
): Answer<Explanation> {
  return runDocumentRule(flashing, readFlashingWithCutList, account, (read, settings) => {
    const measured = measureFlashing(read, settings)
    return {
      problems: checkMeasuredFlashing(measured),
      value: () => explainMeasuredFlashing(read, measured, settings),
    }
  })
}
