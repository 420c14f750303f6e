import { expect, test } from 'vitest'
import { BarsPicture } from '../../../src/designer/element/bars-picture.js'
import { orderSheetHtml } from '../../../src/designer/element/order-sheet.js'

const line = { drawing: {}, subitems: [{ amount: 5, length: 2400 }] }
const account = { currency: 'AUD' }
const stock = { stockLengthMm: 6000, kerfMm: 3 }

/** Returns a picture that has loaded its code. */
async function loadedPicture(): Promise<BarsPicture> {
  const picture = new BarsPicture()
  picture.load()
  await new Promise<void>((resolve) => {
    picture.whenLoaded(resolve)
  })
  return picture
}

test('the picture of the bars is empty until its code is loaded, and a printed sheet waits for the code', async () => {
  const picture = new BarsPicture()
  const shown: string[] = []
  const show = () => shown.push(picture.of(line, { locale: 'en-AU', account, stock }))
  picture.whenLoaded(show)
  picture.load()
  show()
  await new Promise<void>((resolve) => {
    picture.whenLoaded(() => {
      show()
      resolve()
    })
  })
  expect(shown).toEqual(['', '', expect.stringContaining('2 × 6000: 2 × 2400')])
})

test('the order sheet has the bars, their kerf and their leftover (F13)', async () => {
  const bars = (await loadedPicture()).of(line, { locale: 'en-AU', account, stock })
  const html = orderSheetHtml(line, 'en-AU', bars)
  expect(html.match(/<svg /g)).toHaveLength(2)
  expect(html).toContain('2 × 6000: 2 × 2400, kerf 6, leftover 1194')
})

test('the order sheet has no bars without a stock length', async () => {
  expect((await loadedPicture()).of(line, { locale: 'en-AU', account, stock: {} })).toBe('')
})

test('the picture of the bars follows the pieces, the stock and the language', async () => {
  const picture = await loadedPicture()
  const first = picture.of(line, { locale: 'en-AU', account, stock })
  expect(picture.of(line, { locale: 'en-AU', account, stock })).toBe(first)
  const more = { ...line, subitems: [{ amount: 6, length: 2400 }] }
  expect(picture.of(more, { locale: 'en-AU', account, stock })).toContain('3 × 6000: 2 × 2400')
  expect(picture.of(line, { locale: 'de-DE', account, stock })).toContain('Schnittplan')
  expect(picture.of(line, { locale: 'en-AU', account, stock: { stockLengthMm: 8000 } })).toContain(
    '8000: 3 × 2400',
  )
})
