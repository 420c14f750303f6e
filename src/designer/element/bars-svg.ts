import { cutList } from '../../api/flashing/cut-lists.js'
import { renderCutPlanSvg } from '../../flashing/picture/render-cut-plan-svg.js'
import * as E from '../../problem/either.js'
import { languageOf } from '../../languages/languages.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import type { StockOptions } from '../../wire/options.generated.js'

export interface BarsSettings {
  readonly locale: string
  readonly account: AccountInput
  readonly stock: StockOptions
}

/** Returns '' if the stock has neither lengths nor offcuts, or if any argument has problems (F13). */
export function barsSvg(line: FlashingLineInput, { locale, account, stock }: BarsSettings): string {
  const list = cutList(line, account, stock)
  const plan = E.isRight(list) ? list.right.stock : undefined
  return plan === undefined ? '' : renderCutPlanSvg(plan, { theme: 'light', locale: languageOf(locale) })
}
