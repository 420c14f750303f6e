import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { priceLines } from '../engine/engine.js'
import { previewSettings, type LineSettings } from '../engine/line.js'
import type { PricedLine } from '../engine/priced.js'
import { COMPARISONS_WITH_POLICIES } from '../pricing/other-totals.js'
import { invalidDocument, type Answer } from '../problem/answer.js'
import * as E from '../problem/either.js'
import type { AccountInput, ParsedAccount } from '../wire/account.generated.js'
import type { SalesLineInput } from '../wire/document.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import { accountOf } from './account.js'

/** Returns the settings for lines that are priced without their document (V7). @internal */
export function lineSettingsOf(
  account: ParsedAccount,
  catalogue: Catalogue | null | undefined,
): LineSettings {
  return previewSettings({ account, catalogue: lookUpsOf(catalogue), comparisons: COMPARISONS_WITH_POLICIES })
}

/**
 * Pointers start at the line. `keep` makes the value.
 *
 * @internal
 */
export function previewLine<A>(
  line: ReadonlyInput<SalesLineInput>,
  account: AccountInput,
  catalogue: Catalogue | null | undefined,
  keep: (line: PricedLine, account: ParsedAccount) => A,
): Answer<A> {
  const known = accountOf(account)
  if (E.isLeft(known)) return known
  const settings = lineSettingsOf(known.right, catalogue)
  const { kept, problems } = priceLines([line], settings, (priced) => ({ priced }))
  const [first] = kept
  if (problems.length === 0 && first !== undefined) return E.right(keep(first.priced, known.right))
  return invalidDocument(
    problems.map((problem) => ({ ...problem, path: problem.path.slice(2) })),
    line,
  )
}
