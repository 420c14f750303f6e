import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h, nextTick } from 'vue'
import { showTypes } from './hover.js'
import PageNotFound from './PageNotFound.vue'
import './style.css'

/** An address of a page before it had parts, such as `rules.html#l3`, leads on to the part. */
async function leadOn(): Promise<void> {
  await nextTick()
  const anchor = decodeURIComponent(location.hash.slice(1)).replace(/^([a-z]\d+)-.*/, '$1')
  const entry = anchor === '' ? null : document.getElementById(anchor)
  if (entry instanceof HTMLAnchorElement && entry.matches('.parted a[href]')) location.replace(entry.href)
}

export default {
  extends: DefaultTheme,
  // The theme's own has no main part, and a link with another name than it shows.
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(PageNotFound) }),
  enhanceApp({ router }) {
    if (typeof document === 'undefined') return
    showTypes()
    router.onAfterRouteChange = leadOn
  },
} satisfies Theme
