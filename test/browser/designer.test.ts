import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { serializeDesign, toDrawings, parseDesign } from '../../src/entries/designer.js'
import { measureFlashing, renderFlashingSvg, type FlashingLineInput } from '../../src/entries/index.js'
import { violationsOn } from './axe.js'
import { chromiumPath } from './browser.js'
import { APRON, designerPages, drag, panelOf, pointAt, stateOf } from './designer-page.js'

if (chromiumPath === undefined)
  console.log('test/browser/designer is skipped: install Chromium or set CHROMIUM_PATH')

describe.skipIf(chromiumPath === undefined)('the designer in a browser', () => {
  const open = designerPages()

  test('shows the girth that the library computes, after a point is dragged', async () => {
    const page = await open(APRON)
    const before = await stateOf(page)
    expect(before.figures.girth).toBe('323')
    await drag(page, await pointAt(page, 0), { x: 0, y: -90 })
    const after = await stateOf(page)
    expect(after.edges[0]?.[0]).toBeGreaterThan(110)
    const measured = measureFlashing(after.drawing as Parameters<typeof measureFlashing>[0], {
      currency: 'AUD',
    })
    if (!measured.ok) throw new Error('the drawing was not measured')
    expect(after.figures).toMatchObject({ girth: measured.value.totalGirth, bends: measured.value.bends })
    expect(after.shown[0]).toBe(`${measured.value.totalGirth} mm`)
    expect(after.svg).toContain('<svg')
  })

  test('gives the same drawing by mouse, keyboard and typing', async () => {
    const byMouse = await open()
    const stage = await byMouse.locator('flashing-designer .stage').boundingBox()
    if (stage === null) throw new Error('the canvas is missing')
    const start = { x: stage.x + stage.width / 2 - 150, y: stage.y + stage.height / 2 }
    await drag(byMouse, start, { x: 240, y: 3 })
    // The scale has changed, so it is measured at the first edge.
    const [one, two] = [await pointAt(byMouse, 0), await pointAt(byMouse, 1)]
    const [size] = (await stateOf(byMouse)).edges[0] ?? []
    const perMm = (two.x - one.x) / Number(size)
    await byMouse.mouse.click(two.x + 1, two.y + 50 * perMm)
    const drawn = await stateOf(byMouse)
    expect(drawn.edges).toEqual([
      [size, 0],
      [50, 90],
    ])

    const byKeys = await open()
    await byKeys.getByRole('button', { name: 'Add edge' }).focus()
    await byKeys.keyboard.press('Enter')
    const steps = (Number(size) - 50) / 5
    for (let step = 0; step < steps; step += 1) await byKeys.keyboard.press('ArrowRight')
    await byKeys.keyboard.press('Enter')
    for (let step = 0; step < 10; step += 1) await byKeys.keyboard.press('ArrowDown')
    for (let step = 0; step < 8; step += 1) await byKeys.keyboard.press('ArrowLeft')
    expect((await stateOf(byKeys)).drawing).toEqual(drawn.drawing)

    const byTyping = await open()
    for (let edge = 0; edge < 2; edge += 1) await byTyping.getByRole('button', { name: 'Add edge' }).click()
    const length = panelOf(byTyping).getByLabel('Length of edge 1 in mm')
    await length.fill(`${String(Number(size) / 1000)}m`)
    await length.press('Enter')
    const angle = panelOf(byTyping).getByLabel('Angle before edge 2 in degrees')
    await angle.fill('90')
    await angle.press('Enter')
    const typed = await stateOf(byTyping)
    expect(typed.drawing).toEqual(drawn.drawing)
    expect(typed.hash).toBe(drawn.hash)
  })

  test('draws, bends and removes with the keyboard alone', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Add edge' }).focus()
    await page.keyboard.press('Enter')
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'Insert', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(key)
    expect((await stateOf(page)).edges).toEqual([
      [59, 0],
      [50, 10],
    ])
    await page.keyboard.press('Delete')
    expect((await stateOf(page)).edges).toEqual([[59, 0]])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    expect((await stateOf(page)).edges[1]).toEqual([50, 5])
    await page.keyboard.press('Control+y')
    expect((await stateOf(page)).edges[1]).toEqual([50, 10])
    await expect
      .poll(() => page.locator('flashing-designer [role=status]').textContent())
      .toBe('Girth 109 mm, 1 bend')
  })

  test('drags a point by touch on a phone, and fits the screen', async () => {
    const page = await open(APRON, { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
    const { x, y } = await pointAt(page, 0)
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    await touch('touchStart', { x: x + 10, y: y + 8 })
    await touch('touchMove', { x: x + 10, y: y - 12 })
    await touch('touchMove', { x: x + 10, y: y - 32 })
    await touch('touchEnd')
    expect((await stateOf(page)).edges[0]?.[0]).toBeGreaterThan(110)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const small = await page.evaluate(() => {
      const root = document.querySelector('flashing-designer')?.shadowRoot
      const targets = [...(root?.querySelectorAll('button, input, select, .ring') ?? [])]
      return targets.filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width < 24 || height < 24
      }).length
    })
    expect(small).toBe(0)
  })

  const focused = (page: Page) =>
    page.evaluate(
      () =>
        document.querySelector('flashing-designer')?.shadowRoot?.activeElement?.getAttribute('aria-label') ??
        '',
    )

  test('moves the focus from a point to its fields and the next point, and back with Escape', async () => {
    const page = await open(APRON)
    await page.locator('flashing-designer .point').nth(1).focus()
    const walk = async (keys: readonly string[]) => {
      const found: string[] = []
      for (const key of keys) {
        await page.keyboard.press(key)
        found.push(await focused(page))
      }
      return found
    }
    expect(await walk(['Tab', 'Escape', 'Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab'])).toEqual([
      'Angle before edge 2 in degrees',
      'Point 2 of 4, angle 110 degrees',
      'Angle before edge 2 in degrees',
      'Point 2 of 4, angle 110 degrees',
      'Angle before edge 2 in degrees',
      'Bend the other way',
      'Remove point',
      'Point 3 of 4, angle 135 degrees',
    ])
    // A click on an edge leads directly to its length.
    const [one, two] = [await pointAt(page, 1), await pointAt(page, 2)]
    await page.mouse.click((one.x + two.x) / 2, (one.y + two.y) / 2)
    expect(await focused(page)).toBe('Length of edge 2 in mm')
    await page.keyboard.type('200')
    await page.keyboard.press('Enter')
    expect((await stateOf(page)).edges[1]).toEqual([200, -70])
  })

  test('keeps the focus in the drawing after removing a point by its button or by Delete', async () => {
    const remove = {
      button: async (page: Page) => {
        await page.getByRole('button', { name: 'Remove point' }).focus()
        await page.keyboard.press('Enter')
      },
      key: (page: Page) => page.keyboard.press('Delete'),
    }
    for (const [name, once] of Object.entries(remove)) {
      const page = await open('#d1;;0;l;;;100_50t90')
      const { design } = await stateOf(page)
      await page.locator('flashing-designer .point').nth(1).focus()
      await once(page)
      expect(await focused(page), name).toBe('Point 2 of 2')
      // The last edge is removed, and the keys of the designer still work.
      await once(page)
      expect((await stateOf(page)).edges, name).toEqual([])
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z')
      expect((await stateOf(page)).design, name).toEqual(design)
    }
  })

  test('keeps the focus on undo and redo after the last step', async () => {
    const page = await open(APRON)
    await page.getByRole('button', { name: 'Turn left' }).click()
    const { design } = await stateOf(page)
    for (const name of ['Undo', 'Redo', 'Undo']) {
      await page.getByRole('button', { name }).focus()
      // The second key press has no effect.
      for (let time = 0; time < 2; time += 1) await page.keyboard.press('Enter')
      expect(await focused(page)).toBe(name)
      expect(await page.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
      if (name === 'Redo') expect((await stateOf(page)).design).toEqual(design)
    }
  })

  test('describes the problem of a field for screen readers', async () => {
    const page = await open(APRON)
    const panel = panelOf(page)
    const describedBy = (label: string) =>
      panel.getByLabel(label, { exact: true }).evaluate((field) => {
        const id = field.getAttribute('aria-describedby')
        const root = field.getRootNode() as ShadowRoot
        return id === null ? undefined : root.getElementById(id)?.textContent
      })
    expect(await describedBy('Length of edge 1 in mm')).toBeUndefined()
    expect(await describedBy('Pieces')).toBe('4 × 4450 mm')
    for (const [label, text] of [
      ['Pieces', '4 at 1200'],
      ['Length of edge 1 in mm', 'long'],
      ['Price per metre', 'much'],
    ] as const) {
      await panel.getByLabel(label, { exact: true }).fill(text)
      await panel.getByLabel(label, { exact: true }).press('Enter')
      expect(await panel.getByLabel(label, { exact: true }).getAttribute('aria-invalid')).toBe('true')
      expect(await describedBy(label)).toContain(text)
    }
  })

  test('has two rows of tools on a phone, each large enough for a finger', async () => {
    const page = await open(APRON, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const sizes = await page.evaluate(() => {
      const root = document.querySelector('flashing-designer')?.shadowRoot
      return [...(root?.querySelectorAll('.bar > :not(.gap)') ?? [])].map((tool) => {
        const { top, bottom, width, height } = tool.getBoundingClientRect()
        return { middle: Math.round((top + bottom) / 2), isSmall: width < 44 || height < 44 }
      })
    })
    expect(new Set(sizes.map(({ middle }) => middle)).size).toBe(2)
    expect(sizes.filter(({ isSmall }) => isSmall)).toEqual([])
  })

  test('keeps its drawing and still works if the page moves the element during a drag', async () => {
    const page = await open(APRON)
    const { x, y } = await pointAt(page, 0)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 90, { steps: 3 })
    const { design } = await stateOf(page)
    await page.evaluate(() => {
      const designer = document.querySelector('flashing-designer')
      if (designer) document.querySelector('main')?.append(designer)
    })
    await page.mouse.up()
    expect(await stateOf(page)).toMatchObject({ design, hash: `#${serializeDesign(design)}` })
    await drag(page, await pointAt(page, 0), { x: 0, y: 40 })
    expect((await stateOf(page)).design).not.toEqual(design)
  })

  test('keeps the drawing in the address', async () => {
    const page = await open()
    await page.getByLabel('Start from').selectOption('parapet-capping')
    const { hash, drawing } = await stateOf(page)
    const design = parseDesign(hash)
    expect(design && toDrawings(design)).toEqual(drawing)
    expect((await stateOf(await open(hash))).drawing).toEqual(drawing)
  })

  test('saves files that equal the output of the library', async () => {
    const page = await open(APRON)
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ])
      return { file: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
    }
    const line = await page.evaluate(
      () => (document.querySelector('flashing-designer') as unknown as { line: FlashingLineInput }).line,
    )
    expect(await saved('Save SVG')).toEqual({ file: 'Apron.svg', text: renderFlashingSvg(line) })
    const json = await saved('Save JSON')
    expect({ ...json, text: JSON.parse(json.text) as unknown }).toEqual({ file: 'Apron.json', text: line })
  })

  test('prints only the order sheet, once', async () => {
    const page = await open(APRON)
    const printed: string[] = []
    await page.exposeFunction('onPrint', (sheet: string) => printed.push(sheet))
    // The script runs in every frame that is opened later.
    await page.addInitScript(() => {
      globalThis.print = () => {
        const { onPrint } = globalThis as unknown as { onPrint: (sheet: string) => void }
        onPrint(document.body.innerHTML)
      }
    })
    await page.getByRole('button', { name: 'Print order sheet' }).click()
    await expect.poll(() => printed.length).toBe(1)
    expect(printed[0]).toContain('<svg')
    expect(printed[0]).toContain('Apron')
    // A reused page would keep the exposed function and the script.
    await page.close()
  })

  test('marks an out-of-range size or angle until the next action', async () => {
    const page = await open(APRON)
    const panel = panelOf(page)
    for (const [label, text] of [
      ['Length of edge 1 in mm', '0'],
      ['Length of edge 1 in mm', '-50'],
      ['Angle before edge 2 in degrees', '450'],
      ['Width of the fold in mm, end', '99999999'],
    ] as const) {
      const field = panel.getByLabel(label)
      const before = await field.inputValue()
      await field.fill(text)
      await field.press('Enter')
      expect(await page.locator('flashing-designer .note').textContent()).toContain(text)
      expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([text, 'true'])
      await page.getByRole('button', { name: 'Turn left' }).click()
      expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([before, null])
      expect(await page.locator('flashing-designer .note').textContent()).toBe('')
    }
  })

  test('keeps unreadable pieces marked after other actions, and does not order the earlier pieces', async () => {
    const page = await open(APRON)
    const pieces = panelOf(page).getByLabel('Pieces')
    const print = page.getByRole('button', { name: 'Print order sheet' })
    for (const text of ['4 at 1200', '10 @ 3,600', '6 @ 2.4', '-3 @ 2400']) {
      await pieces.fill(text)
      await pieces.press('Enter')
      await page.getByRole('button', { name: 'Turn left' }).click()
      expect(await pieces.getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator('flashing-designer .message.wrong').textContent()).toContain(text)
      const { line, shown } = await stateOf(page)
      expect(line).toBeUndefined()
      expect(shown.slice(2)).toEqual(['–', '–'])
      expect(await print.isDisabled()).toBe(true)
    }
    await pieces.fill('6 @ 2.4m')
    await pieces.press('Enter')
    // 14.4 m × 34.91 = 502.704
    expect((await stateOf(page)).shown.slice(2)).toEqual(['14.4 m', '$502.70'])
    expect(await page.locator('flashing-designer .message').textContent()).toBe('6 × 2400 mm')
    expect(await print.isDisabled()).toBe(false)
  })

  test('keeps the order in the address', async () => {
    const page = await open(APRON)
    const panel = panelOf(page)
    for (const [label, text] of [
      ['Pieces', '7 @ 1800'],
      ['Price per metre', '$31'],
    ] as const) {
      await panel.getByLabel(label).fill(text)
      await panel.getByLabel(label).press('Enter')
    }
    const { shown, hash } = await stateOf(page)
    // 12.6 m × 31.00
    expect(shown.slice(2)).toEqual(['12.6 m', '$390.60'])
    const again = await open(hash)
    expect((await stateOf(again)).shown).toEqual(shown)
    expect(await panelOf(again).getByLabel('Pieces').inputValue()).toBe('7 @ 1800')
    // With an empty price, the price of the page applies.
    const price = panelOf(again).getByLabel('Price per metre')
    await price.fill('')
    await price.press('Enter')
    expect(await price.inputValue()).toBe('$34.91')
  })

  test('keeps the drawing in the address on a page with another base URL', async () => {
    const page = await open(APRON)
    await page.evaluate(() => {
      const base = document.createElement('base')
      base.href = 'https://example.com/'
      document.head.append(base)
    })
    await page.getByRole('button', { name: 'Turn left' }).click()
    const { design, hash } = await stateOf(page)
    expect(parseDesign(hash)).toEqual(design)
  })

  test('keeps undo on the keyboard after a click on the empty canvas', async () => {
    const page = await open(APRON)
    const before = await stateOf(page)
    await page.getByRole('button', { name: 'Turn left' }).click()
    const box = await page.locator('flashing-designer .stage').boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 30, (box?.y ?? 0) + 30)
    await page.keyboard.press('Control+z')
    expect((await stateOf(page)).design).toEqual(before.design)
  })

  test('shows only the sheet in print', async () => {
    const page = await open(APRON)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('flashing-designer .designer').isVisible()).toBe(false)
    expect(await page.locator('flashing-designer .order-sheet svg').isVisible()).toBe(true)
  })

  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

  test('accepts labels and a saved line from the page', async () => {
    const page = await open(APRON)
    const line = await page.evaluate(
      () => (document.querySelector('flashing-designer') as unknown as { line: FlashingLineInput }).line,
    )
    const other = await open()
    await other.evaluate((saved) => {
      const designer = document.querySelector('flashing-designer') as unknown as {
        line: unknown
        labels: object
      }
      designer.line = saved
      designer.labels = { addPoint: 'Kante anfügen' }
    }, line)
    expect((await stateOf(other)).drawing).toEqual((await stateOf(page)).drawing)
    expect(await other.getByRole('button', { name: 'Kante anfügen' }).isVisible()).toBe(true)
    expect(await other.getByRole('button', { name: 'Flip colour side' }).isVisible()).toBe(true)
  })

  test.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (colorScheme) => {
    const page = await open('', { colorScheme })
    for (const template of ['', 'parapet-capping']) {
      if (template !== '') await page.getByLabel('Start from').selectOption(template)
      if (template !== '') await page.locator('flashing-designer .point').nth(1).focus()
      expect(await violationsOn(page, 'html', { runOnly })).toEqual([])
    }
    // Also with a chosen edge and an unreadable field.
    const [one, two] = [await pointAt(page, 1), await pointAt(page, 2)]
    await page.mouse.click((one.x + two.x) / 2, (one.y + two.y) / 2)
    await page.keyboard.type('1,234')
    await page.keyboard.press('Enter')
    expect(await page.locator('flashing-designer .note').textContent()).toMatch(/1,?234/)
    expect(await violationsOn(page, 'html', { runOnly })).toEqual([])
  })
})
