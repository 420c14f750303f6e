/** The groups of a form in a text, in their order; none where the text has another form. */
export function groupsOf(form: RegExp, text: string): readonly (string | undefined)[] {
  return form.exec(text)?.slice(1) ?? []
}
