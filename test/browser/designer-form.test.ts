/** Tests the designer as a form field, and its display while a user types. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { FlashingDesigner } from '../../src/entries/designer-element.js'
import { chromiumPath } from './browser.js'
import { APRON, designerPages, panelOf, stateOf } from './designer-page.js'

describe.skipIf(chromiumPath === undefined)('the designer in a form', () => {
  const openPage = designerPages()

  /**
   * Opens a page with the designer in a form. Its script records for each `change` event whether the line is
   * undefined.
   */
  async function open(hash = APRON): Promise<Page> {
    const page = await openPage(hash)
    await page.evaluate(() => {
      const designer = document.querySelector('flashing-designer')
      const [form, fieldset] = [document.createElement('form'), document.createElement('fieldset')]
      designer?.before(form)
      form.append(fieldset)
      if (designer) fieldset.append(designer)
      designer?.setAttribute('name', 'flashing')
      const seen: unknown[] = []
      Object.assign(globalThis, { seen })
      designer?.addEventListener('change', (event) => {
        if (event instanceof CustomEvent) seen.push((event.detail as { line: unknown }).line === undefined)
      })
    })
    return page
  }

  /** Reads the state of the designer from the form and the page. */
  const known = (page: Page) =>
    page.evaluate(() => {
      const designer = document.querySelector('flashing-designer') as unknown as FlashingDesigner
      const form = document.querySelector('form')
      if (form === null) throw new Error('the page has no form')
      const sent = new FormData(form).get('flashing')
      return {
        sent: typeof sent === 'string' ? (JSON.parse(sent) as object) : null,
        isLine: designer.line !== undefined,
        isValid: [form.checkValidity(), designer.checkValidity()],
        isBadInput: designer.validity?.badInput,
        isOfForm: designer.form === form,
        isMarked: designer.matches(':state(invalid)'),
        message: designer.validationMessage,
        figures: Object.keys(designer.figures).sort(),
        codes: designer.problems.map(({ code }) => code),
      }
    })

  test('sends a valid line', async () => {
    const page = await open()
    const { line } = await stateOf(page)
    expect(await known(page)).toEqual({
      ...{ sent: line, isLine: true, isValid: [true, true], isBadInput: false, isOfForm: true },
      ...{ isMarked: false, message: '', codes: [] },
      figures: ['advice', 'bends', 'girth', 'metres', 'totalPriceMicros'],
    })
  })

  test.each([
    ['Pieces', 'four of 2400', ['advice', 'bends', 'girth']],
    ['Pieces', '6 @ 2.4', ['advice', 'bends', 'girth']],
    ['Price per metre', 'much', ['advice', 'bends', 'girth', 'metres']],
    ['Length of edge 1 in mm', '1,234', ['advice', 'metres']],
    ['Angle before edge 2 in degrees', '450', ['advice', 'metres']],
    ['Width of the fold in mm, end', '', ['advice', 'metres']],
  ])('sends no line and is invalid while %s is %j', async (label, text, figures) => {
    const page = await open()
    const field = panelOf(page).getByLabel(label, { exact: true })
    await field.fill(text)
    const { message, codes, isBadInput, ...others } = await known(page)
    expect(others).toEqual({
      ...{ sent: null, isLine: false, isValid: [false, false], isOfForm: true, isMarked: true, figures },
    })
    expect(message).toContain(label)
    expect(message).toContain(text)
    expect(codes).toHaveLength(1)
    expect(isBadInput).toBe(codes[0] !== 'out_of_range')
    expect(await page.evaluate(() => (globalThis as unknown as { seen: unknown[] }).seen.at(-1))).toBe(true)
    expect((await stateOf(page)).shown.filter((shown) => shown === '–').length).toBe(5 - figures.length)
    // The browser focuses the field, and the designer shows the problem there.
    await page.getByLabel('Start from').focus()
    expect(await page.evaluate(() => document.querySelector('form')?.reportValidity())).toBe(false)
    expect(await field.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true)
  })

  test('is valid again once the text is readable', async () => {
    const page = await open()
    const pieces = panelOf(page).getByLabel('Pieces')
    await pieces.fill('four of 2400')
    await pieces.fill('4 @ 2400')
    const { isLine, isMarked, isValid, sent } = await known(page)
    expect([isLine, isMarked, isValid]).toEqual([true, false, [true, true]])
    expect(sent).toMatchObject({ totalLength: '9.6' })
  })

  test('is reset with its form, and disabled with its fieldset', async () => {
    const page = await open()
    const before = await stateOf(page)
    await panelOf(page).getByLabel('Pieces').fill('7 @ 1800')
    await panelOf(page).getByLabel('Price per metre').fill('much')
    await page.getByRole('button', { name: 'Turn left' }).click()
    await page.evaluate(() => document.querySelector('form')?.reset())
    const after = await stateOf(page)
    expect([after.design, after.line, after.shown]).toEqual([before.design, before.line, before.shown])
    expect(await panelOf(page).getByLabel('Pieces').inputValue()).toBe('4 @ 4450')

    const disable = (isDisabled: boolean) =>
      page.evaluate((is) => document.querySelector('fieldset')?.toggleAttribute('disabled', is), isDisabled)
    await disable(true)
    const pieces = page.locator('flashing-designer input[placeholder="4 @ 2400"]')
    await pieces.focus()
    expect(await pieces.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(
      false,
    )
    expect((await known(page)).sent).toBeNull()
    await disable(false)
    await pieces.focus()
    expect(await pieces.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true)
    expect((await known(page)).isLine).toBe(true)
  })

  // The parents leave the width to the element, or refuse to break below its smallest width.
  test.each([
    [1200, 890],
    [390, 200],
  ])('keeps its size while text directly beside it changes, at %i px', async (width, min) => {
    const page = await open()
    await page.setViewportSize({ width, height: 900 })
    const parents = {
      fieldset: ['fieldset', ''],
      'fieldset of flex items': ['fieldset', 'display:flex'],
      'flex row': ['div', 'display:flex'],
      'flex column': ['div', 'display:flex;flex-direction:column;align-items:start'],
      'grid of automatic columns': [
        'div',
        'display:grid;grid-template-columns:auto auto;justify-content:start',
      ],
      'table cell': ['div', 'display:table-cell'],
      'inline block': ['div', 'display:inline-block'],
      dialog: ['dialog', 'display:block;position:static;box-sizing:border-box'],
    }
    for (const [name, [tag = '', style = '']] of Object.entries(parents)) {
      await page.evaluate(
        ([tag, style]) => {
          const designer = document.querySelector('flashing-designer')
          const [parent, text] = [document.createElement(tag), document.createTextNode('')]
          parent.setAttribute('style', style)
          document.querySelector('form')?.replaceChildren(parent)
          if (designer) parent.append(designer, text)
          designer?.addEventListener('change', ({ detail }) => {
            text.data = detail.figures.totalPriceMicros ?? ''
          })
        },
        [tag, style] as const,
      )
      await panelOf(page).getByLabel('Pieces').fill('4 @ 2400')
      for (const key of ['End', 'Backspace', '5']) {
        await page.keyboard.press(key)
        const box = await page.locator('flashing-designer').boundingBox()
        expect(box?.width, name).toBeGreaterThan(min)
        expect(box?.height, name).toBeGreaterThan(700)
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
      }
    }
  })

  test('fits its layout to a new width in one step', async () => {
    const page = await open()
    await page.evaluate(() => {
      addEventListener('error', ({ message }) => {
        console.error(message)
      })
    })
    const columns = []
    for (const width of [1200, 700, 390, 900]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => setTimeout(then))))
      const [stage, panel] = await Promise.all([
        page.locator('flashing-designer .stage').boundingBox(),
        panelOf(page).boundingBox(),
      ])
      columns.push((panel?.y ?? 0) > (stage?.y ?? 0) ? 1 : 2)
    }
    expect(columns).toEqual([2, 1, 1, 2])
  })

  /** Reads the text and the caret of the focused field. */
  const typedIn = (page: Page) =>
    page.evaluate(() => {
      const field = document.querySelector('flashing-designer')?.shadowRoot?.activeElement
      return field instanceof HTMLInputElement ? [field.value, field.selectionStart] : undefined
    })

  test('updates figures at every keystroke, and keeps text and caret', async () => {
    const page = await open()
    const length = panelOf(page).getByLabel('Length of edge 1 in mm')
    await length.focus()
    // The size 110 becomes 1.10, 1.910 and 1.9010. The girth without this edge is 213.
    await length.press('Home')
    const steps: unknown[] = []
    for (const key of ['ArrowRight', '.', '9', '0']) {
      await page.keyboard.press(key)
      steps.push([...((await typedIn(page)) ?? []), (await stateOf(page)).shown[0]])
    }
    expect(steps).toEqual([
      ['110', 1, '323 mm'],
      ['1.10', 2, '214.1 mm'],
      ['1.910', 3, '214.91 mm'],
      ['1.9010', 4, '214.9 mm'],
    ])
    await page.keyboard.press('Enter')
    expect(await length.inputValue()).toBe('1.9')
    // The visit to the field is one undo step.
    await page.getByRole('button', { name: 'Undo' }).click()
    expect((await stateOf(page)).edges[0]).toEqual([110, 0])
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
  })

  test('updates totals at every keystroke in pieces and price', async () => {
    const page = await open()
    const [pieces, price] = ['Pieces', 'Price per metre'].map((label) => panelOf(page).getByLabel(label))
    const shown: unknown[] = []
    const type = async (keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key)
        shown.push((await stateOf(page)).shown.slice(2))
      }
    }
    await pieces?.focus()
    await page.keyboard.press('End')
    await type(['Backspace', '5', ';'])
    await price?.focus()
    await page.keyboard.press('Control+a')
    await type(['2', '0', 'x', 'Backspace', 'Backspace'])
    await page.keyboard.press('Control+a')
    await type(['Delete'])
    expect(shown).toEqual([
      // 4 × 445 mm at 34.91 per metre are 62.1398.
      ['1.78 m', '$62.14'],
      ['17.82 m', '$622.10'],
      ['17.82 m', '$622.10'],
      ['17.82 m', '$35.64'],
      ['17.82 m', '$356.40'],
      ['17.82 m', '–'],
      ['17.82 m', '$356.40'],
      ['17.82 m', '$35.64'],
      // The price of the page applies again, and the field stays empty while it has the focus.
      ['17.82 m', '$622.10'],
    ])
    expect(await typedIn(page)).toEqual(['', 0])
    await page.keyboard.press('Enter')
    expect(await price?.inputValue()).toBe('$34.91')
  })

  test('announces an invalid field when the focus leaves, and keeps the valid text in the address', async () => {
    const page = await open()
    const alerts = () => panelOf(page).locator('[role=alert]:not(:empty)').count()
    for (const [label, text] of [
      ['Pieces', 'four of 2400'],
      ['Length of edge 1 in mm', 'long'],
    ] as const) {
      const field = panelOf(page).getByLabel(label, { exact: true })
      await field.fill(text)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await alerts(), label).toBe(0)
      expect((await stateOf(page)).hash, label).not.toContain('four')
      await field.press('Enter')
      expect(await alerts(), label).toBe(1)
      await field.fill('4 @ 2400')
      await field.fill(label === 'Pieces' ? '4 @ 2400' : '120')
      await field.press('Tab')
      expect(await alerts(), label).toBe(0)
    }
    expect(decodeURIComponent((await stateOf(page)).hash)).toContain('pieces=4 @ 2400')
  })

  test('reports an unreadable text in German if its locale is German', async () => {
    const page = await open()
    await page.evaluate(() => {
      const designer = document.querySelector('flashing-designer')
      designer?.setAttribute('locale', 'de-AT')
      Object.assign(designer ?? {}, { labels: { pieces: 'Stück' } })
    })
    await panelOf(page).getByLabel('Stück').fill('vier mal 2400')
    const message = await panelOf(page).locator('.message.wrong').textContent()
    expect(message).toContain('Stück, Eintrag 1 („vier mal 2400“)')
    expect(message).toContain('Bitte')
  })

  test.each([
    ['from a spreadsheet', '4\t2400\r\n10\t1800\r\n', ''],
    ['over an earlier text', '4\t2400\n10\t1800', '7 @ 600'],
  ])('makes one line of rows pasted %s, and updates the figures', async (_, text, before) => {
    const page = await open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const pieces = panelOf(page).getByLabel('Pieces')
    await pieces.fill(before)
    await pieces.focus()
    await page.keyboard.press('Control+a')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press('Control+v')
    expect(await pieces.inputValue()).toBe('4\t2400; 10\t1800')
    const message = await panelOf(page).locator('#pieces-message').textContent()
    expect(message).toBe('4 × 2400 mm; 10 × 1800 mm')
    // 4 × 2.4 m and 10 × 1.8 m are 27.6 m, at 34.91 per metre 963.516.
    expect((await stateOf(page)).shown.slice(-2)).toEqual(['27.6 m', '$963.52'])
  })
})
