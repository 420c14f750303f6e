import { barView, chosenView, sidesView } from '../../../src/designer/element/bar-view.js'
import { DesignerBoard } from '../../../src/designer/element/designer-board.js'
import { filled, labelsIn } from '../../../src/designer/element/designer-labels.js'
import { parseCutList } from '../../../src/designer/element/designer-order.js'
import { panelView } from '../../../src/designer/element/panel-view.js'
import { viewModelOf, type ShownOrder } from '../../../src/designer/element/view-model.js'
import { sampleDesigns, type Design } from '../../../src/entries/designer.js'
import { elementsIn, type ShownElement } from './elements-in.js'

export const labels = labelsIn('en-AU', {})
export const { apron } = sampleDesigns

/** Shows the elements as a page would, and records the requests to the host. */
export function designerOf(design: Design = apron, order: Partial<ShownOrder> = {}) {
  const asked: string[] = []
  const asking = (name: string) => () => asked.push(name)
  const board = new DesignerBoard({
    changed: asking('changed'),
    render: asking('render'),
    focus: asking('focus'),
  })
  board.load(design)
  const shown = {
    ...{ figures: { advice: [] }, labels, locale: 'en-AU', currency: 'AUD', piecesText: '', problems: [] },
    isComplete: true,
    ...{ cutList: parseCutList('', 'en-AU'), price: { micros: undefined }, wordsOf: () => 'words', ...order },
  } as unknown as ShownOrder
  const actions = {
    ...{ setPieces: asking('setPieces'), setUnitPrice: asking('setUnitPrice'), leaveOrder: asking('leave') },
    ...{ print: asking('print'), saveSvg: asking('saveSvg'), saveJson: asking('saveJson') },
  }
  const at = { x: 100.4, y: 50.6 }
  const model = () => viewModelOf(board, shown, actions)
  const elements = (place = at): readonly ShownElement[] => {
    const viewModel = model()
    const chosen = chosenView(viewModel, place, 600)
    return elementsIn([barView(viewModel), sidesView(viewModel), chosen, panelView(viewModel)])
  }
  const named = (label: string) => elements().filter(({ props }) => props['aria-label'] === label)
  const control = (label: string): ShownElement['props'] => {
    const [found] = named(label)
    if (found === undefined) throw new Error(`nothing is called ${label}`)
    return found.props
  }
  const fire = (props: ShownElement['props'], handler: string, target: object = {}) => {
    ;(props[handler] as ((event: object) => void) | undefined)?.({ target })
  }
  return {
    ...{ board, asked, model, elements, named, control, fire },
    click: (label: string) => {
      fire(control(label), 'onClick')
    },
    type: (label: string, value: string) => {
      fire(control(label), 'onInput', { value })
      fire(control(label), 'onBlur')
    },
    change: (label: string, target: object) => {
      fire(control(label), 'onChange', target)
    },
  }
}

export const sizes = ({ edges }: Design) => edges.map(({ size }) => size)
export const turns = ({ edges }: Design) => edges.map(({ turn }) => turn)
export const of = (label: string, number: number) => filled(label, { number })
