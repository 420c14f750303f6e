/** Returns the blocks of code on a page, with the language of each. */
export function blocksOf(page) {
  return [...page.matchAll(/^```(\w+)[^\n]*\n([^]*?)^```$/gm)].map(([, language, text]) => ({
    language,
    text,
  }))
}
