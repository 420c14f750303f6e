import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h, nextTick } from 'vue'
import { showTypes } from './hover.js'
import PageNotFound from './PageNotFound.vue'
import './style.css'

/** Redirects an old address of a page that now has parts, such as `rules.html#l3`, to the part. */
async function redirectToPart(): Promise<void> {
  await nextTick()
  const anchor = decodeURIComponent(location.hash.slice(1)).replace(/^([a-z]\d+)-.*/, '$1')
  const entry = anchor === '' ? null : document.getElementById(anchor)
  if (entry instanceof HTMLAnchorElement && entry.matches('.parted a[href]')) location.replace(entry.href)
}

export default {
  extends: DefaultTheme,
  // The theme's own page has no main landmark, and a link whose name differs from its text.
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(PageNotFound) }),
  enhanceApp({ router }) {
    if (typeof document === 'undefined') return
    showTypes()
    router.onAfterRouteChange = redirectToPart
  },
} satisfies Theme
