import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  convertedUpload,
  flatAttachments,
  isHeic,
  parseMessage,
  parseUpload,
  serviceLimits,
  sizeBytes,
  type Decision,
} from '../../../src/entries/service.js'
import { detailsOf, outcomeOf } from '../outcome.js'

const problems = (decision: Decision<unknown>): readonly string[] =>
  decision.ok ? [] : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)

/** Reads a file in base64. */
const upload = (file: string) => parseUpload({ file, filename: 'a.bin' })
const bytesOf = (file: string): Uint8Array | undefined => {
  const read = upload(file)
  return read.ok ? read.value.bytes : undefined
}

/** Returns the HTML of a text as the caption of a file. */
const messageHtml = (caption: string): string => {
  const read = parseUpload({ file: 'aGk=', filename: 'a.bin', caption })
  return read.ok ? read.value.text : expect.fail('refused')
}
const contentTypeOf = (extended: string): string => {
  const read = parseUpload({ file: 'aGk=', filename: extended })
  return read.ok ? read.value.contentType : problems(read).join()
}
const jpegName = (filename: string): string => {
  const heic = { bytes: Uint8Array.of(1), filename, contentType: 'image/heic', text: '' }
  const converted = convertedUpload(heic, Uint8Array.of(2))
  return converted.ok ? converted.value.filename : expect.fail('refused')
}

const KEY = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'
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

describe('G2 to G4: messages', () => {
  test('G2: escaped text has no tags, and undoing the five escapes gives the original', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const inside = messageHtml(`x${text}`).slice(4, -4)
        expect(inside).not.toMatch(/[<>"']/)
        const back = inside
          .replaceAll('&#39;', "'")
          .replaceAll('&quot;', '"')
          .replaceAll('&gt;', '>')
          .replaceAll('&lt;', '<')
          .replaceAll('&amp;', '&')
        expect(back).toBe(text)
      }),
    )
  })

  test('G2: each of the five characters is escaped', () => {
    expect(outcomeOf(parseMessage({ text: `&<>"'` }))).toEqual({ text: '<p>&amp;&lt;&gt;&quot;&#39;</p>' })
  })

  test('G4: a parsed message has its text as HTML, and the request id if the body has one', () => {
    expect(parseMessage({ text: 'a<b', requestId: KEY })).toStrictEqual({
      ok: true,
      value: { text: '<p>a&lt;b</p>', requestId: KEY },
    })
  })

  test.each([
    [{ text: null, requestId: 'x' }, ['required text', 'invalid_id request_id']],
    [{ text: 'Yes', requestId: '' }, []],
  ])('G4: the body %j has the problems %j', (body, expected) => {
    expect(problems(parseMessage(body))).toEqual(expected)
  })
})

