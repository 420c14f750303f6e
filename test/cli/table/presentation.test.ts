import { describe, expect, it } from 'vitest'
import { chooseInk, plainInk } from '../../../src/cli/table/presentation.js'
import { quoteNamed } from '../requests.js'
import { runWith } from '../run-with.js'

describe('colours', () => {
  it('are for terminals', () => {
    expect(chooseInk(false, {})).toBe(plainInk)
    expect(chooseInk(true, {})).not.toBe(plainInk)
  })

  it('are left out where they are not wanted, and on terminals that have none', () => {
    expect(chooseInk(true, { NO_COLOR: '1' })).toBe(plainInk)
    expect(chooseInk(true, { NO_COLOR: '' })).not.toBe(plainInk)
    expect(chooseInk(true, { TERM: 'dumb' })).toBe(plainInk)
  })

  it('never run from one line into the next', () => {
    const [first, second] = chooseInk(true, {}).faint('one\ntwo').split('\n')
    expect(first).toBe('\u001b[90mone\u001b[39m')
    expect(second).toBe('\u001b[90mtwo\u001b[39m')
  })

  it('change only the colours', async () => {
    const input = JSON.stringify(quoteNamed('A'))
    const coloured = await runWith(['price'], { input, columns: 100 })
    const plain = await runWith(['price', '--format', 'table'], { input })
    expect(coloured.stdout).toContain('\u001b[')
    // eslint-disable-next-line no-control-regex -- taking colours out is what this is about
    expect(coloured.stdout.replace(/\u001b\[\d+m/g, '')).toBe(plain.stdout)
    expect(await runWith(['price'], { input, columns: 100, env: { NO_COLOR: '1' } })).toEqual(plain)
  })
})
