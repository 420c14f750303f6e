/** Tests that each control of the panel does what its label says, without a browser. */
import { describe, expect, test } from 'vitest'
import { emptyDesign } from '../../../src/entries/designer.js'
import { apron, designerOf, labels, of, sizes, turns } from './designer-of.js'

describe('the panel', () => {
  test('sets sizes and angles, and says what is wrong with a text in its field', () => {
    const { board, type, control } = designerOf()
    const [length, angle] = [of(labels.lengthOf, 1), of(labels.angleOf, 2)]
    expect(control(angle)['value']).toBe('110°')
    type(length, '120')
    type(angle, '100°')
    expect([sizes(board.design), turns(board.design)]).toEqual([
      [120, 180, 15],
      [0, -80, 45],
    ])
    type(length, '0')
    expect(board.typing).toMatchObject({
      ...{ field: length, text: '0', isLeft: true },
      problem: {
        code: 'out_of_range',
        path: ['design', 'edges', 0, 'size'],
        details: { sent: '0', min: '0.01' },
      },
    })
    expect([control(length)['value'], control(length)['aria-invalid']]).toEqual(['0', 'true'])
    expect(control(angle)['aria-invalid']).toBe(undefined)
    expect(sizes(board.design)).toEqual([120, 180, 15])
    for (const text of ['360°', '359.996']) {
      type(angle, text)
      expect(board.typing?.problem).toMatchObject({
        code: 'out_of_range',
        path: ['design', 'edges', 1, 'turn'],
        details: { sent: text.replace('°', ''), min: '0', max: '359.99' },
      })
    }
    for (const [label, text] of [[length, '90°'] as const, [angle, '9°0'] as const]) {
      type(label, text)
      expect(board.typing?.problem).toMatchObject({ code: 'unreadable_text' })
    }
    type(angle, '90° ')
    expect([board.typing, turns(board.design)[1]]).toEqual([undefined, -90])
  })

  test('hides and splits an edge, and marks the row of the chosen one', () => {
    const { board, change, click, elements } = designerOf()
    change(of(labels.hiddenOf, 2), { checked: true })
    expect(board.design.edges.map(({ isHidden }) => isHidden)).toEqual([false, true, false])
    board.choose({ type: 'edge', edge: 2, share: 0 })
    const rows = elements().filter(({ type }) => type === 'tr')
    expect(rows.map(({ props }) => props['class'] !== undefined)).toEqual([false, false, false, true])
    board.choose(undefined)
    click(of(labels.splitOf, 2))
    expect(sizes(board.design)).toEqual([110, 90, 90, 15])
  })

  test('folds an end, keeps its width for another fold, flips it and takes it away', () => {
    const { board, change, click, type, named, elements } = designerOf()
    change(labels.startFold, { value: 'FINISH_TYPE_OPEN_HOOK' })
    expect(board.design.startFold).toEqual({ type: 'FINISH_TYPE_OPEN_HOOK', size: 8, flip: false })
    const [size, flip] = [labels.foldSize, labels.flipFold].map((label) =>
      label.replace('{end}', labels.start),
    )
    type(size ?? '', '12.5')
    click(flip ?? '')
    expect(board.design.startFold).toEqual({ type: 'FINISH_TYPE_OPEN_HOOK', size: 12.5, flip: true })
    type(size ?? '', 'wide')
    expect(board.typing?.problem?.path).toEqual(['design', 'startFold', 'size'])
    change(labels.startFold, { value: '' })
    expect([board.design.startFold, named(size ?? '')]).toEqual([undefined, []])
    const chosen = elements().filter(({ type, props }) => type === 'option' && props['selected'] === true)
    expect(chosen.map(({ props }) => [props['value'], props['children']])).toEqual([
      ['', labels.noFold],
      ['FINISH_TYPE_CRUSH_FOLD', labels.FINISH_TYPE_CRUSH_FOLD],
    ])
    change(labels.startFold, { value: 'FINISH_TYPE_DRIP_EDGE' })
    expect(board.design.startFold).toEqual({ type: 'FINISH_TYPE_DRIP_EDGE', size: 10, flip: false })
    expect(board.design.endFold).toEqual(apron.endFold)
    change(labels.endFold, { value: '' })
    expect(board.design.endFold).toBe(undefined)
  })

  test('prints and saves only a complete order', () => {
    const press = ({ click, asked }: ReturnType<typeof designerOf>) => {
      for (const label of [labels.print, labels.saveSvg, labels.saveJson]) click(label)
      return asked.filter((name) => /print|save/.test(name))
    }
    expect(press(designerOf())).toEqual(['print', 'saveSvg', 'saveJson'])
    expect(press(designerOf(apron, { isComplete: false }))).toEqual([])
  })

  test('shows unknown figures without a unit, and an empty sheet without a table', () => {
    const figures = { advice: [], girth: '305', bends: '2', chargedMetres: '10.8' }
    const shown = designerOf(emptyDesign, { figures })
      .elements()
      .filter(({ type }) => /^(dd|table|small)$/.test(type))
      .map(({ type, props }) => [type, [props['children']].flat()[0]])
    expect(shown).toEqual([
      ['dd', '305'],
      ['small', ' mm'],
      ['dd', '2'],
      ['dd', '–'],
      ['dd', '10.8'],
      ['small', ' m'],
      ['dd', '–'],
    ])
  })

  test('announces a problem of the drawing once nobody types there', () => {
    const note = {} as NonNullable<Parameters<typeof designerOf>[1]>['note']
    const { board, elements } = designerOf(apron, { note })
    const roles = () => elements().flatMap(({ props }) => (props['id'] === 'refusal' ? [props['role']] : []))
    expect(roles()).toEqual(['alert'])
    board.type('size', '1', { type: 'setSize', edge: 0, size: 1 })
    expect(roles()).toEqual([undefined])
    board.leave('size')
    expect(roles()).toEqual(['alert'])
  })
})

test('the keys of a field stay in it, except those that lead out of it', () => {
  const { control } = designerOf()
  const stopped: string[] = []
  const { onKeyDown } = control(labels.name) as { onKeyDown: (event: object) => void }
  for (const key of ['z', 'Escape', 'Tab', 'Delete'])
    onKeyDown({ key, stopPropagation: () => stopped.push(key) })
  expect(stopped).toEqual(['z', 'Delete'])
})
