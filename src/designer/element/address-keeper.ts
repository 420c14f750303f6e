import type { Design } from '../model/design.js'
import { withFallback } from '../../problem/with-fallback.js'
import { addressText, readAddress, type TypedOrder } from './designer-address.js'

/** The part of the state that the address keeps. */
export interface KeptInAddress {
  /** Whether anything is. */
  readonly isOn: () => boolean
  /** The current text after `#`. */
  readonly text: () => string
  /** Takes over what somebody else has put there. */
  readonly take: (design: Design, typed: TypedOrder) => void
}

/** After this, a browser that was asked too often takes an address again: Safari allows 100 in half a minute. */
const PAUSE_IN_MS = 31_000

/** Keeps a drawing in the address of its page, and reads it back. */
export class AddressKeeper {
  #again: ReturnType<typeof setTimeout> | undefined
  /** Whether the address holds an earlier drawing, since the browser did not take the last one. */
  #isBehind = false
  readonly #onHash = (): void => {
    this.read()
  }

  constructor(private readonly kept: KeptInAddress) {}

  /** Reads the address, and whenever it changes. One that is behind is written instead. */
  start(): void {
    globalThis.addEventListener('hashchange', this.#onHash)
    if (this.#isBehind) this.write()
    else this.read()
  }

  stop(): void {
    globalThis.removeEventListener('hashchange', this.#onHash)
    clearTimeout(this.#again)
  }

  read(): void {
    const { kept } = this
    if (!kept.isOn()) return
    const { design, typed } = readAddress(globalThis.location.hash)
    if (design !== undefined && addressText(design, typed) !== kept.text()) kept.take(design, typed)
  }

  /** It never throws. What the browser does not take is tried once more. */
  write(): void {
    clearTimeout(this.#again)
    if (this.#put()) return
    this.#again = setTimeout(() => {
      this.#put()
    }, PAUSE_IN_MS)
  }

  #put(): boolean {
    const { kept } = this
    this.#isBehind = kept.isOn() && !isPut(kept.text())
    return !this.#isBehind
  }
}

/** Whether the browser took what is to be after `#`. */
function isPut(text: string): boolean {
  return withFallback(false, () => {
    const { history, location } = globalThis
    // The whole address: `#…` by itself would be resolved against a <base>, and a path against the host.
    history.replaceState(history.state, '', `${location.href.replace(/#.*$/s, '')}#${text}`)
    return true
  })
}
