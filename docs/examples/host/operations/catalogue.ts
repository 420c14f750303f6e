import { summaryOf } from 'quotewright/service'
import type { Handler } from '../call.ts'
import { resourcesOf } from '../store/resources.ts'
import { answerList, listing, listQueryOf } from './listing.ts'
import { getting } from './reading.ts'

export const catalogueHandlers: Readonly<Record<string, Handler>> = {
  ListFlashings: listing('flashingTemplate', (template) => summaryOf('flashing', template)),
  GetFlashing: getting('flashingTemplate', 'templateId'),
  ListKits: listing('kit', (kit) => summaryOf('kit', kit)),
  GetKit: getting('kit', 'kitId'),
  ListProducts: listing('product', (product) => summaryOf('product', product)),
  GetProduct: getting('product', 'productId'),
  SearchCatalogue: async (call) => {
    const query = listQueryOf(call)
    if (!query.ok) return query
    const wanted = wordsOf(String(query.value.filters['query'] ?? ''))
    const hits = (await searchable(call)).map((hit) => {
      const words = new Set(wordsOf(hit.name))
      return { ...hit, relevance: wanted.filter((word) => words.has(word)).length }
    })
    return answerList(
      call,
      hits.filter(({ relevance }) => relevance > 0),
      ({ kind, id, name }) => ({ kind, id, name }),
    )
  },
}

interface Hit {
  readonly kind: string
  readonly id: string
  readonly name: string
}

/** Returns everything in the catalogue that has a name. With a large catalogue, let the database search instead. */
async function searchable({ read, caller }: Parameters<Handler>[0]): Promise<readonly Hit[]> {
  const named = async (
    kind: 'product' | 'kit' | 'flashingTemplate',
    id: string,
    name: string,
  ): Promise<Hit[]> =>
    (await resourcesOf(read, caller.companyId, kind)).map((resource) => ({
      kind,
      id: String(resource[id]),
      name: String(resource[name]),
    }))
  return [
    ...(await named('product', 'productId', 'productName')),
    ...(await named('kit', 'kitId', 'kitName')),
    ...(await named('flashingTemplate', 'templateId', 'flashingName')),
  ]
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
