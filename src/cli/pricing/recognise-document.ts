import { recogniseRequest } from '../../entries/index.js'
import { isFlashingAlone } from '../flashing/recognise-flashing.js'
import type { DocumentKind } from '../settings.js'

/** Points out a flashing line sent as a document, because its problems would not explain the mistake. */
export function notesOnRequest(sent: unknown, asked: DocumentKind | undefined): readonly string[] {
  if (isFlashingAlone(sent))
    return [
      'this is a flashing line, not a document: measure it with "quotewright flashing", or put it in "lines"',
    ]
  const { kind = 'quote', reason, isPriced } = recogniseRequest(sent)
  const other = kind === 'quote' ? 'order' : 'quote'
  const kindNote = `taken as ${withArticle(kind)}, because ${reason}; --kind ${other} takes it as ${withArticle(other)}`
  const pricedNote =
    'it has been priced before, so its totals are ignored and computed again from its lines and adjustments'
  return [...(asked === undefined ? [kindNote] : []), ...(isPriced ? [pricedNote] : [])]
}

function withArticle(kind: DocumentKind): string {
  return kind === 'quote' ? 'a quote' : 'an order'
}
