import { describe } from 'vitest'
import { deleteAttachment, flatAttachments, isHeic, sizeBytes } from '../../../src/entries/service.js'
import { jpegName } from '../../../src/service/conversation/file-type.js'
import { messageHtml } from '../../../src/service/conversation/message.js'
import { testHostFaults, type HostFault } from '../host-faults.js'

/** Passes values that the types of TypeScript exclude. */
const wrong = (value: unknown): never => value as never

describe('E8: wrong arguments for files and messages', () => {
  testHostFaults([
    ['null as the type of a file', () => isHeic('a', wrong(null)), 'contentType'],
    ['a symbol as the name of a file', () => jpegName(wrong(Symbol('a'))), 'filename'],
    ['null as a text', () => messageHtml(wrong(null)), 'text'],
    ['null as an attachment', () => deleteAttachment(wrong(null)), 'attachment'],
    ['null as messages', () => flatAttachments(wrong(null)), 'messages'],
    ...[-2000, -1, 0.5, 1.5, NaN, Infinity, 2 ** 53].map((bytes): HostFault => [
      `${String(bytes)} as a size`,
      () => sizeBytes(bytes),
      'bytes',
    ]),
  ])
})
