import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { previewSettings, type LineSettings } from '../engine/line.js'
import { SENT_FIGURES_BY_POLICIES } from '../pricing/other-totals.js'
import type { ParsedAccount } from '../wire/account.generated.js'

/**
 * Returns the settings for lines that are priced without their document (V7).
 *
 * @internal
 */
export function settingsOfLines(
  account: ParsedAccount,
  catalogue: Catalogue | null | undefined,
): LineSettings {
  return previewSettings({
    account,
    catalogue: lookUpsOf(catalogue),
    comparisons: SENT_FIGURES_BY_POLICIES,
  })
}
