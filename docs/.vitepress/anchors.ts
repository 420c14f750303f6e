/** Drops apostrophes, as the repository's viewer does, so that links to a heading work in both. */
export const anchorOf = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"“”‘<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()
