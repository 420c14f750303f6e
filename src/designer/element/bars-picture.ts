import { renderCutPlanSvg } from '../../flashing/picture/render-cut-plan-svg.js'
import { cutList } from '../../generated/flashing-results.generated.js'
import { languageOf } from '../../languages/languages.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import type { StockOptions } from '../../wire/options.generated.js'

/** The settings for the picture of the bars. */
export interface BarsSettings {
  readonly locale: string
  readonly account: AccountInput
  /** The stock to cut from. Without a stock length, the picture is empty. */
  readonly stock: StockOptions
}

/** The picture of the bars to cut (F13). It is drawn again only if the pieces or the stock have changed. */
export class BarsPicture {
  #last: readonly unknown[] = []
  #svg = ''

  /** Returns the picture for a line. Empty without a stock length. */
  of(line: FlashingLineInput, { locale, account, stock }: BarsSettings): string {
    // The pieces are typed numbers, which are safe to write. The page's own objects are compared as they are.
    const drawn = [JSON.stringify(line.subitems), account, stock, locale]
    if (drawn.every((one, index) => one === this.#last[index])) return this.#svg
    const list = cutList(line, account, stock)
    const plan = list.ok ? list.value.stock : undefined
    const look = { theme: 'light', locale: languageOf(locale) } as const
    this.#last = drawn
    this.#svg = plan === undefined ? '' : renderCutPlanSvg(plan, look)
    return this.#svg
  }
}
