/**
 * Sets properties again that a page set before the element was registered. As own properties, they would hide
 * the accessors of the class. Skips undefined, which would clear a drawing set by another property.
 */
export function takeEarlierProperties<Element extends object>(
  element: Element,
  names: readonly (keyof Element & string)[],
): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = element[name]
    Reflect.deleteProperty(element, name)
    if (value !== undefined) Object.assign(element, { [name]: value })
  }
}
