import { arithmeticPanel } from './arithmetic-panel.js'
import { growthPanel } from './growth-panel.js'
import { element, moved } from './svg.js'
import { STYLE, WIDTH } from './style.js'
import { targetsPanel } from './targets-panel.js'

const MARGIN = 28

export function chart(results) {
  let height = MARGIN
  const panels = [targetsPanel, arithmeticPanel, growthPanel].map((panel) => {
    const drawn = panel(results)
    const placed = moved(height, drawn.content)
    height += drawn.height + MARGIN
    return placed
  })
  const content = [
    '',
    `<title>How fast quotewright is</title>`,
    `<style>${STYLE}</style>`,
    '<rect class="page" width="100%" height="100%"/>',
    ...panels,
    '',
  ].join('\n')
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height, role: 'img' }, content)}\n`
}