describe('G6: Base64', () => {
  test('the longest accepted file has 27 962 028 characters', () => {
    expect(bytesOf('A'.repeat(27_962_026) + '==')?.length).toBe(20_971_520 - 1)
    expect(bytesOf(`${'A'.repeat(27_962_027)}=`)?.length).toBe(20_971_520)
  })

  test.each([
    ['', '20971524'],
    ['=', '20971523'],
    ['==', '20971522'],
  ])('a longer file is refused with its size in bytes, if its padding is "%s"', (padding, sizeBytes) => {
    const refused = upload(`${'A'.repeat(27_962_032 - padding.length)}${padding}`)
    expect(refused).toMatchObject({
      ok: false,
      refusal: { problems: [{ code: 'file_too_large', details: { sizeBytes, max: '20971520' } }] },
    })
  })

  test('any bytes encoded by Node are decoded to the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 50 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64')
        expect(bytesOf(text)).toEqual(Uint8Array.from(bytes))
      }),
    )
  })

  test('a string is accepted exactly if Node decodes it to bytes that encode to the same string', () => {
    const character = fc.constantFrom('A', 'B', 'Q', 'g', 'w', '/', '+', '-', '=', '\n', 'ä', '\u{1f600}')
    fc.assert(
      fc.property(fc.array(character, { minLength: 1, maxLength: 12 }), (characters) => {
        const text = characters.join('')
        const isCanonical = Buffer.from(text, 'base64').toString('base64') === text
        expect(upload(text).ok, text).toBe(isCanonical)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(['aGVsbG8', 'aGVsbG9=', '====', 'aGVs\nbG8=', 'aGVs-_8=', '=aaa', 'a=aa'])(
    '%j is refused',
    (text) => {
      expect(problems(upload(text))).toEqual(['invalid_base64 file'])
    },
  )
})

describe('G5, G7: an upload', () => {
  const file = 'aGVsbG8='

  test('G5: a parsed upload has the sent fields, and a type from its name if the request has no type', () => {
    const upload = { bytes: BYTES, filename: 'a.pdf', contentType: 'application/pdf', text: '' }
    expect(parseUpload({ file, filename: ' a.pdf\n', contentType: null, caption: null })).toStrictEqual({
      ...{ ok: true, value: upload },
    })
    const sent = { file, filename: 'a.pdf', contentType: 'text/x', caption: 'c', requestId: KEY }
    expect(parseUpload(sent)).toStrictEqual({
      ok: true,
      value: { ...upload, contentType: 'text/x', text: '<p>c</p>', requestId: KEY },
    })
  })

  test('G5: a single missing or invalid field is the only problem, and a value of a wrong type is shown', () => {
    expect(problems(parseUpload({ filename: 'a.pdf' }))).toEqual(['required file'])
    expect(problems(parseUpload({ file }))).toEqual(['required filename'])
    expect(problems(parseUpload({ file: 'a', filename: 'a.pdf' }))).toEqual(['invalid_base64 file'])
    expect(problems(parseUpload({ file, filename: 'a. ' }))).toEqual(['extension_required filename'])
    const decision = parseUpload({ file, filename: 'a.pdf', contentType: 5 })
    expect(detailsOf(decision)).toEqual([{ expected: 'string', sent: '5' }])
  })

  test('G7: a name or a type of 2048 code points is kept, and a longer one is refused', () => {
    const sent = {
      file,
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

  test('G7: takes its type from the request, or from the extension', () => {
    const typeOf = (more: object): unknown => {
      const read = parseUpload({ file, filename: 'a.pdf', ...more })
      return read.ok && read.value.contentType
    }
    expect(typeOf({})).toBe('application/pdf')
    expect(typeOf({ contentType: 'text/x' })).toBe('text/x')
    expect(typeOf({ filename: 'a.XyZ' })).toBe('application/octet-stream')
    expect(typeOf({ contentType: '' })).toBe('application/pdf')
  })

  test.each([
    [{ file: 5, filename: [] }, ['invalid_type file', 'invalid_type filename']],
    [{ file: 'a', filename: 'plan' }, ['invalid_base64 file', 'extension_required filename']],
    [{ file, filename: 'a.b/plan' }, ['extension_required filename']],
    [{ file, filename: '...pdf' }, ['extension_required filename']],
    [
      { file, filename: 'a.b', contentType: 5, caption: {}, requestId: 'x' },
      ['invalid_type content_type', 'invalid_type caption', 'invalid_id request_id'],
    ],
  ])('G5: has, with the body %j, the problems %j', (body, expected) => {
    expect(problems(parseUpload(body))).toEqual(expected)
  })

  test.each(['\r', '\n', '\t', '\0', '\u007f', '\u0085', '\u2028', '屋', '\u{1f3e0}', '\ud800'])(
    'G7: is refused if its type contains %j, which a header cannot contain',
    (character) => {
      for (const contentType of [`text/x${character}`, `${character}text/x`, `text/x; name="a${character}b"`])
        expect(problems(parseUpload({ file, filename: 'a.txt', contentType }))).toEqual([
          'invalid_content_type content_type',
        ])
    },
  )

  test('G7: is accepted only with a type that can be a header', () => {
    const kept: string[] = []
    for (let code = 0; code <= 0x2ff; code++) {
      const contentType = `text/x${String.fromCharCode(code)}y`
      const read = parseUpload({ file, filename: 'a.txt', contentType })
      if (!read.ok) continue
      expect(read.value.contentType).toBe(contentType)
      expect(new Headers({ 'content-type': contentType }).get('content-type')).toBe(contentType)
      kept.push(contentType)
    }
    // Printable ASCII, and the upper half of Latin-1 without its 32 control characters.
    expect(kept.length).toBe(95 + 96)
    const blank = parseUpload({ file, filename: 'a.txt', contentType: '  ' })
    expect(blank.ok && blank.value.contentType).toBe('text/plain')
  })

  test('G6: is refused without decoding if it is one byte too large', () => {
    const tooLarge = parseUpload({ file: '?'.repeat(27_962_028), filename: 'a.pdf' })
    expect(problems(tooLarge)).toEqual(['file_too_large file'])
    expect(tooLarge.ok ? {} : tooLarge.refusal.problems[0]?.details).toEqual({
      sizeBytes: '20971521',
      max: String(serviceLimits.attachmentBytes),
    })
  })

  test('G5: has its caption as the text of the message, or an empty text', () => {
    const textOf = (caption?: string): unknown => {
      const read = parseUpload({ file, filename: 'a.pdf', caption })
      return read.ok && read.value.text
    }
    expect([textOf('a<b'), textOf(), textOf('')]).toEqual(['<p>a&lt;b</p>', '', ''])
  })
})

describe('G7 to G12: files', () => {
  test.each(Object.entries(TYPES))('G7: .%s has the type %s', (extension, type) => {
    for (const filename of [`plan.${extension}`, `plan.${extension.toUpperCase()}`])
      expect(outcomeOf(parseUpload({ file: 'aGk=', filename }))).toMatchObject({
        filename,
        contentType: type,
      })
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

  test('G7: an extension in any case determines the type', () => {
    expect(['a.JPG', 'a.tar.gz', 'a.__proto__', 'a.constructor', 'No 3..pdf'].map(contentTypeOf)).toEqual([
      'image/jpeg',
      ...Array.from({ length: 3 }, () => 'application/octet-stream'),
      'application/pdf',
    ])
  })

  test('G8: the extension of a HEIC file becomes .jpg', () => {
    expect(['a.heic', 'a.b.HEIF', 'photo', 'a.İ'].map(jpegName)).toEqual([
      ...['a.jpg', 'a.b.jpg', 'photo.jpg', 'a.jpg'],
    ])
  })

  test('G8: a converted picture replaces the original, and the other fields stay', () => {
    const upload = {
      bytes: Uint8Array.of(1),
      filename: 'a.b.HEIC',
      contentType: '',
      text: '<p>x</p>',
      requestId: 'r',
    }
    const jpeg = Uint8Array.of(255, 216, 255)
    const kept = { ...upload, bytes: jpeg, filename: 'a.b.jpg', contentType: 'image/jpeg' }
    expect(convertedUpload(upload, jpeg)).toEqual({ ok: true, value: kept })
    const byType = { ...upload, filename: 'photo.bin', contentType: 'Image/HEIF' }
    expect(convertedUpload(byType, jpeg)).toEqual({ ok: true, value: { ...kept, filename: 'photo.jpg' } })
  })

  test('G8: a picture without a conversion is refused', () => {
    const upload = { bytes: Uint8Array.of(1), filename: 'a.heif', contentType: 'image/heif', text: '' }
    for (const jpeg of [undefined, new Uint8Array()])
      expect(problems(convertedUpload(upload, jpeg))).toEqual(['heic_not_convertible file'])
  })

  test('G8: any other file stays unchanged, even if the host passes a converted file', () => {
    const upload = { bytes: Uint8Array.of(1), filename: 'a.jpeg', contentType: 'image/jpeg', text: '' }
    for (const jpeg of [undefined, Uint8Array.of(2)])
      expect(convertedUpload(upload, jpeg)).toEqual({ ok: true, value: upload })
  })

  test('G10: a size is rounded down to whole kilobytes, up to the largest safe integer', () => {
    expect([2047, 2048, 2 ** 53 - 1].map(sizeBytes)).toEqual(['1024', '2048', '9007199254739968'])
  })

  test('G12: an empty list of messages has no attachments', () => {
    expect(flatAttachments([])).toEqual([])
  })
})
