import { defineAsyncComponent, h, type Component, type HydrationStrategy } from 'vue'
import type { Page } from './page.js'
import { typedTexts } from './typed-texts.js'

/** The events that come before somebody uses a field of a page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Starts a calculator at the first sign that somebody is there. Until then it is plain HTML, so a phone need not run
 * the engine to show the page. An address with figures of its own starts it at once, and so does a text that somebody
 * typed before this script was there.
 */
const atFirstSign: HydrationStrategy = (start) => {
  if (location.search !== '' || location.hash !== '' || Object.keys(typedTexts(document)).length > 0) {
    start()
    return
  }
  const stop = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, begin)
  }
  const begin = (): void => {
    stop()
    start()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  return stop
}

/** A component that starts at the first sign of use. */
export const whenUsed = (loader: () => Promise<Component>): Component =>
  defineAsyncComponent({ loader, hydrate: atFirstSign })

/** The calculator of a live page. */
export const calculator = (load: () => Promise<Page>): Component =>
  whenUsed(async () => {
    const live = import('./LivePage.vue') as Promise<{ readonly default: Component }>
    const [{ default: LivePage }, page] = await Promise.all([live, load()])
    return (options: { columns?: boolean }) => h(LivePage, { ...options, page })
  })
