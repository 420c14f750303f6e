/** What an element should be. Attributes are texts; a property of `undefined` or `false` is left out. */
export interface Wanted {
  readonly tag: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly children: readonly (Wanted | string)[]
}

type Child = Wanted | string | undefined | readonly (Wanted | string | undefined)[]

/** An element that is wanted, with its children; lists of children are flattened, and `undefined` is left out. */
export function wanted(
  tag: string,
  properties: Wanted['properties'] = {},
  ...children: readonly Child[]
): Wanted {
  const list = children.flat().filter((child) => child !== undefined)
  return { tag, properties, children: list }
}

const SVG = 'http://www.w3.org/2000/svg'
const lastOf = new WeakMap<Element, Wanted['properties']>()

/** Makes the children of an element what is wanted. Elements that are there already stay, and so does the focus. */
export function patch(parent: Element | ShadowRoot, children: readonly (Wanted | string)[]): void {
  children.forEach((child, index) => {
    const there = parent.childNodes[index]
    if (typeof child === 'string') {
      if (there instanceof Text) {
        if (there.data !== child) there.data = child
      } else put(parent, there, document.createTextNode(child))
      return
    }
    const isSame =
      there instanceof Element &&
      there.localName === child.tag &&
      (lastOf.get(there) ?? {})['key'] === child.properties['key']
    const element = isSame ? there : put(parent, there, create(parent, child.tag))
    setProperties(element, child.properties)
    if (child.properties['html'] === undefined) patch(element, child.children)
  })
  while (parent.childNodes.length > children.length) parent.lastChild?.remove()
}

function create(parent: Element | ShadowRoot, tag: string): Element {
  const isDrawn = tag === 'svg' || (parent instanceof Element && parent.namespaceURI === SVG)
  return isDrawn ? document.createElementNS(SVG, tag) : document.createElement(tag)
}

function put<Made extends Node>(parent: Node, there: Node | undefined, made: Made): Made {
  if (there === undefined) parent.appendChild(made)
  else parent.replaceChild(made, there)
  return made
}

function setProperties(element: Element, properties: Wanted['properties']): void {
  const last = lastOf.get(element) ?? {}
  for (const name of new Set([...Object.keys(last), ...Object.keys(properties)])) {
    const value = properties[name]
    // What a user is typing stays until it means something else.
    if (name === 'value') setValue(element, value, last['value'])
    else if (value !== last[name] || name === 'checked') setProperty(element, name, value)
  }
  lastOf.set(element, properties)
}

function setValue(element: Element, value: unknown, last: unknown): void {
  const field = element as HTMLInputElement
  const isFocused = (field.getRootNode() as ShadowRoot).activeElement === field
  if (typeof value === 'string' && (value !== last || !isFocused) && field.value !== value)
    field.value = value
}

function setProperty(element: Element, name: string, value: unknown): void {
  if (name === 'key') return
  if (name === 'html') element.innerHTML = typeof value === 'string' ? value : ''
  else if (name.startsWith('on') || name === 'checked')
    Object.assign(element, { [name]: value ?? (name.startsWith('on') ? null : false) })
  else if (value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, typeof value === 'string' ? value : '')
}
