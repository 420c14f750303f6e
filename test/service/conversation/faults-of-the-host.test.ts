import { describe } from 'vitest'
import {
  convertedUpload,
  deleteAttachment,
  flatAttachments,
  isHeic,
  sizeBytes,
} from '../../../src/entries/service.js'
import { testHostFaults, wrong, type HostFault } from '../host-faults.js'

const UPLOAD = { bytes: Uint8Array.of(1), filename: 'a.heic', contentType: '', text: '' }

describe('E8: wrong arguments for files and messages', () => {
  testHostFaults([
    ['null as the type of a file', () => isHeic('a', wrong(null)), 'contentType'],
    [
      'a symbol as the name of a file',
      () => convertedUpload({ ...UPLOAD, filename: wrong(Symbol('a')) }, UPLOAD.bytes),
      'upload.filename',
    ],
    ['null as a text', () => convertedUpload({ ...UPLOAD, text: wrong(null) }, UPLOAD.bytes), 'upload.text'],
    ['null as an attachment', () => deleteAttachment(wrong(null)), 'attachment'],
    ['null as messages', () => flatAttachments(wrong(null)), 'messages'],
    ...[-2000, -1, 0.5, 1.5, NaN, Infinity, 2 ** 53].map((bytes): HostFault => [
      `${String(bytes)} as a size`,
      () => sizeBytes(bytes),
      'bytes',
    ]),
  ])
})
