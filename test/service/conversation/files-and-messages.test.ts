import { describe, expect, test } from 'vitest'
import {
  convertedUpload,
  deleteAttachment,
  flatAttachments,
  isHeic,
  parseMessage,
  parseUpload,
  sizeBytes,
} from '../../../src/entries/service.js'
import { outcomeOf } from '../outcome.js'

const KEY = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'
const FILE = 'aGVsbG8='
const BYTES = Uint8Array.from('hello', (character) => character.charCodeAt(0))

const OFFICE = 'application/vnd.openxmlformats-officedocument'
/** The registered types of these extensions. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ pdf: 'application/pdf', jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' },
  ...{ webp: 'image/webp', svg: 'image/svg+xml', heic: 'image/heic', heif: 'image/heif', tif: 'image/tiff' },
  ...{ tiff: 'image/tiff', txt: 'text/plain', csv: 'text/csv', json: 'application/json' },
  ...{ xml: 'application/xml', doc: 'application/msword', xls: 'application/vnd.ms-excel' },
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  ...{ dxf: 'image/vnd.dxf', dwg: 'image/vnd.dwg', zip: 'application/zip' },
}

describe('G7, G8: types of files', () => {
  test.each(Object.entries(TYPES))('G7: .%s has the type %s', (extension, type) => {
    for (const filename of [`plan.${extension}`, `plan.${extension.toUpperCase()}`])
      expect(outcomeOf(parseUpload({ file: FILE, filename }))).toMatchObject({ filename, contentType: type })
  })

  test.each([
    ['a.heic', '', true],
    ['a.heif', '', true],
    ['a.xheic', '', false],
    ['a.heicx', '', false],
    ['a', 'image/heic', true],
    ['a', ' image/heif ; q=1', true],
    ['a', 'image/heic-sequence', true],
    ['a', 'ximage/heic', false],
    ['a', 'image/heic-other', false],
    ['a', '', false],
  ])('G8: the file %s with the type %j is HEIC: %s', (filename, type, expected) => {
    expect(isHeic(filename, type)).toBe(expected)
  })

  test('G8: a name without an extension gets .jpg appended', () => {
    const upload = { bytes: BYTES, filename: 'a.b c', contentType: 'image/heic', text: '' }
    expect(outcomeOf(convertedUpload(upload, BYTES))).toMatchObject({ filename: 'a.b c.jpg' })
  })
})

describe('G2, G4, G5: messages', () => {
  test('G2: each of the five characters is escaped', () => {
    expect(outcomeOf(parseMessage({ text: `&<>"'` }))).toEqual({ text: '<p>&amp;&lt;&gt;&quot;&#39;</p>' })
  })

  test('G4: a parsed message has its text as HTML, and the request id if the body has one', () => {
    expect(parseMessage({ text: 'a<b', requestId: KEY })).toStrictEqual({
      ok: true,
      value: { text: '<p>a&lt;b</p>', requestId: KEY },
    })
    expect(parseMessage({ text: ' a ' })).toStrictEqual({ ok: true, value: { text: '<p> a </p>' } })
    expect(outcomeOf(parseMessage({ text: 'a', fields: 5 }))).toEqual([
      'validation_failure',
      'invalid_type fields',
    ])
    expect(outcomeOf(parseMessage({ text: 'a', requestId: 'x' }))).toEqual([
      ...['validation_failure', 'invalid_id request_id'],
    ])
  })

  test('G5: a parsed upload has the sent fields, and a type from its name if the request has no type', () => {
    const upload = { bytes: BYTES, filename: 'a.pdf', contentType: 'application/pdf', text: '' }
    expect(parseUpload({ file: FILE, filename: ' a.pdf\n', contentType: null, caption: null })).toStrictEqual(
      {
        ...{ ok: true, value: upload },
      },
    )
    const sent = { file: FILE, filename: 'a.pdf', contentType: 'text/x', caption: 'c', requestId: KEY }
    expect(parseUpload(sent)).toStrictEqual({
      ok: true,
      value: { ...upload, contentType: 'text/x', text: '<p>c</p>', requestId: KEY },
    })
  })

  test('G5: a single missing or invalid field is the only problem, and a value of a wrong type is shown', () => {
    expect(outcomeOf(parseUpload({ filename: 'a.pdf' }))).toEqual(['validation_failure', 'required file'])
    expect(outcomeOf(parseUpload({ file: FILE }))).toEqual(['validation_failure', 'required filename'])
    expect(outcomeOf(parseUpload({ file: 'a', filename: 'a.pdf' }))).toEqual([
      ...['validation_failure', 'invalid_base64 file'],
    ])
    expect(outcomeOf(parseUpload({ file: FILE, filename: 'a. ' }))).toEqual([
      ...['validation_failure', 'extension_required filename'],
    ])
    const decision = parseUpload({ file: FILE, filename: 'a.pdf', contentType: 5 })
    expect(decision.ok ? [] : decision.refusal.problems.map(({ details }) => details)).toEqual([
      { expected: 'string', sent: '5' },
    ])
  })
})

test('G7: a name or a type of 2048 code points is kept, and a longer one is refused', () => {
  const sent = {
    file: 'aGVsbG8=',
    filename: `${'屋'.repeat(2044)}.txt`,
    contentType: `text/${'x'.repeat(2043)}`,
  }
  expect(parseUpload(sent).ok).toBe(true)
  const refused = parseUpload({
    ...sent,
    filename: `🏠${sent.filename}`,
    contentType: `${sent.contentType}x`,
  })
  expect(refused.ok ? [] : refused.refusal.problems).toMatchObject([
    { code: 'out_of_range', param: 'filename', details: { sent: '2049', max: '2048' } },
    { code: 'out_of_range', param: 'content_type', details: { sent: '2049', max: '2048' } },
  ])
})

describe('G9, G10, G12: attachments', () => {
  test('G9: an attachment that is not generated can be deleted', () => {
    expect(outcomeOf(deleteAttachment({}))).toBe('allowed')
  })

  test('G10: a size is rounded down to whole kilobytes, up to the largest safe integer', () => {
    expect([0, 1023, 2047, 2048, 2 ** 53 - 1].map(sizeBytes)).toEqual([
      ...['0', '0', '1024', '2048', '9007199254739968'],
    ])
  })

  test('G12: an empty list of messages has no attachments', () => {
    expect(flatAttachments([])).toEqual([])
  })
})
