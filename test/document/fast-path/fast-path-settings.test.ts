import { describe, expect, test } from 'vitest'
import { fastPathSettings } from '../../../src/engine/fast/fast-path-settings.js'
import { parsedAccount } from '../../engine-alone.js'

function settingsOf(more: object) {
  const account = parsedAccount({ currency: 'AUD', ...more })
  if (account === undefined) throw new Error('the settings of a test are right')
  return fastPathSettings(account)
}

describe('the settings of the fast path', () => {
  test('are plain numbers', () => {
    expect(settingsOf({})).toEqual({
      ...{ currency: 'AUD', derivationEnabled: true, minimum: 0, minimumFeet: 0 },
      ...{ rate: 0, rateDecimals: 0, isLineTax: false },
    })
    expect(
      settingsOf({ derivationEnabled: false, tax: { rate: '0.075' }, taxRounding: 'line' }),
    ).toMatchObject({ derivationEnabled: false, rate: 75, rateDecimals: 3, isLineTax: true })
  })

  test.each([
    // 1 m is 3.280840 ft; 0.3048 m is 1 ft; 0.1 mm is 0.000328 ft.
    [{ minimumLinealLengthMm: 1000 }, 10_000, 3_280_840],
    [{ minimumFlashingLengthMm: '304.8' }, 3_048, 1_000_000],
    [{ minimumLinealLengthMm: '0.1', minimumFlashingLengthMm: 1000 }, 1, 328],
    [{ minimumLinealLengthMm: '13.10' }, 131, 42_979],
  ])(
    'M4: express %j in ten-thousandths of a metre and millionths of a foot',
    (settings, minimum, minimumFeet) => {
      expect(settingsOf(settings)).toMatchObject({ minimum, minimumFeet })
    },
  )

  test('do not exist for a minimum of 0.01 mm, or a tax rate of twelve decimals above 0.1', () => {
    expect(settingsOf({ minimumLinealLengthMm: '0.01' })).toBeUndefined()
    expect(settingsOf({ tax: { rate: '0.100000000001' } })).toBeUndefined()
    expect(settingsOf({ tax: { rate: '0.099999999999' } })).toBeDefined()
  })
})
