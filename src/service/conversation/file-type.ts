import { ownField } from '../../problem/own-fields.js'
import * as check from '../host-argument.js'

// G7
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  heic: 'image/heic',
  heif: 'image/heif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  xml: 'application/xml',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  dxf: 'image/vnd.dxf',
  dwg: 'image/vnd.dwg',
  zip: 'application/zip',
}

/** The content type becomes a header when the file is downloaded. */
export const HEADER_VALUE = '^[\\x20-\\x7e\\xa0-\\xff]*$'

// G7
export function isHeaderValue(contentType: string): boolean {
  return new RegExp(HEADER_VALUE).test(contentType)
}

const UNKNOWN_TYPE = 'application/octet-stream'

/** Returns the extension in lower case, without its dot. */
export function extensionOf(filename: string): string {
  return /[^./\\]\.+([^./\\\s]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
}

/** Must agree with {@link extensionOf} of the trimmed name (G7). */
export const WITH_EXTENSION = '([^./\\\\\\s]|\\S\\s+)\\.+[^./\\\\\\s]+\\s*$'

// G7
export function contentTypeOf(filename: string): string {
  return ownField(TYPES, extensionOf(filename)) ?? UNKNOWN_TYPE
}

/**
 * Tests whether a file is a HEIC or HEIF picture, by its type or its extension (G8). The host converts these
 * to JPEG.
 *
 * @example
 * import { isHeic } from 'quotewright/service'
 *
 * assert.equal(isHeic('roof.HEIC', 'application/octet-stream'), true)
 * assert.equal(isHeic('roof.jpg', 'image/jpeg'), false)
 */
export function isHeic(filename: string, contentType: string): boolean {
  check.text(filename, 'filename')
  check.text(contentType, 'contentType')
  const isByName = /^hei[cf]$/.test(extensionOf(filename))
  return isByName || /^image\/hei[cf](-sequence)?$/i.test((contentType.split(';')[0] ?? '').trim())
}

// G8
export function jpegName(filename: string): string {
  return `${extensionOf(filename) === '' ? filename : filename.slice(0, filename.lastIndexOf('.'))}.jpg`
}
