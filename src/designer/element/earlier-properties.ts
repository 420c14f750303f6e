/** Reassigns properties that the page set before registration, because own properties would hide the accessors. */
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
