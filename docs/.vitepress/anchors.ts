/**
 * Returns the anchor of a heading. Drops apostrophes, as the repository does, because both must follow the same links.
 */
export const anchorOf = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"“”‘<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()
