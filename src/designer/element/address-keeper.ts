import type { Design } from '../model/design.js'
import { withFallback } from '../../problem/with-fallback.js'
import { addressText, readAddress, type TypedOrder } from './designer-address.js'

interface AddressContent {
  readonly isOn: () => boolean
  /** Without `#`. */
  readonly text: () => string
  readonly take: (design: Design, typed: TypedOrder) => void
}

/**
 * The wait before writing again, after the browser has refused an address. Safari allows 100 changes in 30
 * seconds.
 */
const PAUSE_IN_MS = 31_000

export class AddressKeeper {
  #again: ReturnType<typeof setTimeout> | undefined
  /** Whether the address contains an earlier drawing, because the browser refused the last one. */
  #isBehind = false
  readonly #onHash = (): void => {
    this.read()
  }

  constructor(private readonly kept: AddressContent) {}

  /** If the address contains an earlier drawing, writes the current one instead of reading. */
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

  /** If the browser refuses the address, tries once more later. Never throws. */
  write(): void {
    clearTimeout(this.#again)
    if (this.#put()) return
    this.#again = setTimeout(() => {
      this.#put()
    }, PAUSE_IN_MS)
  }

  #put(): boolean {
    const { kept } = this
    this.#isBehind = kept.isOn() && !writeHash(kept.text())
    return !this.#isBehind
  }
}

/** Returns whether the browser accepted the text. */
function writeHash(text: string): boolean {
  return withFallback(false, () => {
    const { history, location } = globalThis
    // Passes the whole address, because the browser resolves `#…` or a path alone against a <base>.
    history.replaceState(history.state, '', `${location.href.replace(/#.*$/s, '')}#${text}`)
    return true
  })
}
