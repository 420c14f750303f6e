import { whenUsed } from '../live/when-used.js'

/**
 * The theme's sidebar has a hundred links, which work without a script. So its script starts only at the first sign of
 * use.
 */
export default whenUsed(
  async () => (await import('vitepress/dist/client/theme-default/components/VPSidebar.vue')).default,
)
