import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sampleDesigns, type Design } from '../../src/entries/designer.js'
import { inCi, oneOfEach } from '../run-size.js'
import { chromiumPath } from './browser.js'
import { designerPages, drag, panelOf, pointAt, stateOf } from './designer-page.js'

type SampleName = keyof typeof sampleDesigns

if (chromiumPath === undefined)
  console.log('test/browser/six-samples is skipped: install Chromium or set CHROMIUM_PATH')

interface Place {
  readonly x: number
  readonly y: number
}

/** Returns the directions of the edges on the canvas, in degrees clockwise from the right. */
function directionsOf({ heading, edges }: Design): readonly number[] {
  let direction = heading
  return edges.map(({ turn }) => (direction += turn))
}

function placeAlong({ x, y }: Place, direction: number, length: number): Place {
  const angle = (direction * Math.PI) / 180
  return { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) }
}

/**
 * Rounds a direction or a turn to whole degrees. The valley gutter has half degrees, which are typed later.
 */
const drawable = (direction: number): number => Math.trunc(direction)

describe.skipIf(chromiumPath === undefined)('the six samples drawn by hand', () => {
  const open = designerPages()

  /** Returns the line of the sample from the list of templates. */
  async function templateOf(name: SampleName) {
    const page = await open()
    await page.getByLabel('Start from').selectOption(name)
    const { line } = await stateOf(page)
    return line
  }

  /**
   * Returns a line for comparison. The valley gutter is drawn rotated by half a degree, so its positions and
   * its arrow are omitted.
   */
  function drawnOf(line: unknown, name: SampleName): unknown {
    if (name !== 'valley-gutter') return line
    const isPlace = (key: string): boolean => ['x', 'y', 'frontArrow'].includes(key)
    return JSON.parse(JSON.stringify(line, (key, value: unknown) => (isPlace(key) ? undefined : value)))
  }

  /** Measures the pixels per millimetre at the first edge. */
  async function pixelsPerMm(page: Page): Promise<number> {
    const [from, to] = [await pointAt(page, 0), await pointAt(page, 1)]
    const [size = NaN] = (await stateOf(page)).edges[0] ?? []
    return Math.hypot(to.x - from.x, to.y - from.y) / size
  }

  /** Drags the end of the last edge, as far as the canvas allows each time, until the edge has its size. */
  async function pullTo(page: Page, direction: number, size: number): Promise<void> {
    for (let pulls = 0; pulls < 20; pulls++) {
      const { edges } = await stateOf(page)
      if (edges.at(-1)?.[0] === size) return
      const [from, to] = [await pointAt(page, edges.length - 1), await pointAt(page, edges.length)]
      const end = await reached(page, from, direction, size * (await pixelsPerMm(page)))
      const by = { x: end.x - to.x, y: end.y - to.y }
      // A movement this small would be a tap, so the edge is made shorter first.
      const isTap = Math.hypot(by.x, by.y) < 8
      await drag(page, to, isTap ? placeAlong({ x: 0, y: 0 }, direction + 180, 40) : by)
    }
  }

  /** Returns the position at a distance in a direction, or the last one on the canvas. */
  async function reached(page: Page, from: Place, direction: number, length: number): Promise<Place> {
    const box = await page.locator('flashing-designer .stage').boundingBox()
    if (box === null) throw new Error('the canvas is missing')
    const isOn = ({ x, y }: Place): boolean =>
      x > box.x + 4 && x < box.x + box.width - 4 && y > box.y + 4 && y < box.y + box.height - 4
    let within = length
    while (within > 20 && !isOn(placeAlong(from, direction, within))) within -= 5
    return placeAlong(from, direction, within)
  }

  async function type(page: Page, label: string, text: string): Promise<void> {
    const field = panelOf(page).getByLabel(label, { exact: true })
    await field.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }

  async function press(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }

  /** Selects a choice of a list with the arrow keys. */
  async function choose(page: Page, label: string, value: string): Promise<void> {
    const list = panelOf(page).getByLabel(label, { exact: true })
    await list.focus()
    for (let steps = 0; steps < 10 && (await list.inputValue()) !== value; steps++)
      await page.keyboard.press('ArrowDown')
  }

  /** Adds the parts that are not drawn: angles in half degrees, folds, the near side and the name. */
  async function finish(page: Page, sample: Design): Promise<void> {
    for (const [edge, { turn }] of sample.edges.entries())
      if (edge > 0 && !Number.isInteger(turn))
        await type(page, `Angle before edge ${String(edge + 1)} in degrees`, String(180 - Math.abs(turn)))
    for (const end of ['start', 'end'] as const) {
      const fold = end === 'start' ? sample.startFold : sample.endFold
      if (fold === undefined) continue
      await choose(page, `Fold at the ${end}`, fold.type)
      await type(page, `Width of the fold in mm, ${end}`, String(fold.size))
      if (fold.flip) await press(page, `Flip the fold, ${end}`)
    }
    const { colourSide } = (await stateOf(page)).design
    if (colourSide !== sample.colourSide) await press(page, 'Flip colour side')
    if (sample.isTapered) {
      await page.getByLabel('Tapers').focus()
      await page.keyboard.press('Space')
      await press(page, 'Near side')
      for (const [edge, { size, nearSize }] of sample.edges.entries())
        if (nearSize !== size) await type(page, `Length of edge ${String(edge + 1)} in mm`, String(nearSize))
      await press(page, 'Far side')
    }
    await page.getByLabel('Name', { exact: true }).fill(sample.name)
    await page.keyboard.press('Enter')
  }

  const samples = Object.entries(sampleDesigns) as [SampleName, Design][]

  test.each(oneOfEach(inCi(2, 1), samples))('%s drawn by mouse equals its template', async (name, sample) => {
    const page = await open()
    const stage = await page.locator('flashing-designer .stage').boundingBox()
    if (stage === null) throw new Error('the canvas is missing')
    const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 }
    // With Shift, points snap to single millimetres and degrees, as needed for corners of 87°.
    if (sample.edges.some(({ turn }) => turn % 5 !== 0)) await page.keyboard.down('Shift')
    for (const [edge, { size, turn }] of sample.edges.entries()) {
      // The direction starts from the drawn edge, so that no click must hit half a degree.
      const onward = edge === 0 ? 0 : (directionsOf((await stateOf(page)).design).at(-1) ?? 0)
      const direction = edge === 0 ? drawable(sample.heading) : onward + drawable(turn)
      if (edge === 0) {
        const to = placeAlong(middle, direction, 90)
        await drag(page, middle, { x: to.x - middle.x, y: to.y - middle.y })
      } else {
        const last = await pointAt(page, edge)
        const to = await reached(page, last, direction, size * (await pixelsPerMm(page)))
        await page.mouse.click(to.x, to.y)
      }
      await pullTo(page, direction, size)
    }
    await page.keyboard.up('Shift')
    await finish(page, sample)
    expect(drawnOf((await stateOf(page)).line, name)).toEqual(drawnOf(await templateOf(name), name))
  })

  // One sample has half degrees, which are typed, and one has a taper. designer.test.ts covers the keys.
  const byKeys = samples.filter(([name]) => name === 'valley-gutter' || name === 'parapet-capping')

  test.each(byKeys)('%s drawn by keyboard equals its template', async (name, sample) => {
    const page = await open()
    for (const [edge, { size, turn }] of sample.edges.entries()) {
      await press(page, 'Add edge')
      if (edge === 0) {
        // Keys at the end of the only edge turn it, by single degrees with Shift.
        const turns = drawable(sample.heading)
        for (let turned = 0; turned !== turns; turned += Math.sign(turns)) {
          const { heading } = (await stateOf(page)).design
          await page.keyboard.press(`Shift+${acrossKey(heading, turns > 0)}`)
        }
      } else {
        await type(page, `Angle before edge ${String(edge + 1)} in degrees`, String(180 - Math.abs(turn)))
        const [, turned = 0] = (await stateOf(page)).edges[edge] ?? []
        if (turned !== turn) await bendTheOtherWay(page, edge)
      }
      await type(page, `Length of edge ${String(edge + 1)} in mm`, String(size))
      // The next edge starts at the end.
      await page
        .locator('flashing-designer .point')
        .nth(edge + 1)
        .focus()
    }
    await finish(page, sample)
    expect(drawnOf((await stateOf(page)).line, name)).toEqual(drawnOf(await templateOf(name), name))
  })

  /** Returns the arrow key that is most across an edge, clockwise or counterclockwise. */
  function acrossKey(heading: number, isClockwise: boolean): string {
    const across = (((heading + (isClockwise ? 90 : -90)) % 360) + 360) % 360
    return ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][Math.round(across / 90) % 4] ?? ''
  }

  async function bendTheOtherWay(page: Page, point: number): Promise<void> {
    await page.locator('flashing-designer .point').nth(point).focus()
    await press(page, 'Bend the other way')
  }
})
