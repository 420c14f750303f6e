import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleDesigns, type Design, type SampleName } from '../../src/entries/designer.js'
import { chromiumPath, startBrowser } from './browser.js'
import { drag, pointAt, serveDesigner, stateOf } from './designer-page.js'

if (chromiumPath === undefined)
  console.log('the samples are not drawn: no Chromium is installed, and CHROMIUM_PATH names none')

interface Place {
  readonly x: number
  readonly y: number
}

/** The directions of the edges on the canvas, in degrees clockwise from the right. */
function directionsOf({ heading, edges }: Design): readonly number[] {
  let direction = heading
  return edges.map(({ turn }) => (direction += turn))
}

function placeAlong({ x, y }: Place, direction: number, length: number): Place {
  const angle = (direction * Math.PI) / 180
  return { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) }
}

/** A direction or a turn of half degrees cannot be drawn: the valley gutter has some. Turns are typed afterwards. */
const drawable = (direction: number): number => Math.trunc(direction)

describe.skipIf(chromiumPath === undefined)('the six samples drawn by hand', () => {
  let browser: Browser
  let served: Awaited<ReturnType<typeof serveDesigner>>

  beforeAll(async () => {
    ;[browser, served] = await Promise.all([startBrowser(), serveDesigner()])
  })
  afterAll(async () => {
    await browser.close()
    served.close()
  })

  async function open(): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
    await page.goto(served.address)
    return page
  }

  /** The line of the sample as the list of templates has it. */
  async function templateOf(name: SampleName) {
    const page = await open()
    await page.getByLabel('Start from').selectOption(name)
    const { line } = await stateOf(page)
    await page.close()
    return line
  }

  /**
   * A line as it is; or, where the drawing is turned by half a degree, without the places and the arrow on the canvas: sizes,
   * angles, folds and order stay.
   */
  function drawnOf(line: unknown, name: SampleName): unknown {
    if (name !== 'valley-gutter') return line
    const isPlace = (key: string): boolean => ['x', 'y', 'frontArrow'].includes(key)
    return JSON.parse(JSON.stringify(line, (key, value: unknown) => (isPlace(key) ? undefined : value)))
  }

  const panelOf = (page: Page) => page.locator('flashing-designer .panel')

  /** Pixels of a millimetre, by an edge that is drawn. */
  async function pixelsPerMm(page: Page): Promise<number> {
    const [from, to] = [await pointAt(page, 0), await pointAt(page, 1)]
    const [size = NaN] = (await stateOf(page)).edges[0] ?? []
    return Math.hypot(to.x - from.x, to.y - from.y) / size
  }

  /** The last edge gets longer, as far as the canvas reaches at a time, until it has its size. */
  async function pullTo(page: Page, direction: number, size: number): Promise<void> {
    for (let pulls = 0; pulls < 20; pulls++) {
      const { edges } = await stateOf(page)
      if (edges.at(-1)?.[0] === size) return
      const [from, to] = [await pointAt(page, edges.length - 1), await pointAt(page, edges.length)]
      const end = await reached(page, from, direction, size * (await pixelsPerMm(page)))
      const by = { x: end.x - to.x, y: end.y - to.y }
      // So small a movement is a tap. It is made larger first.
      const isTap = Math.hypot(by.x, by.y) < 8
      await drag(page, to, isTap ? placeAlong({ x: 0, y: 0 }, direction + 180, 40) : by)
    }
  }

  /** A place so far along a direction, or as far as the canvas reaches. */
  async function reached(page: Page, from: Place, direction: number, length: number): Promise<Place> {
    const box = await page.locator('flashing-designer .stage').boundingBox()
    if (box === null) throw new Error('there is no canvas')
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

  /** Puts a list on a choice by the arrows. */
  async function choose(page: Page, label: string, value: string): Promise<void> {
    const list = panelOf(page).getByLabel(label, { exact: true })
    await list.focus()
    for (let steps = 0; steps < 10 && (await list.inputValue()) !== value; steps++)
      await page.keyboard.press('ArrowDown')
  }

  /**
   * The parts without a line on the canvas: the angle of a corner in half degrees, folds, the near side, the
   * name.
   */
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

  test.each(samples)('%s by mouse equals the template', async (name, sample) => {
    const page = await open()
    const stage = await page.locator('flashing-designer .stage').boundingBox()
    if (stage === null) throw new Error('there is no canvas')
    const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 }
    // With Shift it snaps to single millimetres and degrees, as corners of 87° need.
    if (sample.edges.some(({ turn }) => turn % 5 !== 0)) await page.keyboard.down('Shift')
    for (const [edge, { size, turn }] of sample.edges.entries()) {
      // From the edge as it was drawn, so that no hand has to hit half a degree.
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
    await page.close()
  })

  // One sample with half degrees, which are typed, and one with a taper. designer.test.ts covers the keys.
  const byKeys = samples.filter(([name]) => name === 'valley-gutter' || name === 'parapet-capping')

  test.each(byKeys)('%s by the keyboard equals the template', async (name, sample) => {
    const page = await open()
    for (const [edge, { size, turn }] of sample.edges.entries()) {
      await press(page, 'Add edge')
      if (edge === 0) {
        // The end of the only edge turns it, by single degrees with Shift.
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
      // The next edge goes on from the end.
      await page
        .locator('flashing-designer .point')
        .nth(edge + 1)
        .focus()
    }
    await finish(page, sample)
    expect(drawnOf((await stateOf(page)).line, name)).toEqual(drawnOf(await templateOf(name), name))
    await page.close()
  })

  /** The arrow that is most across an edge, clockwise or not. */
  function acrossKey(heading: number, isClockwise: boolean): string {
    const across = (((heading + (isClockwise ? 90 : -90)) % 360) + 360) % 360
    return ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][Math.round(across / 90) % 4] ?? ''
  }

  async function bendTheOtherWay(page: Page, point: number): Promise<void> {
    await page.locator('flashing-designer .point').nth(point).focus()
    await press(page, 'Bend the other way')
  }
})
