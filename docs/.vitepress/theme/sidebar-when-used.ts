import { whenUsed } from '../live/when-used.js'

/** The sidebar of the theme has a hundred links. They work without a script, so it starts at the first sign of use. */
export default whenUsed(
  async () => (await import('vitepress/dist/client/theme-default/components/VPSidebar.vue')).default,
)
