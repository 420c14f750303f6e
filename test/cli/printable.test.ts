import { describe, expect, it } from 'vitest'
import { printable } from '../../src/cli/printable.js'

describe('text of a request on a terminal', () => {
  it('cannot steer the terminal', () => {
    expect(printable('Ridge\u001b[2J\u009b31m\u0007\ttop')).toBe('Ridge [2J 31m  top')
  })

  it('cannot turn the direction of writing', () => {
    expect(printable('total \u202e00.1\u2066')).toBe('total  00.1 ')
  })

  it('keeps its line feeds, in whatever way they were sent', () => {
    expect(printable('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour')
  })

  it('keeps every other character', () => {
    expect(printable('Größe 3 × 2.4 m², 日本 😀')).toBe('Größe 3 × 2.4 m², 日本 😀')
  })
})
