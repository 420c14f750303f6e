export type Parsed =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string }

// Fatal: a byte that is no UTF-8 must not become a replacement character in somebody's product name.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function parseJson(bytes: Buffer): Parsed {
  try {
    return { ok: true, value: JSON.parse(utf8.decode(bytes)) as unknown }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'the bytes are not UTF-8' : message
}
