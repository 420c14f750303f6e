import type { DefaultTheme } from 'vitepress'

/** Pages that are found by their headings alone: the reference, evidence, and reasons. */
const BY_HEADINGS = /^(api|why|examples)\/|^(conformance|testing|compatibility|performance)\.md$/

/** Headings that every page of the reference repeats. */
const REPEATED =
  /^(accessors|call signature|classes|constructors|example|extends|functions|interfaces|methods|parameters|properties|returns|throws|type (aliases|declaration|parameters)|variables)\b/i

const HEADING = /<h([1-3])\b[^>]*>[^]*?<\/h\1>/g
const CODE = /<div class="language-[^]*?<\/div>/g

/** Writes the part of a page that is searched. Members that a class inherits from the browser are not. */
const searchedText: NonNullable<DefaultTheme.LocalSearchOptions['_render']> = (source, env, md) => {
  const page = md.render(source, env)
  const text = page.replaceAll(CODE, '')
  if (!BY_HEADINGS.test(env.relativePath)) return text
  return [...text.matchAll(HEADING)]
    .map(([heading]) => heading)
    .filter((heading) => !REPEATED.test(heading.replaceAll(/<[^>]*>/g, '').trim()))
    .join('\n')
}

/** The search of the site. Its functions also run in the browser, so they name nothing outside themselves. */
export const search: NonNullable<DefaultTheme.Config['search']> = {
  provider: 'local',
  options: {
    _render: searchedText,
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
          return /\/(api|why|examples)\//.test(id) ? 0.4 : 1
        },
      },
    },
  },
}
