import { crc32, inflateRawSync } from 'node:zlib'

export type ZipParts = ReadonlyMap<string, Buffer>

/** The message continues a sentence that starts with the name of the file. */
export class UnreadableZip extends Error {
  override readonly name = 'UnreadableZip'
}

/** Limits all parts together, because a small file can unpack to thousands of times its size. */
export const MAX_BYTES = 64 * 1024 * 1024
const MAX_PARTS = 5000

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
/** The end record without its comment, and the longest comment. */
const END_BYTES = 22
const MAX_COMMENT = 65_535

export function zipParts(bytes: Buffer, isWanted: (name: string) => boolean): ZipParts {
  try {
    return partsOf(bytes, isWanted)
  } catch (error) {
    if (error instanceof UnreadableZip) throw error
    throw new UnreadableZip('is damaged')
  }
}

function partsOf(bytes: Buffer, isWanted: (name: string) => boolean): ZipParts {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_PARTS) throw new UnreadableZip(`has more than ${String(MAX_PARTS)} parts`)
  const parts = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new UnreadableZip('is damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    )
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    if (isWanted(name)) {
      const part = partAt(bytes, at, MAX_BYTES - total)
      total += part.length
      parts.set(name, part)
    }
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return parts
}

function endOf(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 2) !== 'PK') throw new UnreadableZip('is not an XLSX file')
  const min = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= min; at--)
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at
  throw new UnreadableZip('is damaged')
}

/** Throws UnreadableZip above the limit, whatever size the entry claims. */
function partAt(bytes: Buffer, entry: number, max: number): Buffer {
  const [flags, method] = [bytes.readUInt16LE(entry + 8), bytes.readUInt16LE(entry + 10)]
  const [checksum, packed, start] = [16, 20, 42].map((offset) => bytes.readUInt32LE(entry + offset))
  if ((flags & 1) === 1) throw new UnreadableZip('is protected by a password')
  const local = start ?? 0
  if (bytes.readUInt32LE(local) !== LOCAL_SIGNATURE) throw new UnreadableZip('is damaged')
  const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const held = bytes.subarray(data, data + (packed ?? 0))
  const part = method === 0 ? held : inflated(held, method, max)
  if (part.length > max) throw tooLarge()
  if (crc32(part) !== checksum) throw new UnreadableZip('is damaged')
  return part
}

const DEFLATED = 8

function inflated(held: Buffer, method: number, max: number): Buffer {
  if (method !== DEFLATED) throw new UnreadableZip('is packed in an unusual way: save it again')
  try {
    return inflateRawSync(held, { maxOutputLength: Math.max(1, max) })
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : new UnreadableZip('is damaged')
  }
}

export function tooLarge(): UnreadableZip {
  return new UnreadableZip(`unpacks to more than ${String(MAX_BYTES / 1024 / 1024)} MB, too much for a quote`)
}

export function zipOf(parts: ZipParts): Buffer {
  const [bodies, entries]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, part] of parts) {
    const label = Buffer.from(name)
    const sizes = [crc32(part), part.length, part.length].map(uint32)
    const common = [uint16(20), uint16(0), uint16(0), uint32(0), ...sizes, uint16(label.length), uint16(0)]
    const body = Buffer.concat([uint32(LOCAL_SIGNATURE), ...common, label, part])
    const rest = [uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset), label]
    entries.push(Buffer.concat([uint32(ENTRY_SIGNATURE), uint16(20), ...common, ...rest]))
    bodies.push(body)
    offset += body.length
  }
  const directory = Buffer.concat(entries)
  const counts = [uint16(0), uint16(0), uint16(parts.size), uint16(parts.size)]
  const end = [uint32(END_SIGNATURE), ...counts, uint32(directory.length), uint32(offset), uint16(0)]
  return Buffer.concat([...bodies, directory, ...end])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
