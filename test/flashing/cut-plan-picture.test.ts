import { describe, expect, test } from 'vitest'
import { renderCutPlanSvg } from '../../src/entries/flashing.js'
import { ofLengths } from './cutting-lists.js'
import { planOf, stockOf } from './planned-bars.js'
import { elementsOf } from './well-formed.js'

const mixed = planOf(ofLengths({ 2400: 5, 1150.5: 2, 9000: 1 }), {
  stocks: [{ lengthMm: 6000 }],
  offcuts: [{ lengthMm: 2450 }],
  kerfMm: 3,
  trimMm: 20,
})

/** The boxes of a class, as `x`, `width`. */
function boxesIn(svg: string, look: string): readonly (readonly number[])[] {
  const found = svg.matchAll(
    new RegExp(`<rect class="qw-${look}"[^>]* x="([\\d.]+)" y="[\\d.]+" width="([\\d.]+)"`, 'g'),
  )
  return [...found].map(([, x, width]) => [Number(x), Number(width)])
}

describe('the picture of a cutting plan', () => {
  test('shows each kind of bar in words, with its kerf and its leftover', () => {
    const svg = renderCutPlanSvg(mixed)
    // 6000 - 20 - 2 × 2400 - 1150.5 = 29.5, and three cuts take 9.
    expect(svg).toContain('2 × 6000: 2 × 2400, 1 × 1150.5, trim 20, kerf 9, leftover 20.5')
    expect(svg).toContain('1 × 2450 (offcut): 1 × 2400, trim 20, kerf 3, leftover 27')
    expect(svg).toContain('Longer than the stock: 1 × 9000')
    expect(svg).toContain('3 bars (no plan is better)')
    expect(elementsOf(svg).length).toBeGreaterThan(4)
  })

  test('draws the pieces of a bar to scale, one after another', () => {
    const svg = renderCutPlanSvg(planOf([[2, 1500]], { stockLengthMm: 6000 }))
    // The bar of 6000 mm has the width of the sheet, 594 - 2 × 14 = 566.
    expect(boxesIn(svg, 'sheet')).toEqual([
      [14, 141.5],
      [155.5, 141.5],
    ])
    expect(boxesIn(svg, 'hidden')).toEqual([[297, 283]])
  })

  test('escapes its title, and follows the theme and the size', () => {
    const svg = renderCutPlanSvg(mixed, { title: '<b>&', theme: 'dark', width: 800 })
    expect(svg).toContain('<title>&lt;b&gt;&amp;</title>')
    expect(svg).toMatch(/^<svg [^>]*class="qw-dark"[^>]* width="800"/)
    expect(svg).not.toContain('prefers-color-scheme')
  })

  test('says that nothing is to be cut, or that the pieces cannot be planned', () => {
    expect(renderCutPlanSvg(planOf([], { stockLengthMm: 6000 }))).toContain('Nothing to cut.')
    expect(renderCutPlanSvg(stockOf([[0.5, 100]], { stockLengthMm: 6000 }))).toContain('cannot be planned')
  })

  test('draws 60 pieces of a bar one by one, and 61 as one part', () => {
    const drawn = [60, 61].map((pieces) => {
      const svg = renderCutPlanSvg(planOf([[pieces, 90]], { stockLengthMm: 6000, kerfMm: 2 }))
      return [boxesIn(svg, 'sheet').length, boxesIn(svg, 'head').length]
    })
    expect(drawn).toEqual([
      [60, 60],
      [1, 1],
    ])
  })

  test('counts the kinds of bars that it does not draw', () => {
    const lengths = Array.from({ length: 70 }, (_, index) => [1, 3001 + index] as const)
    expect(renderCutPlanSvg(planOf(lengths, { stockLengthMm: 6000 }))).toContain('>10 more<')
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'plan'],
    [
      'endless figures',
      {
        isPacked: true,
        cutBars: [{ bars: 1e9, stockLength: '1'.repeat(1e6), cuts: [{ pieces: 1e300, length: 1e300 }] }],
      },
    ],
    ['lists with holes', { isPacked: true, cutBars: new Array(4), tooLong: new Array(3) }],
    ['markup', { isPacked: true, cutBars: [{ bars: '<b>', from: 1, cuts: [{ pieces: '2', length: '"' }] }] }],
  ])('is well formed for %s in place of a plan', (_, plan) => {
    const svg = renderCutPlanSvg(plan as never)
    expect(elementsOf(svg).length).toBeGreaterThan(4)
    expect(svg).not.toMatch(/<b>|undefined|null|NaN|object/)
  })
})
