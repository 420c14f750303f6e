import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  convertedUpload,
  deleteAttachment,
  flatAttachments,
  isHeic,
  messageRead,
  parseMessage,
  parseUpload,
  serviceLimits,
  sizeBytes,
  type Decision,
} from '../../../src/entries/service.js'

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

describe('G1 to G4: messages', () => {
  test('G2: text is escaped in one paragraph and keeps its line breaks', () => {
    expect(messageHtml(`Gate code 4 < 5 & "back" it's`)).toBe(
      '<p>Gate code 4 &lt; 5 &amp; &quot;back&quot; it&#39;s</p>',
    )
    expect(messageHtml('a\r\nb')).toBe('<p>a\r\nb</p>')
    expect(messageHtml('&amp;')).toBe('<p>&amp;amp;</p>')
  })

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

  test('G3: the HTML of an empty message is empty', () => {
    expect(messageHtml('')).toBe('')
  })

  test.each([
    [{}, ['required text']],
    [{ text: ' \n' }, ['required text']],
    [{ text: null, requestId: 'x' }, ['required text', 'invalid_id request_id']],
    [{ text: 5 }, ['invalid_type text']],
    [null, ['required text']],
    [{ text: 'Yes', requestId: '' }, []],
  ])('G4: the body %j has the problems %j', (body, expected) => {
    expect(problems(parseMessage(body))).toEqual(expected)
  })

  test("G1: the author's name and email are empty once the author's account is deleted", () => {
    const kept = { id: 'm', text: '<p>Yes</p>', createdAt: '2026-11-20T09:30:00Z', attachments: [] }
    expect(messageRead(kept)).toEqual({ ...kept, authorName: '', authorEmail: '' })
    expect(messageRead(kept, { name: 'Ann', email: 'a@b' })).toEqual({
      ...kept,
      authorName: 'Ann',
      authorEmail: 'a@b',
    })
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
    [{}, ['required file', 'required filename']],
    [{ file: 5, filename: [] }, ['invalid_type file', 'invalid_type filename']],
    [{ file: 'a', filename: 'plan' }, ['invalid_base64 file', 'extension_required filename']],
    [{ file, filename: '.pdf' }, ['extension_required filename']],
    [{ file, filename: 'a.b/plan' }, ['extension_required filename']],
    [{ file, filename: 'plan.' }, ['extension_required filename']],
    [{ file, filename: '...pdf' }, ['extension_required filename']],
    [
      { file, filename: 'a.b', contentType: 5, caption: {}, requestId: 'x' },
      ['invalid_type content_type', 'invalid_type caption', 'invalid_id request_id'],
    ],
  ])('G5: has, with the body %j, the problems %j', (body, expected) => {
    expect(problems(parseUpload(body))).toEqual(expected)
  })

  const NO_HEADER = [
    '\r',
    '\n',
    '\t',
    '\0',
    '\u001f',
    '\u007f',
    '\u0080',
    '\u0085',
    '\u009f',
    '\u0100',
    '\u2028',
    '屋',
    '\u{1f3e0}',
    '\ud800',
  ]

  test.each(NO_HEADER)(
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

  test('G7: reports all its problems in the order of the body', () => {
    const body = { contentType: 'a\n', filename: 'plan', file: 'a' }
    expect(problems(parseUpload(body))).toEqual([
      'invalid_content_type content_type',
      'extension_required filename',
      'invalid_base64 file',
    ])
  })

  test('G6: is refused without decoding if it is one byte too large', () => {
    const tooLarge = parseUpload({ file: '?'.repeat(27_962_028), filename: 'a.pdf' })
    expect(problems(tooLarge)).toEqual(['file_too_large file'])
    expect(tooLarge.ok ? {} : tooLarge.refusal.problems[0]?.details).toEqual({
      sizeBytes: '20971521',
      max: String(serviceLimits.attachmentBytes),
    })
  })

  // Mutation testing skips this test by its title, because the test decodes 28 million characters.
  test('G6: is accepted at the limit of 28 million characters', () => {
    const full = parseUpload({ file: `${'A'.repeat(27_962_027)}=`, filename: 'a.pdf' })
    expect(full.ok && full.value.bytes.length).toBe(20_971_520)
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
  test('G7: an extension in any case determines the type', () => {
    expect(['a.JPG', 'a.tar.gz', 'a.__proto__', 'a.constructor', 'No 3..pdf'].map(contentTypeOf)).toEqual([
      'image/jpeg',
      ...Array.from({ length: 3 }, () => 'application/octet-stream'),
      'application/pdf',
    ])
  })

  test('G8: HEIC and HEIF are recognised by type or by extension', () => {
    expect(isHeic('a.HEIC', '')).toBe(true)
    expect(isHeic('a.heif', 'image/jpeg')).toBe(true)
    expect(isHeic('a.jpg', 'Image/HEIF; x=1')).toBe(true)
    expect(isHeic('heic', 'image/heicx')).toBe(false)
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

  test('G9: a generated attachment cannot be deleted', () => {
    expect(deleteAttachment({ isGenerated: false }).ok).toBe(true)
    const refused = deleteAttachment({ isGenerated: true })
    expect(refused.ok ? '' : refused.refusal.type).toBe('failed_precondition')
  })

  test('G10: sizes are rounded down to kilobytes', () => {
    expect([700, 1023, 1024, 1536, 20_971_520].map(sizeBytes)).toEqual(['0', '0', '1024', '1024', '20971520'])
    expect(sizeBytes(0)).toBe('0')
  })

  test('G12: attachments are sorted by the time of their message, then by position', () => {
    const messages = [
      { createdAt: '2026-11-20T10:30:00+01:00', attachments: ['b', 'c'] },
      { createdAt: '2026-11-20T09:29:59.999Z', attachments: ['a'] },
      { createdAt: '2026-11-20T09:30:00Z', attachments: ['d'] },
    ]
    expect(flatAttachments(messages)).toEqual(['a', 'b', 'c', 'd'])
  })
})
