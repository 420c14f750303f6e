import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import type { BarsSettings, barsSvg } from './bars-svg.js'

/** Draws again only if the pieces, the account, the stock or the locale has changed (F13). */
export class BarsPicture {
  #draw: typeof barsSvg | undefined
  #loading: Promise<void> | undefined
  #last: readonly unknown[] = []
  #svg = ''

  /** Loads the code for the bars, which only pages that set a stock need. */
  load(): void {
    if (this.#draw !== undefined) return
    this.#loading ??= import('./bars-svg.js')
      .then(
        ({ barsSvg }) => {
          this.#draw = barsSvg
        },
        // Without the code, the order sheet has no bars. Setting a stock again retries.
        () => undefined,
      )
      .finally(() => {
        this.#loading = undefined
      })
  }

  whenLoaded(act: () => void): void {
    if (this.#loading === undefined) act()
    else void this.#loading.then(act)
  }

  /** Returns '' until the code is loaded, and without a plan. */
  of(line: FlashingLineInput, settings: BarsSettings): string {
    if (this.#draw === undefined) return ''
    const { locale, account, stock } = settings
    // The pieces are plain JSON, so their texts are compared. The page's own objects are compared by identity.
    const drawn = [JSON.stringify(line.subitems), account, stock, locale]
    if (drawn.every((one, index) => one === this.#last[index])) return this.#svg
    this.#last = drawn
    this.#svg = this.#draw(line, settings)
    return this.#svg
  }
}
