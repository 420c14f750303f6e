/**
 * `<flashing-designer>`: a designer of flashings as one custom element, drawn by mouse, touch and keyboard. Importing it in
 * a browser registers it; on a server it does nothing.
 *
 * @packageDocumentation
 */
import { cornersOf, placeAlong, directionsOf } from '../designing/corners.js'
import { designOfDrawings } from '../designing/design-of-drawing.js'
import { designText, readDesign } from '../designing/design-text.js'
import { emptyDesign, type Design, type Place } from '../designing/design.js'
import type { DesignAction } from '../designing/designed.js'
import { newHistory, withAction, type DesignHistory, type HistoryAction } from '../designing/edit-history.js'
import { viewBoxOf, type Grasped, type ViewBox } from '../designing/grasp.js'
import { drawingsOf, type DesignDrawings } from '../designing/wire-drawing.js'
import { sampleDesigns } from '../designing/sample-designs.js'
import { renderFlashingSvg } from '../flashing-results.generated.js'
import { readTyped } from '../input/read-typed.js'
import { money } from '../input/wire-money.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { SheetLimits } from '../wire/options.generated.js'
import { barView, chosenView, sidesView } from './bar-view.js'
import { clearPlace } from '../designing/label-places.js'
import { scaleOf, type CanvasScale } from './canvas-scale.js'
import { canvasView } from './canvas-view.js'
import { ENGLISH_LABELS, filled, saidOf, type DesignerLabels } from './designer-labels.js'
import { SHEET_STYLE, STYLE } from './designer-style.js'
import type { Desk } from './desk.js'
import {
  currencyOf,
  figuresOf,
  lineOf,
  type DesignerAdvice,
  type DesignerFigures,
  type DesignerOrder,
} from './flashing-figures.js'
import { orderSheetHtml, printSheet, saveFile } from './order-sheet.js'
import { panelView } from './panel-view.js'
import { patch, wanted } from './patch.js'
import { designDuring, gestureAt, type Gesture } from './pointer-gestures.js'

export type { Design, DesignDrawings, DesignerAdvice, DesignerFigures, DesignerLabels, FlashingLineInput }

/** What the event `change` says. */
export interface DesignerChange {
  /** The design. */
  readonly design: Design
  /** The flashing line, ready to be sent; undefined when nothing is drawn. */
  readonly line: FlashingLineInput | undefined
  /** What is measured of it. */
  readonly figures: DesignerFigures
}

// On a server there are no elements: the class is there, and nothing can be made of it.
const Base =
  (globalThis.HTMLElement as typeof HTMLElement | undefined) ?? (Object as unknown as typeof HTMLElement)

/** The element `<flashing-designer>`. */
export class FlashingDesigner extends Base {
  /** The attributes that change it while it is on a page. */
  static readonly observedAttributes = [
    'price-per-metre',
    'price-per-square-metre',
    'pieces',
    'locale',
    'template',
  ]

