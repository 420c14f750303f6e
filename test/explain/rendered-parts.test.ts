/** Tests the parts that a rendering leaves out: unknown rules, reasons, parts of formulas. */
import { describe, expect, test } from 'vitest'
import {
  renderExplanationHtml,
  renderExplanationMarkdown,
  renderExplanationText,
  type Explanation,
} from '../../src/entries/explain.js'
import { throwing } from './any-arguments.js'
import { explanation, figure } from './by-hand.js'
import { made, reason, row } from './without-rules.js'

describe('an explanation whose rules are not on the page', () => {
  test('ends with its figures as text', () => {
    expect(renderExplanationText(made)).toBe(
      [
        'total: line + rounded = 5.00 + 2.00 = 7.001 → 7.00 (X9)',
        '├─ line: price + fee = 2.00 + 3.00 = 5.00',
        '│  ├─ price: 2.00, as sent',
        '│  ├─ fee: 3.00, setting (X9)',
        '│  └─ not applied: a reason of its own (X9)',
        '└─ rounded: 2.001 → 2.00, as sent (X9)',
        '',
      ].join('\n'),
    )
  })

  test('ends with its figures as Markdown', () => {
    expect(renderExplanationMarkdown(made)).toBe(
      [
        '- **total**: line + rounded = 5.00 + 2.00 = 7.001 → **7.00** (X9)',
        '  - **line**: price + fee = 2.00 + 3.00 = **5.00**',
        '    - **price**: **2.00**, as sent',
        '    - **fee**: **3.00**, setting (X9)',
        '    - _not applied: a reason of its own_ (X9)',
        '  - **rounded**: 2.001 → **2.00**, as sent (X9)',
        '',
      ].join('\n'),
    )
  })

  test('has no section for rules as HTML', () => {
    const { items, ...outer } = partsOfHtml(made)
    expect(items).toEqual([
      '<ul>',
      '<li><details id="explanation-1" open><summary>' +
        htmlLine(
          'total',
          '',
          ' <span class="formula">line + rounded <span class="numbers">= 5.00 + 2.00 = 7.001 →</span></span>',
          '7.00',
        ) +
        '</summary>',
      '<ul>',
      '<li><details id="explanation-2" open><summary>' +
        htmlLine(
          'line',
          '',
          ' <span class="formula">price + fee <span class="numbers">= 2.00 + 3.00</span></span>',
          '5.00',
        ) +
        '</summary>',
      '<p class="note">not applied: a reason of its own (X9)</p>',
      '<ul>',
      `<li><div class="figure">${htmlLine('price', ', as sent', '', '2.00')}</div></li>`,
      `<li><div class="figure">${htmlLine('fee', ', setting', '', '3.00')}</div></li>`,
      '</ul>',
      '</details></li>',
      `<li><div class="figure">${htmlLine('rounded', ', as sent', ' <span class="formula"> <span class="numbers">= 2.001 →</span></span>', '2.00')}</div></li>`,
      '</ul>',
      '</details></li>',
      '</ul>',
    ])
    expect(outer.before).toMatch(/^<section class="quotewright-explanation" lang="en">\n<style>\n/)
  })
})

const htmlLine = (name: string, source: string, formula: string, value: string): string =>
  `<span><span class="name">${name}</span><span class="source">${source}</span>${formula}</span> <span class="value">${value}</span>`

/** Returns the items of the list, and the HTML before it. */
function partsOfHtml(one: Explanation, options: object = {}) {
  const [before = '', after = ''] = renderExplanationHtml(one, options).split('\n</style>\n')
  expect(after.endsWith('\n</section>\n')).toBe(true)
  return { before, items: after.replace(/\n<\/section>\n$/, '').split('\n') }
}

describe('a part of an explanation as HTML', () => {
  test('unfolds if it has only a reason, without an id to link to', () => {
    expect(partsOfHtml(made, { figure: 'noted' }).items).toEqual([
      '<ul>',
      `<li><details open><summary>${htmlLine('noted', ', as sent', '', '7.00')}</summary>`,
      '<p class="note">not applied: a reason of its own (X9)</p>',
      '</details></li>',
      '</ul>',
    ])
  })

  test('shows a reason and the number of hidden figures', () => {
    const one = explanation({
      price: figure('given', ['request:price'], row('price', '2')),
      total: { ...figure('sum', ['price'], row('total', '2')), notApplied: reason },
    })
    const formula = ' <span class="formula">price <span class="numbers"></span></span>'
    expect(partsOfHtml(one, { depth: 0 }).items).toEqual([
      '<ul>',
      `<li><details open><summary>${htmlLine('total', '', formula, '2.00')}</summary>`,
      '<p class="note">not applied: a reason of its own (X9)</p>',
      '<p class="more">… 1 more</p>',
      '</details></li>',
      '</ul>',
    ])
    expect(partsOfHtml(one).items.slice(1, 6)).toEqual([
      `<li><details id="explanation-1" open><summary>${htmlLine('total', '', formula, '2.00')}</summary>`,
      '<p class="note">not applied: a reason of its own (X9)</p>',
      '<ul>',
      `<li><div class="figure">${htmlLine('price', ', as sent', '', '2.00')}</div></li>`,
      '</ul>',
    ])
  })

  test('shows a formula without numbers if it equals another figure', () => {
    const formula = ' <span class="formula">line <span class="numbers"></span></span>'
    expect(partsOfHtml(made, { figure: 'same', depth: 0 }).items[1]).toBe(
      `<li><details open><summary>${htmlLine('same', '', formula, '5.00')}</summary>`,
    )
  })

  test('ignores options that throw', () => {
    for (const options of [throwing, 5, 'page'] as readonly object[])
      expect(renderExplanationHtml(made, options)).toBe(renderExplanationHtml(made))
  })
})
