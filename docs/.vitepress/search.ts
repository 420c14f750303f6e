import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { DefaultTheme } from 'vitepress'
import { withoutParts } from './parts.js'

/** The search reads only the headings of these pages: the reference, evidence, and reasons. */
const BY_HEADINGS = /^(api|why|examples)\/|^(conformance|testing|compatibility|performance)\.md$/

/** Headings that every page of the reference repeats. */
const REPEATED =
  /^(accessors|call signature|classes|constructors|example|extends|functions|interfaces|methods|parameters|properties|returns|throws|type (aliases|declaration|parameters)|variables)\b/i

const HEADING = /<h([1-3])\b[^>]*>[^]*?<\/h\1>/g
const ENTRY_OF_PART = /^- \[.*\]\(.*\)\{#[\w-]+\}\n/gm
const CODE = /<div class="language-[^]*?<\/div>/g

/** Returns the part of a page that is searched. Leaves out the headings that repeat on every page of the reference. */
const searchedText: NonNullable<DefaultTheme.LocalSearchOptions['_render']> = (source, env, md) => {
  // The list on a first page repeats the headings of the parts.
  const page = md.render(source.replaceAll(ENTRY_OF_PART, ''), env)
  const text = page.replaceAll(CODE, '')
  if (!BY_HEADINGS.test(withoutParts(env.relativePath))) return text
  return [...text.matchAll(HEADING)]
    .map(([heading]) => heading)
    .filter((heading) => !REPEATED.test(heading.replaceAll(/<[^>]*>/g, '').trim()))
    .join('\n')
}

const MAX_BYTES = 150_000

/** Throws if the compressed search index is larger than a phone should load. Runs after each build. */
export function checkSearchSize(site: string): void {
  const chunks = `${site}/assets/chunks/`
  const file = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndex'))
  if (file === undefined) throw new Error('the site has no index of its search')
  const bytes = gzipSync(readFileSync(chunks + file), { level: 9 }).length
  if (bytes > MAX_BYTES)
    throw new Error(`the index of the search has ${bytes} bytes compressed, more than ${MAX_BYTES}`)
}

/** The search of the site. Its functions also run in the browser, so they use nothing from outside themselves. */
export const search: NonNullable<DefaultTheme.Config['search']> = {
  provider: 'local',
  options: {
    _render: searchedText,
    translations: {
      modal: { noResultsText: 'Nothing found. Try one word, such as GST, girth or CSV, in place of' },
    },
    miniSearch: {
      options: {
        processTerm(term) {
          const word = term.toLowerCase()
          const isCommon =
            /^(a|an|and|are|as|at|be|by|can|do|does|for|from|has|have|if|in|into|is|it|its|no|not|of|on|or|so|than|that|the|their|then|there|they|this|to|was|when|where|which|with|you|your)$/.test(
              word,
            )
          return isCommon || /^(\d.*|.)$/.test(word) || word.length > 24 ? null : word
        },
      },
      searchOptions: {
        // Tasks come first, then how things work, and last the reference and the reasons.
        boostDocument(id: string) {
          if (/\/how-to\//.test(id)) return 3
          if (/\/(live|concepts)\/|\/(guide|form|sheets|print|troubleshoot|for-estimators)\.html/.test(id))
            return 2
          // `quotewright/fp` repeats the functions of other entries.
          if (/\/api\/fp/.test(id)) return 0.2
          return /\/(api|why|examples)\//.test(id) ? 0.4 : 1
        },
      },
    },
  },
}
