import { cornersOf } from '../model/corners.js'
import type { Design, Place } from '../model/design.js'
import type { HitTarget } from '../model/grasp.js'
import { clearPlace } from '../model/label-places.js'
import { barView, chosenView, sidesView } from './bar-view.js'
import type { CanvasScale } from './canvas-scale.js'
import { canvasView, type PointHandlers } from './canvas-view.js'
import { SHEET_STYLE, STYLE } from './designer-style.js'
import type { ViewModel } from './view-model.js'
import type { CanvasStops } from './keyboard.js'
import { panelView } from './panel-view.js'
import { h, render } from 'preact'

export interface DesignerParts {
  /** An empty part, as wide as the element. Its height never changes, so an observer of its size never triggers itself. */
  readonly width: HTMLElement
  readonly designer: HTMLElement
  readonly top: HTMLElement
  readonly stage: HTMLElement
  readonly panel: HTMLElement
  readonly status: HTMLElement
  readonly sheet: HTMLElement
}

export function designerParts(root: ShadowRoot): DesignerParts {
  const style = document.createElement('style')
  style.textContent = `${STYLE}${SHEET_STYLE}`
  const [width, designer, top, stage, panel, status, sheet] = [
    partOf('width'),
    partOf('designer', { role: 'group' }),
    partOf('top'),
    // Takes the focus after a click on empty space, so that keys such as undo still work.
    partOf('stage', { tabindex: '-1' }),
    partOf('panel'),
    partOf('unseen', { role: 'status' }),
    partOf('order-sheet'),
  ]
  designer.append(top, stage, panel, status)
  root.append(style, width, designer, sheet)
  return { width, designer, top, stage, panel, status, sheet }
}

/** In pixels. */
const SMALL_WIDTHS = { 'is-medium': 960, 'is-narrow': 760, 'is-slim': 480 }

export function fitToWidth({ width: { clientWidth }, designer }: DesignerParts): void {
  designer.style.setProperty('--_width', `${String(clientWidth)}px`)
  for (const [name, largest] of Object.entries(SMALL_WIDTHS))
    designer.classList.toggle(name, clientWidth <= largest)
}

function partOf(name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const part = document.createElement('div')
  part.className = name
  for (const [attribute, value] of Object.entries(attributes)) part.setAttribute(attribute, value)
  return part
}

/** In pixels. Returns a default before the page is laid out. */
export function extentOf({ stage }: DesignerParts): { readonly width: number; readonly height: number } {
  return { width: stage.clientWidth || 600, height: stage.clientHeight || 400 }
}

export function canvasStops({ stage }: DesignerParts): CanvasStops {
  const root = stage.getRootNode()
  return {
    points: [...stage.querySelectorAll<SVGElement>('.point')],
    fields: [...stage.querySelectorAll<HTMLElement>('.at input, .at button')],
    focused: root instanceof ShadowRoot ? root.activeElement : null,
  }
}

/** Focuses the chosen point, the length of the chosen edge, or the stage. */
export function focusOn(chosen: HitTarget | undefined, parts: DesignerParts): void {
  const { points, fields } = canvasStops(parts)
  if (chosen === undefined) parts.stage.focus()
  else if (chosen.type === 'point') points[chosen.point]?.focus()
  else fields.find((field) => field instanceof HTMLInputElement)?.select()
}

/** Hides the fields on the canvas during a drag. */
export function showDesigner(
  parts: DesignerParts,
  viewModel: ViewModel,
  scale: CanvasScale,
  isDragging: boolean,
  handlers: PointHandlers,
): void {
  const { design, labels, chosen, locale } = viewModel
  const { width, height } = extentOf(parts)
  const canvas = canvasView({ design, chosen, scale, width, height, labels, locale }, handlers)
  const at = isDragging ? undefined : placeOfChosen(design, chosen, scale, width, height)
  const isEnd = chosen?.type === 'point' && (chosen.point === 0 || chosen.point === design.edges.length)
  const hint = design.edges.length === 0 ? labels.empty : isEnd ? labels.selectedHint : ''
  const drawn = [canvas, sidesView(viewModel), chosenView(viewModel, at, width)]
  parts.designer.setAttribute('aria-label', labels.designer)
  render(barView(viewModel), parts.top)
  render(
    [
      ...drawn,
      h('p', { class: 'hint', key: 'hint' }, hint),
      h('p', { class: 'unseen', key: 'keys' }, labels.keys),
    ],
    parts.stage,
  )
  render(panelView(viewModel), parts.panel)
}

/** In pixels. */
function placeOfChosen(
  design: Design,
  chosen: HitTarget | undefined,
  scale: CanvasScale,
  width: number,
  height: number,
): Place | undefined {
  const corners = cornersOf(design).map(scale.toPixels)
  const index = chosen?.type === 'edge' ? chosen.edge : chosen?.point
  const from = index === undefined ? undefined : corners[index]
  if (from === undefined || index === undefined) return undefined
  const to = chosen?.type === 'edge' ? (corners[index + 1] ?? from) : from
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const metal = corners.slice(1).map((corner, at) => [corners[at] ?? corner, corner] as const)
  return clearPlace(middle, { x: 186, y: 50 }, metal, width, height)
}
