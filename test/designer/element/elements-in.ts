export interface ShownElement {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

export function elementsIn(node: unknown): readonly ShownElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, props } = node as { readonly type: unknown; readonly props: ShownElement['props'] }
  const below = elementsIn(props['children'])
  return typeof type === 'string' ? [{ type, props }, ...below] : below
}
