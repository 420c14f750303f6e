/**
 * Sets once more what a page set before the element was registered: as properties of the element's own, they would hide those
 * of its class. One that is undefined was not set: it would empty what another one has drawn.
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
