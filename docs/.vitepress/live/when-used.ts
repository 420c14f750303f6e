import { defineAsyncComponent, h, type Component, type HydrationStrategy } from 'vue'
import type { Page } from './page.js'
import { typedTexts } from './typed-texts.js'

/** The first signs that somebody is about to use the page, or comes back to it from another. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'popstate'] as const

const inBrowser = typeof window !== 'undefined'

/** Resolves at the first sign of use since this script was loaded. */
const used = new Promise<unknown>((resolve) => {
  if (!inBrowser) return
  for (const sign of SIGNS) addEventListener(sign, resolve, { passive: true, once: true })
})

/** Resolves three seconds after this script was loaded, when the page has been shown. */
const settled = new Promise<unknown>((resolve) => {
  if (inBrowser) setTimeout(resolve, 3_000)
})

/** Whether the calculator must start at once: the address has figures, or somebody typed before this script was loaded. */
const isStarted = (): boolean =>
  location.search !== '' || location.hash !== '' || Object.keys(typedTexts(document)).length > 0

/**
 * Starts a calculator at the first sign of use. Until then it is plain HTML, so a phone can show the page without
 * running the engine.
 */
const atFirstSign: HydrationStrategy = (start) => {
  let isWanted = true
  if (isStarted()) start()
  else
    void used.then(() => {
      if (isWanted) start()
    })
  return () => {
    isWanted = false
  }
}

/**
 * Makes a component that starts at the first sign of use. Its script is loaded then, or once the page is settled, so
 * that it delays no page and the first tap finds it loaded.
 */
export const whenUsed = (load: () => Promise<Component>): Component =>
  defineAsyncComponent({
    loader: async () => {
      if (inBrowser && !isStarted()) await Promise.race([used, settled])
      return load()
    },
    hydrate: atFirstSign,
  })

export const calculator = (load: () => Promise<Page>): Component =>
  whenUsed(async () => {
    const live = import('./LivePage.vue') as Promise<{ readonly default: Component }>
    const [{ default: LivePage }, page] = await Promise.all([live, load()])
    return (options: { columns?: boolean }) => h(LivePage, { ...options, page })
  })
