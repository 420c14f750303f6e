import type * as React from 'react'
import {
  createElement,
  useEffect,
  useRef,
  type ClassAttributes,
  type HTMLAttributes,
  type ReactElement,
} from 'react'
import type {
  DesignerChange,
  FlashingDesigner as DesignerElement,
} from '../designer/element/flashing-designer.js'

type DesignerObjects = 'account' | 'limits' | 'stock' | 'labels' | 'priceTable' | 'design'

/** The properties of the component {@link FlashingDesigner}. */
export type FlashingDesignerProps = {
  // Mapping the keys of `Pick` keeps the comments of the properties.
  readonly [Name in keyof Pick<DesignerElement, DesignerObjects>]?: DesignerElement[Name] | undefined
} & {
  /**
   * The flashing line to show, such as the `line` of a row. A different line replaces the drawing. Passing back the
   * line just reported leaves the user's typed text unchanged.
   */
  readonly line?: object | undefined
  /** The profile to start from, such as `apron`. */
  readonly template?: string | undefined
  /** The cut list, as people type it: `4 @ 2400`. */
  readonly pieces?: string | undefined
  /** The price per metre, as a decimal. */
  readonly pricePerMetre?: string | undefined
  /** The price per square metre of metal, as a decimal. */
  readonly pricePerSquareMetre?: string | undefined
  /** The thickness of the metal, for the price table (F12). */
  readonly thickness?: string | undefined
  /** The price level, for the price table (F12). */
  readonly priceLevel?: string | undefined
  /** The colour, for the price table (F12). */
  readonly colour?: string | undefined
  /** Whether to keep the drawing and the typed order in the address of the page, after `#`. */
  readonly hash?: boolean | undefined
  /** The language of the labels, and the format in which figures are typed and shown. */
  readonly locale?: string | undefined
  /** `light` or `dark`. By default, the designer follows the system. */
  readonly theme?: 'light' | 'dark' | undefined
  /** The name under which a form sends the line as JSON. */
  readonly name?: string | undefined
  /** Whether the designer is disabled. */
  readonly disabled?: boolean | undefined
  /**
   * Called with the line, the figures and the problems at every change. Without a `line`, it is also called once when
   * the designer is mounted with something to report.
   */
  readonly onChange?: ((change: DesignerChange) => void) | undefined
}

/**
 * Shows the flashing designer. Import `quotewright/designer-element` once to register the element.
 *
 * Passes objects such as `design` to the element only when they change. The element keeps an object that becomes
 * undefined. Without a `line`, the component keeps the user's drawing.
 *
 * @example
 * import { createElement } from 'react'
 * import { FlashingDesigner } from 'quotewright/react'
 *
 * const designer = createElement(FlashingDesigner, { template: 'apron', pieces: '4 @ 2400', pricePerMetre: '34.91' })
 * assert.equal(designer.props.template, 'apron')
 */
export function FlashingDesigner(props: FlashingDesignerProps): ReactElement {
  const {
    account,
    limits,
    stock,
    labels,
    priceTable,
    design,
    line,
    onChange,
    pricePerMetre,
    pricePerSquareMetre,
    priceLevel,
    hash,
    disabled,
    ...attributes
  } = props
  const element = useRef<DesignerElement>(null)
  const listener = useRef(onChange)
  useEffect(() => {
    listener.current = onChange
  })
  for (const [name, value] of Object.entries({ account, limits, stock, labels, priceTable, design }))
    // The names are always the same, so the order of the hooks never changes.
    useEffect(() => {
      if (element.current !== null && value !== undefined) Object.assign(element.current, { [name]: value })
    }, [name, value])
  const given = useRef<object>(undefined)
  useEffect(() => {
    // The first line may be absent, which leaves the template. Later, an absent line is an empty drawing.
    if (element.current !== null && given.current !== line) element.current.line = line
    given.current = line
  }, [line])
  useEffect(() => {
    const designer = element.current
    if (designer === null) return undefined
    // A field that is removed while it has the focus reports its text once more, when the row may be gone.
    const tell = ({ detail }: { readonly detail: DesignerChange }): void => {
      if (element.current !== null) listener.current?.(detail)
    }
    designer.addEventListener('change', tell)
    const { design, line, figures, problems } = designer
    // Reporting an empty designer or a given line would clear the problem of a text that was typed earlier.
    if (given.current === undefined && (line !== undefined || hasProblems(designer)))
      listener.current?.({ design, line, figures, problems })
    return () => {
      designer.removeEventListener('change', tell)
    }
  }, [])
  return createElement('flashing-designer', {
    ref: element,
    ...attributes,
    'price-per-metre': pricePerMetre,
    'price-per-square-metre': pricePerSquareMetre,
    'price-level': priceLevel,
    hash: hash === true ? true : undefined,
    disabled: disabled === true ? true : undefined,
  })
}

/** False for an element that is not registered yet. */
function hasProblems({ problems = [] }: Partial<DesignerChange>): boolean {
  return problems.length > 0
}

/** The attributes of `<flashing-designer>` in JSX. */
export interface FlashingDesignerAttributes
  extends
    HTMLAttributes<DesignerElement>,
    Pick<
      FlashingDesignerProps,
      'template' | 'pieces' | 'locale' | 'theme' | 'name' | 'disabled' | 'thickness' | 'colour' | 'hash'
    > {
  /** The price per metre, as a decimal. */
  readonly 'price-per-metre'?: string | undefined
  /** The price per square metre of metal, as a decimal. */
  readonly 'price-per-square-metre'?: string | undefined
  /** The price level, for the price table (F12). */
  readonly 'price-level'?: string | undefined
}

/** The properties of `<flashing-designer>` in JSX. */
export type FlashingDesignerElementProps = FlashingDesignerAttributes & ClassAttributes<DesignerElement>

/* eslint-disable @typescript-eslint/no-namespace, @typescript-eslint/no-empty-object-type, @typescript-eslint/no-explicit-any --
   as React declares them */

// `@types/react` 18 keeps elements in the global namespace.
declare global {
  namespace JSX {
    interface IntrinsicElements {
      'flashing-designer': FlashingDesignerElementProps
    }
  }
}

type GlobalElements = JSX.IntrinsicElements

// The first versions of `@types/react` 18 have no namespace `React.JSX`. The one below must then be complete, because
// the compiler prefers it to the global `JSX`.
declare module 'react' {
  namespace JSX {
    interface Element extends React.ReactElement<any, any> {}
    interface ElementClass extends React.Component<any> {}
    interface ElementAttributesProperty {
      props: {}
    }
    interface ElementChildrenAttribute {
      children: {}
    }
    interface IntrinsicAttributes extends React.Attributes {}
    interface IntrinsicClassAttributes<T> extends React.ClassAttributes<T> {}
    interface IntrinsicElements extends GlobalElements {}
  }
}
