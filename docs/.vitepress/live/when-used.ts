import { defineAsyncComponent, h, type Component, type HydrationStrategy } from 'vue'
import type { Page } from './page.js'
import { typedTexts } from './typed-texts.js'

/** The first signs that somebody is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Starts a calculator at the first sign of use. Until then it is plain HTML, so a phone can show the page without
 * running the engine. The calculator starts immediately if the address contains figures, or if somebody typed a text
 * before this script was loaded.
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

/** Makes a component that starts at the first sign of use. */
export const whenUsed = (loader: () => Promise<Component>): Component =>
  defineAsyncComponent({ loader, hydrate: atFirstSign })

export const calculator = (load: () => Promise<Page>): Component =>
  whenUsed(async () => {
    const live = import('./LivePage.vue') as Promise<{ readonly default: Component }>
    const [{ default: LivePage }, page] = await Promise.all([live, load()])
    return (options: { columns?: boolean }) => h(LivePage, { ...options, page })
  })
