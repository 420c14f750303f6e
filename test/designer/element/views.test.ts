/** Tests what the views of the designer show, as elements and without a browser. */
import type { JSX } from 'preact'
import { describe, expect, test } from 'vitest'
import { canvasView } from '../../../src/designer/element/canvas-view.js'
import { labelsIn } from '../../../src/designer/element/designer-labels.js'
import { parseCutList } from '../../../src/designer/element/designer-order.js'
import { orderView } from '../../../src/designer/element/order-view.js'
import { panelView } from '../../../src/designer/element/panel-view.js'
import { sampleDesigns } from '../../../src/entries/designer.js'
import type { Problem } from '../../../src/entries/index.js'
import { DesignerAlone } from './designer-alone.js'
import { elementsIn } from './elements-in.js'

const labels = labelsIn('en-AU', {})

describe('the fields of the order', () => {
  const problem = (field: string): Problem => ({
    code: 'required',
    message: 'is missing',
    param: `line.${field}`,
    path: ['line', field],
    source: 'request',
    details: {},
  })
  const shown = (more: object = {}) =>
    orderView({
      labels,
      locale: 'en-AU',
      currency: 'AUD',
      piecesText: '4 @ 2400',
      cutList: parseCutList('4 @ 2400', 'en-AU'),
      price: { micros: '12600000' },
      problems: [],
      wordsOf: ({ param }: Problem) => `words of ${param}`,
      ...more,
    } as unknown as Parameters<typeof orderView>[0])
  const messages = (view: JSX.Element) =>
    elementsIn(view).flatMap(({ type, props }) =>
      type === 'p' ? [[props['class'], props['role'], props['children']]] : [],
    )
  const inputs = (view: JSX.Element) => elementsIn(view).filter(({ type }) => type === 'input')

  test('show the problem of each field below it, as an alert once nobody types there', () => {
    const problems = [problem('subitems'), problem('unitPrice')]
    expect(messages(shown({ problems }))).toEqual([
      ['message wrong', 'alert', 'words of line.subitems'],
      ['message wrong', 'alert', 'words of line.unitPrice'],
    ])
    expect(messages(shown({ problems, typingOrder: 'pieces' })).map(([, role]) => role)).toEqual([
      undefined,
      'alert',
    ])
    expect(
      inputs(shown({ problems: [problem('unitPrice')] })).map(({ props }) => props['aria-invalid']),
    ).toEqual([undefined, 'true'])
  })

  test('show why the table has no price, or the cell of its price', () => {
    const reason = problem('girth')
    expect(messages(shown({ price: { problems: [reason] } }))[1]).toEqual([
      'message wrong',
      'alert',
      'words of line.girth',
    ])
    const cell = { fromMm: '200', toMm: '300', bends: '4', extraBends: '0' }
    const [, plain] = messages(shown({ price: { micros: '1', cell } }))
    const [, beyond] = messages(shown({ price: { micros: '1', cell: { ...cell, extraBends: '2' } } }))
    expect([plain?.[0], plain?.[2] === beyond?.[2]]).toEqual(['message', false])
  })
})

describe('the numbers of a designer', () => {
  const { apron } = sampleDesigns
  const edges = apron.edges.map((edge, at) => ({
    ...edge,
    size: edge.size + 0.25,
    turn: at === 1 ? 45.5 : edge.turn,
  }))
  const startFold = { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10.5, flip: false } as const
  const totalPriceMicros = '502700000'
  const measured = { girth: '323.75', bends: '2.5', metres: '10.5', chargedMetres: '10.8' }
  const figures = { ...measured, totalPriceMicros, advice: [] }
  const cell = { fromMm: '200.5', toMm: '300', bends: '4', extraBends: '0' }
  const shown = (locale: string, more: object = {}) => {
    const design = { ...apron, edges, startFold, side: 'far' as const }
    const state = { design, chosen: undefined, width: 400, height: 300, labels: labelsIn(locale, {}), locale }
    const order = { currency: 'AUD', piecesText: '', cutList: parseCutList('', locale), problems: [] }
    const viewModel = { ...state, ...order, figures, price: { micros: '12600000', cell }, ...more }
    const scale = { pixelsPerMm: 2, toPixels: (place: object) => place } as never
    const handlers = { onPointKey: () => undefined, onPointFocus: () => undefined }
    const views = [panelView(viewModel as never), canvasView({ ...state, scale }, handlers)]
    return elementsIn(views).flatMap(({ props }) =>
      [props['children'], props['value'], props['aria-label']]
        .flat()
        .filter((text) => typeof text === 'string'),
    )
  }
  const decimals = (texts: readonly unknown[]) => texts.join(' ').match(/\d+[.,]\d+/g) ?? []

  test('are written as its locale writes them, wherever they are shown', () => {
    const [english, german] = ['en-AU', 'de-DE'].map((locale) => decimals(shown(locale)))
    for (const one of ['323.75', '2.5', '10.5', '10.8', '12.60', '502.70', '200.5', '134.5'])
      expect(english).toContain(one)
    expect(german).toEqual(english?.map((one) => one.replace('.', ',')))
  })

  test('show the charged metres only if they differ from the ordered ones', () => {
    const isShown = (more?: object) => shown('en-AU', more).includes(labels.chargedMetres)
    expect([isShown(), isShown({ figures: { ...figures, chargedMetres: undefined } })]).toEqual([true, false])
    const designer = new DesignerAlone()
    designer.account = { currency: 'AUD', minimumFlashingLengthMm: 1800 }
    designer.design = apron
    // 3 × 1.5 m are charged as 3 × 1.8 m.
    designer.setAttribute('pieces', '3 @ 1500; 2 @ 3000')
    expect([designer.figures.metres, designer.figures.chargedMetres]).toEqual(['10.5', '11.4'])
    designer.setAttribute('pieces', '2 @ 3000')
    expect([designer.figures.metres, designer.figures.chargedMetres]).toEqual(['6', undefined])
  })
})
