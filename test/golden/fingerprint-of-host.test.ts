import { afterEach, describe, expect, test, vi } from 'vitest'
import { createHash } from 'node:crypto'
import type * as Fingerprint from '../../src/golden/fingerprint.js'

type Fingerprints = typeof Fingerprint

/** Loads the fingerprints anew, as a host with or without Node's hash does. */
async function loaded(isNode: boolean): Promise<Fingerprints> {
  vi.resetModules()
  // Vitest itself needs the rest of the process to load a module.
  if (!isNode) vi.stubGlobal('process', Object.create(process, { getBuiltinModule: { value: undefined } }))
  return import('../../src/golden/fingerprint.js')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const VALUES = ['', 'Größe \u{1f3e0} \ud800', { b: [1, null], a: { c: true } }, 'x'.repeat(200)]

describe('the fingerprint of a value', () => {
  test.each(VALUES)('is the same in a browser as in Node: %j', async (value) => {
    const node = await loaded(true)
    const made = [node.fingerprintOf(value), node.lineFingerprintOf(value)]
    const browser = await loaded(false)
    expect([browser.fingerprintOf(value), browser.lineFingerprintOf(value)]).toEqual(made)
  })

  test('is the start of the SHA-256 of its text', async () => {
    const { fingerprintOf } = await loaded(false)
    const hash = createHash('sha256').update('{"a":1,"b":2}').digest('base64url')
    expect(fingerprintOf({ b: 2, a: 1 })).toBe(hash.slice(0, 16))
  })
})
