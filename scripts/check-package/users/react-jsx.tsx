import 'quotewright/designer-element'
import { FlashingDesigner } from 'quotewright/react'
import * as React from 'react'

class Framed extends React.Component<{ size: number; children?: React.ReactNode }> {
  override render(): React.ReactNode {
    return <div className="framed">{this.props.children}</div>
  }
}

export const element = (
  <Framed key="framed" size={1}>
    <flashing-designer key="element" template="apron" price-per-metre="34.91" className="wide" />
    <FlashingDesigner key="component" template="apron" onChange={({ figures }) => figures.girth} />
  </Framed>
)

// @ts-expect-error A template is a name.
export const wrong = <flashing-designer template={1} />

// @ts-expect-error A property is misspelt.
export const misspelt = <FlashingDesigner templates="apron" />

// @ts-expect-error Elements of the page are still checked.
export const wrongOnPage = <div clasName="framed" />

// @ts-expect-error Components are still checked.
export const wrongSize = <Framed size="1" />
