import type { MarkdownRenderer } from 'vitepress'
import { linkOnSite, withoutParts } from './parts.js'

/** The samples that the site offers. */
export const DOWNLOADS = new Set(['samples/estimate.csv', 'samples/flashings/apron.json'])

/** Tests whether a link leads to a file outside the site. */
const isOfRepository = (href: string): boolean =>
  /^(\.\.\/)+(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md/.test(href) ||
  /^(\.\.\/)*(src|test|scripts|benchmarks)\//.test(href) ||
  (/\.(json|tsx?|js|yml|sql|dxf)(#.*)?$|^samples\//.test(href) && !DOWNLOADS.has(href)) ||
  /\/$/.test(href.replace(/^https?:.*/, ''))

/** Replaces links to files outside the site with their text. */
export function leaveOutLinksToTheRepository(md: MarkdownRenderer): void {
  md.core.ruler.push('links-to-the-repository', ({ tokens }) => {
    for (const { children } of tokens) {
      const inline = children ?? []
      for (const [index, token] of inline.entries()) {
        if (token.type !== 'link_open' || !isOfRepository(token.attrGet('href') ?? '')) continue
        const end = inline.findIndex((other, at) => at > index && other.type === 'link_close')
        for (const part of [token, inline[end]]) {
          if (part === undefined) continue
          part.tag = 'span'
          part.attrs = []
        }
      }
    }
  })
}

/**
 * Shows tags in sentences, such as `<from>`, as text, like other viewers of Markdown. Keeps comments, and `<br>` for
 * line breaks in table cells.
 */
export function takeTagsAsText(md: MarkdownRenderer): void {
  md.core.ruler.push('tags-as-text', ({ tokens, env }) => {
    // The reference is generated for the site, and its anchors are tags.
    if ((env as { relativePath?: string }).relativePath?.startsWith('api/') === true) return
    for (const { children } of tokens)
      for (const token of children ?? [])
        if (token.type === 'html_inline' && !/^<(?:br>|!--)/.test(token.content)) token.type = 'text'
  })
}

/** Keeps short code with hyphens, such as `--locale` and `en-US`, on one line. */
export function keepShortCodeWhole(md: MarkdownRenderer): void {
  md.core.ruler.push('whole-code', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? [])
        if (token.type === 'code_inline' && /^\S*-\S*$/.test(token.content) && token.content.length <= 24)
          token.attrJoin('class', 'whole')
  })
}

/** Redirects a link to a page that the site splits to the part with its anchor. */
export function leadToParts(md: MarkdownRenderer): void {
  md.core.ruler.push('parts', ({ tokens, env }) => {
    const { relativePath = '' } = env as { relativePath?: string }
    for (const { children } of tokens)
      for (const token of children ?? []) {
        const href = token.type === 'link_open' && token.tag === 'a' ? token.attrGet('href') : null
        if (href !== null) token.attrSet('href', linkOnSite(href, relativePath))
      }
  })
}

/** Gives each rule an anchor with its number, whatever its title: `rules/l.html#l3`. */
export function anchorRulesByNumber(md: MarkdownRenderer): void {
  md.core.ruler.push('rules-by-number', (state) => {
    const { relativePath = '' } = state.env as { relativePath?: string }
    if (!/^(service-)?rules\//.test(withoutParts(relativePath))) return
    for (const [index, { type, content, children }] of state.tokens.entries()) {
      const [, rule] = /^([A-Z][0-9]+)\b/.exec(content) ?? []
      if (type !== 'inline' || rule === undefined || state.tokens[index - 1]?.type !== 'heading_open')
        continue
      const anchor = new state.Token('html_inline', '', 0)
      anchor.content = `<span id="${rule.toLowerCase()}"></span>`
      children?.unshift(anchor)
    }
  })
}
