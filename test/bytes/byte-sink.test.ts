import { describe, expect, test } from 'vitest'
import { ByteSink } from '../../src/bytes/byte-sink.js'
import { ByteSource } from '../../src/bytes/byte-source.js'
import { asciiConstant } from '../../src/bytes/constant.js'

/** What is written behind a first byte, so that nothing begins where a word does. */
function written(write: (sink: ByteSink) => void): string {
  const sink = new ByteSink()
  sink.byte(0x3e)
  write(sink)
  expect(sink.length).toBe(sink.written().length)
  return new TextDecoder().decode(sink.written()).slice(1)
}

/** Figures around every power of ten and of two, of both signs. */
const WHOLES = [
  ...Array.from({ length: 16 }, (_, power) => [10 ** power - 1, 10 ** power, 10 ** power + 1]).flat(),
  ...Array.from({ length: 53 }, (_, power) => [2 ** power - 1, 2 ** power]).flat(),
  ...[0, 9, 10, 1234567, 98765432109, 4_294_967_295, 2_147_483_647, 2_147_483_648, 21_474_836_470],
].filter(Number.isSafeInteger)

describe('N9: figures', () => {
  test('whole numbers are written in digits', () => {
    for (const whole of WHOLES) {
      for (const number of [whole, -whole])
        expect(
          written((sink) => {
            sink.whole(number)
          }),
        ).toBe(String(number))
    }
  })

  test('ten-thousandths are written without trailing zeros', () => {
    for (const number of [
      ...WHOLES.filter((whole) => whole < 9e13),
      12_500,
      125_000,
      1_250,
      12,
      90_009,
      10_100,
    ]) {
      const decimal = `${String(Math.floor(number / 10_000))}.${String(number % 10_000).padStart(4, '0')}`
      const expected = decimal.replace(/\.?0+$/, (zeros) => (decimal.includes('.') ? '' : zeros))
      expect(
        written((sink) => {
          sink.tenThousandths(number)
        }),
      ).toBe(expected)
      if (number > 0)
        expect(
          written((sink) => {
            sink.tenThousandths(-number)
          }),
        ).toBe(`-${expected}`)
    }
  })
})

describe('texts', () => {
  test.each(['', 'a', 'abc', 'abcd', 'abcde', 'abcdefgh', 'abcdefghi'])('%j, constant and copied', (text) => {
    expect(
      written((sink) => {
        sink.constant(asciiConstant(text))
      }),
    ).toBe(text)
    const source = new ByteSource()
    source.start(new TextEncoder().encode(`<${text}>`))
    expect(
      written((sink) => {
        sink.copy(source, 1, 1 + text.length)
      }),
    ).toBe(text)
  })

  test('what follows a constant is written over the rest of its last word', () => {
    expect(
      written((sink) => {
        for (const text of ['a', 'bcdef', 'ghi', '']) sink.constant(asciiConstant(text))
        sink.byte(0x21)
      }),
    ).toBe('abcdefghi!')
  })

  test('any characters', () => {
    expect(
      written((sink) => {
        sink.text('Dächer, 屋根 🏠')
      }),
    ).toBe('Dächer, 屋根 🏠')
  })

  test('those of another sink', () => {
    const other = new ByteSink()
    other.text('lines')
    expect(
      written((sink) => {
        sink.append(other)
        sink.append(other)
      }),
    ).toBe('lineslines')
  })
})

describe('room', () => {
  test('is made for as much as is asked for, and what was written stays', () => {
    const sink = new ByteSink()
    const usual = sink.bytes.length
    sink.text('first')
    sink.room(usual - 5)
    expect(sink.bytes.length).toBe(usual)
    sink.room(usual - 4)
    expect(sink.bytes.length).toBe(2 * usual)
    sink.room(9 * usual)
    expect(sink.bytes.length).toBe(5 + 9 * usual)
    sink.constant(asciiConstant(' second'))
    expect(new TextDecoder().decode(sink.written())).toBe('first second')
  })

  test('is made for texts of wide characters', () => {
    const sink = new ByteSink()
    const text = '屋'.repeat(100_000)
    sink.text(text)
    expect(new TextDecoder().decode(sink.written())).toBe(text)
  })

  test('beyond the usual is given back', () => {
    const sink = new ByteSink()
    const { bytes } = sink
    sink.text('first')
    sink.clear()
    expect([sink.length, sink.bytes === bytes]).toEqual([0, true])
    sink.room(2 * bytes.length)
    sink.clear()
    expect(sink.bytes.length).toBe(bytes.length)
    sink.constant(asciiConstant('second'))
    expect(new TextDecoder().decode(sink.written())).toBe('second')
  })
})
