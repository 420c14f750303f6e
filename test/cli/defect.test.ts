import { describe, expect, it } from 'vitest'
import { defectText } from '../../src/cli/notes.js'

describe('a defect of the command', () => {
  const error = new RangeError('Invalid\n  string length.')

  it('is printed in one line without a stack trace', () => {
    const text = defectText(error, {})
    expect(text).toMatch(/^quotewright: .*Invalid string length\. .*\.$/)
    expect(text).not.toContain('    at ')
  })

  it('is printed with its stack trace on request', () => {
    expect(defectText(error, { env: { QUOTEWRIGHT_DEBUG: '1' } })).toBe(error.stack)
  })

  it.each([
    [new RangeError(''), ': RangeError. '],
    [new Error('Why?'), ': Why? '],
    ['', ': no reason. '],
  ])('has one sentence: %o', (thrown, sentence) => {
    expect(defectText(thrown, {})).toContain(sentence)
  })

  it('may be any thrown value', () => {
    expect(defectText('mine', { env: { QUOTEWRIGHT_DEBUG: '1' } })).toContain('mine')
    expect(defectText(undefined, {})).toContain('undefined')
  })
})
