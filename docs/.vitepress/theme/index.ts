import TwoslashFloatingVue from '@shikijs/vitepress-twoslash/client'
import '@shikijs/vitepress-twoslash/style.css'
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h } from 'vue'
import PageNotFound from './PageNotFound.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  // The theme's own has no main part, and a link with another name than it shows.
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(PageNotFound) }),
  enhanceApp({ app }) {
    app.use(TwoslashFloatingVue)
  },
} satisfies Theme
