type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTyped = (field: Field): boolean =>
  'defaultValue' in field
    ? field.value !== field.defaultValue
    : [...field.selectedOptions].some((option) => !option.defaultSelected)

/** Returns the texts that people typed into a page before its script started, by field name. */
export function typedTexts(page: ParentNode): Record<string, string> {
  const fields = [...page.querySelectorAll<Field>(':is(input:not([type]), textarea, select)[name]')]
  return Object.fromEntries(fields.filter(isTyped).map(({ name, value }) => [name, value]))
}

/**
 * Returns the texts typed into the component that is starting. Call it in `setup`, before the component writes its own.
 */
export function typedBefore(page: unknown): Record<string, string> {
  return page !== null && typeof page === 'object' && 'querySelectorAll' in page
    ? typedTexts(page as ParentNode)
    : {}
}
