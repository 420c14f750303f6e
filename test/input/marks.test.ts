/** Uses locales that no other test names, since the library caches the marks of each locale that it reads. */
import { describe, expect, test } from 'vitest'
import { marksOf } from '../../src/input/marks.js'

const ARABIC = '0123456789'

describe('the marks of numbers', () => {
  test.each([
    ['en-TT', { decimal: '.', group: ',', lastGroup: 3, otherGroups: 3, digits: ARABIC }],
    ['es-AR', { decimal: ',', group: '.', lastGroup: 3, otherGroups: 3, digits: ARABIC }],
    // Typographic marks become those on the keyboard.
    ['de-LI', { decimal: '.', group: "'", lastGroup: 3, otherGroups: 3, digits: ARABIC }],
    ['fr-BE', { decimal: ',', group: ' ', lastGroup: 3, otherGroups: 3, digits: ARABIC }],
    // Lakhs and crores.
    ['gu-IN', { decimal: '.', group: ',', lastGroup: 3, otherGroups: 2, digits: ARABIC }],
    ['mr-IN', { decimal: '.', group: ',', lastGroup: 3, otherGroups: 2, digits: '०१२३४५६७८९' }],
    // English for an unknown locale.
    ['locale unknown', { decimal: '.', group: ',', lastGroup: 3, otherGroups: 3, digits: ARABIC }],
  ])('are known for %s', (locale, marks) => {
    expect(marksOf(locale)).toEqual(marks)
  })
})
