import { cpSync, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type DefaultTheme } from 'vitepress'
import { builtEntries, typesOfEntries } from './entries.js'
import { anchorOf } from './anchors.js'
import { hoveredTypes } from './hover.js'
import {
  anchorRulesByNumber,
  DOWNLOADS,
  keepShortCodeWhole,
  leadToParts,
  leaveOutLinksToTheRepository,
  takeTagsAsText,
} from './links.js'
import { partedSources, withoutParts } from './parts.js'
import { checkSearchSize, search } from './search.js'
import { sidebar } from './sidebar.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
if (!existsSync(`${root}dist/index.js`))
  throw new Error('the site shows the built package: npm run build comes first')

const apiPages = fileURLToPath(new URL('../api/typedoc-sidebar.json', import.meta.url))
const api = existsSync(apiPages)
  ? (JSON.parse(readFileSync(apiPages, 'utf8')) as DefaultTheme.SidebarItem[])
  : []

export default defineConfig({
  title: 'quotewright',
  description: 'Exact pricing of sales quotes in the building-products trade, to the cent, with reasons.',
  lang: 'en-AU',
  // An empty icon, so that browsers do not request one.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  base: process.env['SITE_BASE'] ?? '/',
  srcExclude: ['examples/*/node_modules/**', 'examples/recipes/**', ...partedSources],
  rewrites: withoutParts,
  cleanUrls: false,
  lastUpdated: false,
  // Runs after links to files outside the site are removed.
  ignoreDeadLinks: false,
  markdown: {
    anchor: { slugify: anchorOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [hoveredTypes(typesOfEntries(root), root)],
    config(md) {
      leaveOutLinksToTheRepository(md)
      leadToParts(md)
      keepShortCodeWhole(md)
      takeTagsAsText(md)
      anchorRulesByNumber(md)
    },
  },
  vite: {
    resolve: {
      alias: [
        ...builtEntries(root),
        {
          find: './components/VPSidebar.vue',
          replacement: `${root}docs/.vitepress/theme/sidebar-when-used.ts`,
        },
      ],
    },
  },
  buildEnd: ({ outDir, site }) => {
    for (const sample of DOWNLOADS) cpSync(`${root}docs/${sample}`, `${outDir}/${sample}`)
    if (site.themeConfig.search !== undefined) checkSearchSize(outDir)
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'flashing-designer' } } },
  themeConfig: {
    search,
    outline: { level: [2, 3] },
    nav: [
      { text: 'Guide', link: '/guide' },
      { text: 'Try it', link: '/live/line' },
      { text: 'How to', link: '/how-to/README' },
      { text: 'Rules', link: '/rules' },
      { text: 'Reference', link: '/api/' },
    ],
    sidebar: sidebar(api),
    docFooter: { prev: 'Before', next: 'Next' },
  },
})
