/** Returns the capture groups of a match, in order. Empty if the text does not match. */
export function groupsOf(form: RegExp, text: string): readonly (string | undefined)[] {
  return form.exec(text)?.slice(1) ?? []
}
