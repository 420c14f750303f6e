import { describe, expect, test } from 'vitest'
import { packAnswers, unpackAnswers } from '../../../src/cli/queue/batch-answers.js'
import { CommandFailure } from '../../../src/cli/process-io.js'

describe('the answers of a batch in Redis', () => {
  test('are unpacked as they were packed, byte for byte', () => {
    for (const text of ['', '{"total":"1"}\n', '\n\n{"failure":"no"}\n', '\u0000\ud83d\ude00\n']) {
      const answers = { text: Buffer.from(text), count: 3, bytesRead: 120, hasRefusal: true }
      expect(unpackAnswers(packAnswers(answers))).toEqual(answers)
    }
    expect(unpackAnswers(packAnswers({ failure: 'Line 1 is no JSON.' }))).toEqual({
      failure: 'Line 1 is no JSON.',
    })
  })

  test.each([
    ...['', '\n', 'garbage', 'garbage\n{}', 'null\n', '5\ntext', '"text"\n', '[]\n', '{}\n{"total":"1"}\n'],
    '{"failure":{"message":"no"}}\n',
    '{"count":-1,"bytesRead":1,"hasRefusal":false}\n',
    '{"count":1.5,"bytesRead":1,"hasRefusal":false}\n',
    '{"count":1,"bytesRead":"1","hasRefusal":false}\n',
    '{"count":1,"bytesRead":1,"hasRefusal":"no"}\n',
    '{"count":1,"bytesRead":1,"hasRefusal":false}',
    '{"__proto__":{"failure":"inherited"}}\n',
  ])('are refused in a sentence if no worker wrote them: %j', (packed) => {
    expect(() => unpackAnswers(Buffer.from(packed))).toThrow(CommandFailure)
  })
})
