/** Tests printing and saving with the few parts of a page that they use. */
import { describe, expect, test } from 'vitest'
import { sampleDesigns } from '../../../src/entries/designer.js'
import { orderSheetHtml, printSheet, saveFile } from '../../../src/designer/element/order-sheet.js'
import { DesignerAlone } from './designer-alone.js'
import { clock, onPage } from './on-page.js'

/** Notes what a page is asked to do, in order. */
function pageOf(hasWindow = true) {
  const seen: unknown[] = []
  const { globals, pass } = clock()
  const listening = (where: string) => {
    const listeners = new Map<string, () => void>()
    return {
      addEventListener: (name: string, act: () => void) => listeners.set(name, act),
      fire: (name: string) => {
        seen.push(`${where} ${name}`)
        listeners.get(name)?.()
      },
    }
  }
  const contentWindow = { ...listening('window'), print: () => seen.push('print') }
  const element = {
    ...listening('frame'),
    style: {} as Record<string, string>,
    title: '',
    ...{ srcdoc: '', href: '', download: '' },
    contentWindow: hasWindow ? contentWindow : null,
    setAttribute: (...args: string[]) => seen.push(args),
    remove: () => seen.push('remove'),
    click: () => seen.push(['click', element.href, element.download]),
  }
  const document = {
    createElement: (type: string) => {
      seen.push(`create ${type}`)
      return element
    },
    body: { append: (one: unknown) => seen.push(one === element ? 'append' : one) },
  }
  const URL = {
    createObjectURL: (blob: Blob) => {
      seen.push(blob)
      return 'blob:1'
    },
    revokeObjectURL: (address: string) => seen.push(`revoke ${address}`),
  }
  const page = { ...globals, document, URL }
  return { seen, element, contentWindow, on: <A>(body: () => A) => onPage(page, body), pass }
}

describe('the order sheet', () => {
  test('is printed from a hidden frame, which is removed afterwards', () => {
    const { seen, element, contentWindow, on } = pageOf()
    on(() => {
      printSheet('<svg/>', 'A & "B" <C>')
    })
    expect(seen.splice(0)).toEqual(['create iframe', ['aria-hidden', 'true'], 'append'])
    expect([element.title, element.style['cssText']]).toEqual([
      'A & "B" <C>',
      'position:fixed;width:0;height:0;border:0;inset:auto 0 0 auto',
    ])
    expect(element.srcdoc).toContain('<title>A &#38; &#34;B&#34; &#60;C&#62;</title>')
    expect(element.srcdoc.endsWith('<body class="order-sheet"><svg/>')).toBe(true)
    element.fire('load')
    contentWindow.fire('afterprint')
    expect(seen).toEqual(['frame load', 'print', 'window afterprint', 'remove'])
  })

  test('is not printed from a frame that has left the page', () => {
    const { seen, element, on } = pageOf(false)
    on(() => {
      printSheet('', '')
    })
    seen.length = 0
    element.fire('load')
    expect(seen).toEqual(['frame load'])
  })

  test('is not drawn without a line, and has the bars below the drawing of a line', () => {
    const designer = new DesignerAlone()
    designer.design = sampleDesigns.apron
    expect(orderSheetHtml(undefined, 'en-AU', '<bars/>')).toBe('')
    const html = orderSheetHtml(designer.line, 'de-DE', '<bars/>')
    expect(html).toMatch(/^<svg .*<\/svg>\n<bars\/>$/s)
    expect(html).not.toBe(orderSheetHtml(designer.line, 'en-AU', '<bars/>'))
    expect(html).not.toContain('prefers-color-scheme')
  })

  test('is printed by the designer under the name of its design, and only with a line', () => {
    for (const [name, title] of [
      ['Back tray', 'Back tray'],
      ['', 'Order sheet'],
    ] as const) {
      const { seen, element, on } = pageOf()
      const designer = new DesignerAlone()
      designer.labels = { orderSheet: 'Order sheet' }
      on(() => {
        designer.printOrderSheet()
      })
      expect(seen).toEqual([])
      designer.design = { ...sampleDesigns.apron, name }
      on(() => {
        designer.printOrderSheet()
      })
      expect([seen.length, element.title]).toEqual([3, title])
      expect(element.srcdoc).toContain('<svg')
    }
  })
})

test('A saved file has its name, its type and its content, and its address is released after a second', async () => {
  const { seen, on, pass } = pageOf()
  on(() => {
    saveFile('apron.json', 'application/json', '{"a":1}')
  })
  const [created, blob, clicked] = seen
  expect([created, clicked]).toEqual(['create a', ['click', 'blob:1', 'apron.json']])
  expect([(blob as Blob).type, await (blob as Blob).text()]).toEqual(['application/json', '{"a":1}'])
  expect(on(() => [pass(999), pass(1000)])).toEqual([[], [1000]])
  expect(seen.at(-1)).toBe('revoke blob:1')
})