  #history: DesignHistory = newHistory()
  #chosen: Grasped | undefined
  #gesture: Gesture | undefined
  #gestureCount = 0
  #view: ViewBox = viewBoxOf(emptyDesign)
  #account: AccountInput = { currency: 'AUD' }
  #limits: SheetLimits = {}
  #labels: DesignerLabels = ENGLISH_LABELS
  #note = ''
  #pieces: DesignerOrder['subitems'] = []
  #piecesText = ''
  #typedPrice: string | undefined
  #observer: ResizeObserver | undefined
  #stage: HTMLElement | undefined
  #saidTimer: ReturnType<typeof setTimeout> | undefined
  readonly #onHash = (): void => {
    this.#readHash()
  }

  /** Called by the page that it comes into. */
  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    if (root.childNodes.length === 0) this.#build(root)
    this.#observer = new ResizeObserver(() => {
      this.#render()
    })
    if (this.#stage) this.#observer.observe(this.#stage)
    globalThis.addEventListener('hashchange', this.#onHash)
    this.#readHash()
    this.#render()
  }

  /** Called by the page that it leaves. */
  disconnectedCallback(): void {
    this.#observer?.disconnect()
    globalThis.removeEventListener('hashchange', this.#onHash)
    clearTimeout(this.#saidTimer)
  }

  /** Called by the page when an attribute changes. */
  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === 'pieces') this.#readPieces(value ?? '')
    if (name === 'template' && value !== null && Object.hasOwn(sampleDesigns, value))
      this.design = sampleDesigns[value as keyof typeof sampleDesigns]
    this.#render()
  }

  /** The design. Setting it starts a new history. */
  get design(): Design {
    return this.#history.present
  }
  set design(design: Design) {
    this.#history = newHistory(design)
    this.#chosen = undefined
    this.#render()
  }

  /** The drawings as a flashing line has them; undefined when nothing is drawn. */
  get drawing(): DesignDrawings | undefined {
    return drawingsOf(this.design)
  }

  /** The flashing line, ready to be sent; undefined when nothing is drawn. One that is set is shown if it can be. */
  get line(): FlashingLineInput | undefined {
    const drawings = this.drawing
    return drawings && lineOf(drawings, this.#order, this.#account)
  }
  set line(line: FlashingLineInput | undefined) {
    this.design = designOfDrawings(line) ?? emptyDesign
  }

  /** The sheet of the flashing as an SVG; empty when nothing is drawn. */
  get svg(): string {
    const { line } = this
    return line === undefined
      ? ''
      : renderFlashingSvg(line, { locale: this.#locale.startsWith('de') ? 'de' : 'en' })
  }

  /** What is measured of the flashing. */
  get figures(): DesignerFigures {
    const { line } = this
    if (line !== undefined) return figuresOf(line, this.#account, this.#limits)
    return { girth: '0', bends: '0', metres: '0', totalPriceMicros: undefined, advice: [] }
  }

  /** The settings of the account: currency, bends of a crush fold, the shortest length that is charged. */
  get account(): AccountInput {
    return this.#account
  }
  set account(account: AccountInput) {
    this.#account = account
    this.#render()
  }

  /** What the workshop can make, for advice. */
  get limits(): SheetLimits {
    return this.#limits
  }
  set limits(limits: SheetLimits) {
    this.#limits = limits
    this.#render()
  }

  /** The words of the designer. Those that are set replace the English ones. */
  get labels(): DesignerLabels {
    return this.#labels
  }
  set labels(labels: Partial<DesignerLabels>) {
    this.#labels = { ...ENGLISH_LABELS, ...labels }
    this.#render()
  }

  /** Prints the sheet for the workshop by itself. */
  printOrderSheet(): void {
    const { line } = this
    if (line !== undefined)
      printSheet(orderSheetHtml(line, this.#locale), this.design.name || this.#labels.orderSheet)
  }

  get #locale(): string {
    return this.getAttribute('locale') ?? 'en-AU'
  }

  get #order(): DesignerOrder {
    const micros = (name: string): string | undefined => {
      const text = this.getAttribute(name)
      return text === null ? undefined : money(text, { currency: currencyOf(this.#account) }).amountMicros
    }
    return {
      productName: this.design.name,
      subitems: this.#pieces,
      unitPriceMicros: this.#typedPrice ?? micros('price-per-metre'),
      squareMetreMicros: micros('price-per-square-metre'),
    }
  }

  #build(root: ShadowRoot): void {
    root.innerHTML = `<style>${STYLE}${SHEET_STYLE}</style><div class="designer" role="group"><div class="top"></div><div class="stage"></div><div class="panel"></div><div class="unseen" role="status"></div></div><div class="order-sheet"></div>`
    const stage = root.querySelector<HTMLElement>('.stage')
    if (stage === null) return
    this.#stage = stage
    stage.addEventListener('pointerdown', (event) => {
      this.#down(event)
    })
    stage.addEventListener('pointermove', (event) => {
      this.#move(event)
    })
    for (const name of ['pointerup', 'pointercancel'] as const)
      stage.addEventListener(name, (event) => {
        this.#up(event)
      })
    stage.addEventListener('dblclick', (event) => {
      const { edge } = this.#chosen?.type === 'edge' ? this.#chosen : { edge: undefined }
      if (edge !== undefined && isOnCanvas(event)) this.#act({ type: 'splitEdge', edge })
    })
    root.querySelector('.designer')?.addEventListener('keydown', (event) => {
      this.#onKey(event as KeyboardEvent)
    })
  }

  #act(action: DesignAction | HistoryAction, gesture?: string): void {
    const before = this.#history
    this.#history = withAction(before, action, gesture)
    this.#note = ''
    if (this.#history !== before) this.#changed()
    this.#render()
  }

  #changed(): void {
    const { design, line, figures } = this
    if (this.hasAttribute('hash') && this.#gesture === undefined)
      globalThis.history.replaceState(globalThis.history.state, '', `#${designText(design)}`)
    const detail: DesignerChange = { design, line, figures }
    this.dispatchEvent(new CustomEvent('change', { detail, bubbles: true, composed: true }))
    // Said once the hand is still.
    clearTimeout(this.#saidTimer)
    this.#saidTimer = setTimeout(() => {
      const status = this.shadowRoot?.querySelector('[role=status]')
      if (status) status.textContent = saidOf(figures, this.#labels, this.#locale)
    }, 300)
  }

  #readHash(): void {
    if (!this.hasAttribute('hash')) return
    const design = readDesign(globalThis.location.hash)
    if (design !== undefined && designText(design) !== designText(this.design)) this.design = design
  }

  #readPieces(text: string): void {
    const typed = readTyped(text, { kind: 'pieces', locale: this.#locale, unit: 'mm' })
    this.#piecesText = text
    this.#note = ''
    if (typed.is === 'read')
      this.#pieces = typed.value.map(({ amount, length }) => ({
        amount: Number(amount),
        length: Number(length),
      }))
    else if (text.trim() === '') this.#pieces = []
    else this.#note = filled(this.#labels.unreadable, { text })
  }

  /** A new edge after the chosen end, or after the last one. */
  #addEdge(): void {
    const { design } = this
    const isAtStart = this.#chosen?.type === 'point' && this.#chosen.point === 0 && design.edges.length > 0
    const corners = cornersOf(design)
    const directions = directionsOf(design)
    const from = (isAtStart ? corners[0] : corners.at(-1)) ?? design.start
    const onward = isAtStart ? (directions[0] ?? 0) + 180 : (directions.at(-1) ?? 0)
    const to = placeAlong(from, design.edges.length === 0 ? 0 : onward, NEW_EDGE)
    this.#act({ type: 'addPoint', end: isAtStart ? 'start' : 'end', to })
    this.#choose({ type: 'point', point: isAtStart ? 0 : this.design.edges.length }, true)
  }

  #choose(chosen: Grasped | undefined, isFocused = false): void {
    this.#chosen = chosen
    this.#render()
    if (isFocused && chosen?.type === 'point')
      this.shadowRoot?.querySelectorAll<SVGElement>('.point')[chosen.point]?.focus()
    // The length of an edge can be typed at once.
    if (isFocused && chosen?.type === 'edge') this.#fields?.querySelector('input')?.select()
  }

  #onKey(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const action =
      isCommand && key === 'z'
        ? event.shiftKey
          ? 'redo'
          : 'undo'
        : isCommand && key === 'y'
          ? 'redo'
          : undefined
    if (action !== undefined) {
      event.preventDefault()
      this.#act({ type: action })
    } else if (event.key === 'Escape') {
      // From a field back to its point; from a point out of everything.
      const isInFields = event.composedPath().some((node) => node === this.#fields)
      this.#choose(isInFields ? this.#chosen : undefined, isInFields)
    } else if (event.key === 'Tab') this.#onTab(event)
  }

  /** What is next to the drawing with the fields of the chosen point or edge. */
  get #fields(): HTMLElement | null {
    return this.#stage?.querySelector<HTMLElement>('.at') ?? null
  }

  /** The fields of a point come right after it, and then the next point. */
  #onTab(event: KeyboardEvent): void {
    const fields = [...(this.#fields?.querySelectorAll<HTMLElement>('input,button') ?? [])]
    const points = [...(this.#stage?.querySelectorAll<SVGElement>('.point') ?? [])]
    if (this.#chosen?.type !== 'point' || fields.length === 0) return
    const { point } = this.#chosen
    const stops = [points[point], ...fields]
    const at = stops.findIndex((stop) => stop === this.shadowRoot?.activeElement)
    // Before its point and after the last point's fields the order of the page is right.
    const next = event.shiftKey ? stops[at - 1] : (stops[at + 1] ?? points[point + 1])
    if (at === -1 || next === undefined) return
    event.preventDefault()
    next.focus()
  }

  #onPointKey(event: KeyboardEvent, point: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = ARROWS[event.key]
    const last = this.design.edges.length
    if (by !== undefined) this.#act({ type: 'nudgePoint', point, by, isFree: event.shiftKey })
    else if (event.key === 'Enter' || event.key === 'Insert' || event.key === ' ') {
      this.#chosen = { type: 'point', point }
      if (point === 0 || point === last) this.#addEdge()
      else {
        this.#act({ type: 'splitEdge', edge: point })
        this.#choose({ type: 'point', point: point + 1 }, true)
      }
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      this.#act({ type: 'removePoint', point })
      const rest = this.design.edges.length
      this.#choose(rest === 0 ? undefined : { type: 'point', point: Math.min(point, rest) }, true)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  #placeOf(event: MouseEvent): Place {
    const box = this.#stage?.getBoundingClientRect()
    return this.#scale().toMm({ x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) })
  }

  #scale(): CanvasScale {
    const { clientWidth = 0, clientHeight = 0 } = this.#stage ?? {}
    return scaleOf(this.#view, clientWidth || 600, clientHeight || 400)
  }

  #down(event: PointerEvent): void {
    if (!isOnCanvas(event) || event.button !== 0 || this.#gesture !== undefined) return
    const gesture = gestureAt(this.design, this.#chosen, event, this.#placeOf(event), this.#scale())
    this.#gesture = gesture
    this.#gestureCount += 1
    this.#stage?.setPointerCapture(event.pointerId)
    if (gesture.grasp !== 'first') {
      this.#chosen = gesture.grasp
      this.#draw(gesture.base)
    }
  }

  #move(event: PointerEvent): void {
    const gesture = this.#gesture
    if (gesture?.pointer !== event.pointerId) return
    const at = this.#placeOf(event)
    const moved = Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) * this.#scale().pixelsPerMm
    // A tap with a hand that is not quite still is no drag.
    if (moved >= 4) this.#draw(designDuring(gesture, at, event.shiftKey))
  }

  #up(event: PointerEvent): void {
    const gesture = this.#gesture
    if (gesture?.pointer !== event.pointerId) return
    this.#gesture = undefined
    if (gesture.grasp === 'first') this.#chosen = { type: 'point', point: this.design.edges.length }
    this.#changed()
    // Focus on a field calls up the keyboard of a phone: only the mouse leads there.
    this.#choose(this.#chosen, this.#chosen?.type === 'point' || event.pointerType === 'mouse')
  }

  #draw(design: Design): void {
    this.#act({ type: 'load', design }, `drag-${String(this.#gestureCount)}`)
  }

  #desk(): Desk {
    const { past, present, future } = this.#history
    return {
      design: present,
      chosen: this.#chosen,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      figures: this.figures,
      labels: this.#labels,
      locale: this.#locale,
      currency: currencyOf(this.#account),
      piecesText: this.#piecesText,
      unitPriceMicros: (this.line?.unitPrice as { amountMicros?: string } | undefined)?.amountMicros,
      note: this.#note,
      act: (action) => {
        this.#act(action)
      },
      choose: (chosen) => {
        this.#choose(chosen)
      },
      addEdge: () => {
        this.#addEdge()
      },
      setPieces: (text) => {
        this.#readPieces(text)
        this.#changed()
        this.#render()
      },
      setUnitPrice: (micros) => {
        this.#typedPrice = micros
        this.#note = ''
        this.#changed()
        this.#render()
      },
      refuse: (words) => {
        this.#note = words
        this.#render()
      },
      print: () => {
        this.printOrderSheet()
      },
      saveSvg: () => {
        saveFile(`${this.design.name || 'flashing'}.svg`, 'image/svg+xml', this.svg)
      },
      saveJson: () => {
        saveFile(
          `${this.design.name || 'flashing'}.json`,
          'application/json',
          JSON.stringify(this.line, null, 2),
        )
      },
    }
  }

  #render(): void {
    const root = this.shadowRoot
    const stage = this.#stage
    if (!root || !stage || !this.isConnected) return
    const desk = this.#desk()
    const { design, labels, chosen } = desk
    const [width, height] = [stage.clientWidth || 600, stage.clientHeight || 400]
    if (this.#gesture === undefined) this.#view = viewBoxOf(design, width / height)
    const scale = this.#scale()
    const canvas = canvasView(
      { design, chosen, scale, width, height, labels },
      {
        onPointKey: (event, point) => {
          this.#onPointKey(event, point)
        },
        onPointFocus: (point) => {
          if (this.#gesture === undefined && !(chosen?.type === 'point' && chosen.point === point))
            this.#choose({ type: 'point', point })
        },
      },
    )
    const at = this.#gesture === undefined ? placeOfChosen(design, chosen, scale, width, height) : undefined
    const isEnd = chosen?.type === 'point' && (chosen.point === 0 || chosen.point === design.edges.length)
    const hint = design.edges.length === 0 ? labels.empty : isEnd ? labels.selectedHint : ''
    root.querySelector('.designer')?.setAttribute('aria-label', labels.designer)
    const [top, panel] = [root.querySelector('.top'), root.querySelector('.panel')]
    if (top) patch(top, [barView(desk)])
    const parts = [canvas, sidesView(desk), chosenView(desk, at, width)]
    const words = wanted('p', { class: 'hint', key: 'hint' }, hint)
    const keys = wanted('p', { class: 'unseen', key: 'keys' }, labels.keys)
    patch(stage, [...parts.filter((part) => part !== undefined), words, keys])
    if (panel) patch(panel, panelView(desk))
    const sheet = root.querySelector('.order-sheet')
    if (sheet && this.#gesture === undefined) sheet.innerHTML = orderSheetHtml(this.line, this.#locale)
  }
}

const NEW_EDGE = 50

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function isOnCanvas(event: Event): boolean {
  return !event
    .composedPath()
    .some((node) => node instanceof HTMLElement && /^(at|tabs)$/.test(node.className))
}

/** Where there is room next to the chosen point or edge, in pixels. */
function placeOfChosen(
  design: Design,
  chosen: Grasped | undefined,
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

const registry = globalThis.customElements as CustomElementRegistry | undefined
if (registry !== undefined && registry.get('flashing-designer') === undefined)
  registry.define('flashing-designer', FlashingDesigner)
