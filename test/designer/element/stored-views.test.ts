/** Compares all that the designer shows, for a few designs, with texts that a person has checked. */
import { test } from 'vitest'
import { canvasView } from '../../../src/designer/element/canvas-view.js'
import { scaleOf } from '../../../src/designer/element/canvas-scale.js'
import { barView, chosenView, sidesView } from '../../../src/designer/element/bar-view.js'
import { labelsIn } from '../../../src/designer/element/designer-labels.js'
import { parseCutList } from '../../../src/designer/element/designer-order.js'
import { panelView } from '../../../src/designer/element/panel-view.js'
import type { ShownOrder, ViewModel } from '../../../src/designer/element/view-model.js'
import { emptyDesign, sampleDesigns } from '../../../src/entries/designer.js'
import { viewBoxOf } from '../../../src/designer/model/grasp.js'
import { expectStored } from '../../stored-file.js'
import { DesignerAlone } from './designer-alone.js'
import { designerOf } from './designer-of.js'

/** Classes serve only the style sheet, and the shapes of paths may change. */
const LEFT_OUT = ['children', 'class', 'd', 'points']

/** One line for each element, below its parent. */
function linesOf(node: unknown, indent = ''): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((one) => linesOf(one, indent))
  if (typeof node === 'string' || typeof node === 'number') return [`${indent}“${String(node)}”`]
  if (typeof node !== 'object' || node === null) return []
  const { type, props, key } = node as {
    readonly type: string
    readonly props: Readonly<Record<string, unknown>>
    readonly key: unknown
  }
  const shown = Object.entries({ ...props, key }).filter(
    ([name, value]) =>
      !LEFT_OUT.includes(name) && value !== undefined && value !== null && typeof value !== 'function',
  )
  // The shape of an icon may change, but each icon has one.
  if (type === 'path' && props['d'] === undefined) throw new Error('a path draws nothing')
  const words = shown.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return [`${indent}${type}${words.join('')}`, ...linesOf(props['children'], `${indent}  `)]
}

function views(viewModel: ViewModel): string {
  const { design, chosen, labels, locale } = viewModel
  const [width, height] = [600, 400]
  const scale = scaleOf(viewBoxOf(design, width / height), width, height)
  const state = { design, chosen, scale, width, height, labels, locale }
  const nothing = () => undefined
  return linesOf([
    barView(viewModel),
    sidesView(viewModel),
    canvasView(state, { onPointKey: nothing, onPointFocus: nothing }),
    chosenView(viewModel, { x: 100, y: 50 }, width),
    panelView(viewModel),
  ]).join('\n')
}

const MISSING = { code: 'drawing_required', path: ['line', 'drawing'] }
const UNREAD = { code: 'unreadable_text', path: ['line', 'subitems'] }

test('The designer shows an empty sheet, a chosen point and edge, and a tapered sheet as stored', () => {
  const element = new DesignerAlone()
  element.setAttribute('price-per-metre', '12.60')
  element.setAttribute('pieces', '4 @ 2400')
  element.limits = { maximumGirthMm: '300', maximumLengthMm: '2000' }
  element.design = sampleDesigns.apron
  const apron = { figures: element.figures, price: { micros: '12600000' }, piecesText: '4 @ 2400' }
  const cutList = parseCutList(apron.piecesText, 'en-AU')
  const order = { ...apron, cutList } as Partial<ShownOrder>
  const cell = { fromMm: '300', toMm: '350', bends: '4', extraBends: '1' }
  const german = {
    ...order,
    price: { micros: '12600000', cell },
    locale: 'de-DE',
    currency: 'EUR',
    labels: labelsIn('de-DE', {}),
  }
  const none = { isComplete: false, note: MISSING, problems: [UNREAD], figures: element.figures }
  const empty = designerOf(emptyDesign, none as unknown as Partial<ShownOrder>)
  const pointed = designerOf(sampleDesigns.apron, order)
  pointed.board.choose({ type: 'point', point: 1 })
  const tapered = designerOf(sampleDesigns.apron, german)
  tapered.board.act({ type: 'setTaper', isTapered: true })
  tapered.board.choose({ type: 'edge', edge: 1, share: 0.5 })
  const parts = Object.entries({ empty, pointed, tapered })
  const text = parts.map(([name, { model }]) => `# ${name}\n${views(model())}\n`).join('\n')
  expectStored(text, new URL('stored/views.txt', import.meta.url))
})
