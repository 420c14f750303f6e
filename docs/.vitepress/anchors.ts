/** The anchor of a heading. An apostrophe leaves no trace, as in the repository, where the same links are followed. */
export const anchorOf = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"“”‘<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()
