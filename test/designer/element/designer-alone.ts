import { FlashingDesigner } from '../../../src/entries/designer-element.js'

/** Has attributes outside a browser. */
export class DesignerAlone extends FlashingDesigner {
  readonly given = new Map<string, string>()
  override getAttribute(name: string): string | null {
    return this.given.get(name) ?? null
  }
  override hasAttribute(name: string): boolean {
    return this.given.has(name)
  }
  override setAttribute(name: string, value: string): void {
    const before = this.getAttribute(name)
    this.given.set(name, value)
    if (FlashingDesigner.observedAttributes.includes(name)) this.attributeChangedCallback(name, before, value)
  }
}

export function designerWith(attributes: Readonly<Record<string, string>> = {}): DesignerAlone {
  const designer = new DesignerAlone()
  for (const [name, value] of Object.entries(attributes)) designer.setAttribute(name, value)
  return designer
}
