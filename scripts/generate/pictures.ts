import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GeneratedFile } from './generated-file.js'
import { LAYERS } from './layers.js'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

const STYLE = `<style>
.box{fill:#fff;stroke:#55606e}.end{fill:#f6ece7;stroke:#a03b12}.t{fill:#16202c;font-size:15px}.s{fill:#4b4f57;font-size:13px}
.a{stroke:#a03b12;fill:none;stroke-width:1.5}.h{fill:#a03b12}
@media (prefers-color-scheme:dark){.box{fill:#1b1f26;stroke:#a9b4c0}.end{fill:#33231b;stroke:#f0a27c}.t{fill:#f2f5f8}.s{fill:#bcbcc2}.a{stroke:#f0a27c}.h{fill:#f0a27c}.paper{fill:#14191f}}
</style>`
const HEAD = `<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="h" d="M0 0L8 4L0 8z"/></marker></defs>`

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly title: string
  readonly modules?: readonly string[]
  readonly isEnd?: boolean
}

const HEIGHT = 62

const BOXES: readonly Box[] = [
  { x: 8, y: 20, width: 125, title: 'Request', isEnd: true },
  { x: 8, y: 110, width: 125, title: 'Account', isEnd: true },
  { x: 8, y: 200, width: 125, title: 'Catalogue', isEnd: true },
  { x: 165, y: 20, width: 90, title: 'Read', modules: ['wire'] },
  { x: 287, y: 20, width: 160, title: 'Price each line', modules: ['pricing', 'flashing', 'tax'] },
  { x: 479, y: 20, width: 90, title: 'Add up', modules: ['engine'] },
  { x: 601, y: 20, width: 131, title: 'Document', isEnd: true },
  { x: 601, y: 200, width: 131, title: 'All problems', modules: ['problem'], isEnd: true },
]

const ARROWS = [
  'M133 51H163',
  'M255 51H285',
  'M447 51H477',
  'M569 51H599',
  'M133 141H195V84',
  'M195 141H330V84',
  'M133 231H365V84',
  'M225 84V250H599',
  'M405 84V250',
  'M524 84V250',
] as const

function picture(width: number, height: number, title: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" text-anchor="middle">
<title>${title}</title>
${STYLE}
${HEAD}
<rect class="paper" width="100%" height="100%" fill="#fff"/>
${content}
</svg>
`
}

function boxOf({ x, y, width, title, modules = [], isEnd = false }: Box): string {
  for (const module of modules)
    if (!existsSync(`${source}${module}`))
      throw new Error(`The picture shows src/${module}, which is missing`)
  const middle = String(x + width / 2)
  const below = modules.length === 0 ? 6 : -4
  const names = modules.map((module) => `src/${module}`).join(', ')
  const name = names.length > 24 ? modules.join(', ') : names
  return `<rect class="${isEnd ? 'end' : 'box'}" x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(HEIGHT)}" rx="4"/>
<text class="t" x="${middle}" y="${String(y + HEIGHT / 2 + below)}">${title}</text>${
    name === '' ? '' : `<text class="s" x="${middle}" y="${String(y + HEIGHT / 2 + 17)}">${name}</text>`
  }`
}

function wayOfTheData(): string {
  const arrows = ARROWS.map((path) => `<path class="a" d="${path}" marker-end="url(#head)"/>`)
  return picture(740, 282, 'The way of the data', [...arrows, ...BOXES.map(boxOf)].join('\n'))
}

const ROW = 34
const WIDTH = 760
const GAP = 6

function layer(modules: readonly string[], index: number): string {
  const weights = modules.map((module) => module.length + 6)
  const unit = (WIDTH - 60) / weights.reduce((sum, weight) => sum + weight, 0)
  const y = 8 + index * ROW
  let x = 50
  const boxes = modules.map((module, at) => {
    if (!existsSync(`${source}${module}`)) throw new Error(`The layer ${module} is missing`)
    const width = unit * (weights[at] ?? 0)
    const [left, middle] = [x.toFixed(1), (x + (width - GAP) / 2).toFixed(1)]
    x += width
    return `<rect class="box" x="${left}" y="${String(y)}" width="${(width - GAP).toFixed(1)}" height="${String(ROW - GAP)}" rx="3"/><text class="t" x="${middle}" y="${String(y + 19)}">${module}</text>`
  })
  return boxes.join('\n')
}

function layersPicture(): string {
  const rows = [...LAYERS].reverse()
  const height = rows.length * ROW + 8
  const arrow = `<path class="a" d="M24 12V${String(height - 16)}" marker-end="url(#head)"/>`
  return picture(WIDTH, height, 'Layers: imports go down', [arrow, ...rows.map(layer)].join('\n'))
}

export function pictures(): readonly GeneratedFile[] {
  return [
    { path: 'docs/pictures/layers.svg', text: layersPicture() },
    { path: 'docs/pictures/way-of-the-data.svg', text: wayOfTheData() },
  ]
}
