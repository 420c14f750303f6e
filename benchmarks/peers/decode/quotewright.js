import { pathToFileURL } from 'node:url'
import { CODECS } from '../../checkout.js'

const { QuoteRequestCodec } = await import(pathToFileURL(CODECS).href)

/**
 * The engine's reader, called through its io-ts codec. It does more than the others: it also reads the numbers,
 * and all kinds of lines.
 */
export const quotewright = {
  name: 'quotewright, QuoteRequestCodec',
  accepts: (request) => QuoteRequestCodec.decode(request)._tag === 'Right',
}
