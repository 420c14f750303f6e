/** Tests that each control of the bar and of the canvas does what its label says, without a browser. */
import { describe, expect, test } from 'vitest'
import { emptyDesign } from '../../../src/entries/designer.js'
import { apron, designerOf, labels, of, sizes, turns } from './designer-of.js'

describe('the bar', () => {
  test('flips, turns and lengthens the sheet, and takes each step back', () => {
    const { board, click, control } = designerOf()
    for (const label of [labels.undo, labels.redo]) expect(control(label)['aria-disabled']).toBe('true')
    click(labels.undo)
    expect(board.design).toBe(apron)
    click(labels.flipColour)
    expect(board.design.colourSide).not.toBe(apron.colourSide)
    click(labels.turnLeft)
    expect(board.design.heading).toBe(75)
    click(labels.turnRight)
    click(labels.turnRight)
    expect(board.design.heading).toBe(105)
    click(labels.addPoint)
    expect([sizes(board.design), board.chosen]).toEqual([[110, 180, 15, 50], { type: 'point', point: 4 }])
    expect(control(labels.undo)['aria-disabled']).toBe(undefined)
    for (let step = 0; step < 5; step++) click(labels.undo)
    expect(board.design).toEqual(apron)
    click(labels.redo)
    expect(board.design.colourSide).not.toBe(apron.colourSide)
  })

  test('adds an edge before the sheet if its start is chosen, and draws the first to the right', () => {
    const { board, click, asked } = designerOf()
    board.choose({ type: 'point', point: 0 })
    click(labels.addPoint)
    expect([sizes(board.design), turns(board.design).slice(0, 2)]).toEqual([
      [50, 110, 180, 15],
      [0, 0],
    ])
    expect([board.chosen, asked.at(-1)]).toEqual([{ type: 'point', point: 0 }, 'focus'])
    board.load(emptyDesign)
    click(labels.addPoint)
    expect([sizes(board.design), board.design.heading, board.chosen]).toEqual([
      [50],
      0,
      { type: 'point', point: 1 },
    ])
  })

  test('loads a sample with its name, or a blank sheet, and shows no choice afterwards', () => {
    const { board, change, elements } = designerOf()
    const options = elements().filter(({ type }) => type === 'option')
    expect(options.slice(0, 3).map(({ props }) => props['value'])).toEqual(['', 'blank', 'apron'])
    const select = { value: 'box-gutter' }
    change(labels.template, select)
    expect([sizes(board.design), board.design.name, select.value]).toEqual([
      [50, 150, 300, 120, 50],
      labels['box-gutter'],
      '',
    ])
    change(labels.template, { value: 'unknown' })
    expect(board.design.edges).toHaveLength(5)
    change(labels.template, { value: 'blank' })
    expect(board.design.edges).toEqual([])
  })

  test('names the sheet, keeping what is typed', () => {
    const { board, control, fire, type } = designerOf()
    expect(control(labels.name)['value']).toBe('Apron')
    fire(control(labels.name), 'onInput', { value: 'Back tray' })
    expect([control(labels.name)['value'], board.typing?.field]).toEqual(['Back tray', labels.name])
    type(labels.name, 'Tray')
    expect([board.design.name, board.typing]).toEqual(['Tray', undefined])
  })

  test('offers the sides of a sheet that tapers', () => {
    const { board, named, fire, elements } = designerOf()
    const tabs = () =>
      elements().filter(({ props }) => [labels.far, labels.near].includes(props['children'] as string))
    expect([named(labels.designer), tabs()]).toEqual([[], []])
    const box = elements().find(({ type, props }) => type === 'input' && props['checked'] === false)
    fire(box?.props ?? {}, 'onChange', { checked: true })
    expect(board.design.isTapered).toBe(true)
    expect(tabs().map(({ props }) => props['aria-pressed'])).toEqual(['true', 'false'])
    fire(tabs()[1]?.props ?? {}, 'onClick')
    expect([board.design.side, tabs().map(({ props }) => props['aria-pressed'])]).toEqual([
      'near',
      ['false', 'true'],
    ])
  })
})

describe('the fields beside the selection', () => {
  test('are those of a point: its angle and its removal, but no angle at an end', () => {
    const { board, named, click, asked } = designerOf()
    expect(named(labels.remove)).toEqual([])
    board.choose({ type: 'point', point: 1 })
    expect(named(of(labels.point, 2).replace('{count}', '4'))).toHaveLength(1)
    click(labels.flipBend)
    expect(turns(board.design)).toEqual([0, 70, 45])
    board.choose({ type: 'point', point: 0 })
    expect(named(labels.flipBend)).toEqual([])
    click(labels.remove)
    expect([sizes(board.design), board.chosen, asked.at(-1)]).toEqual([
      [180, 15],
      { type: 'point', point: 0 },
      'focus',
    ])
    board.choose({ type: 'point', point: 2 })
    click(labels.remove)
    expect([sizes(board.design), board.chosen]).toEqual([[180], { type: 'point', point: 1 }])
  })

  test('are those of an edge: its length and its split, inside the canvas', () => {
    const { board, elements, named, control, fire } = designerOf()
    board.choose({ type: 'edge', edge: 1, share: 0.5 })
    expect(named(of(labels.edge, 2))).toHaveLength(1)
    const styleAt = (x: number) =>
      elements({ x, y: 50.6 }).find(({ props }) => props['aria-label'] === of(labels.edge, 2))?.props['style']
    // The fields are at most 190 pixels wide, on a canvas of 600.
    expect([-20, 100.4, 590].map(styleAt)).toEqual([
      'left:4px;top:51px',
      'left:100px;top:51px',
      'left:410px;top:51px',
    ])
    expect(control(of(labels.lengthOf, 2))['value']).toBe('180')
    fire(control(of(labels.splitOf, 2)), 'onClick')
    expect(sizes(board.design)).toEqual([110, 90, 90, 15])
    board.choose({ type: 'edge', edge: 4, share: 0.5 })
    expect(named(of(labels.edge, 5))).toEqual([])
  })
})
