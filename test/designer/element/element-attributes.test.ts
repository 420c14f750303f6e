/** Tests attributes of the element without a browser. */
import { expect, test } from 'vitest'
import { sampleDesigns } from '../../../src/entries/designer.js'
import { DesignerAlone } from './designer-alone.js'

test('only a known template replaces the drawing, and only if it is another value', () => {
  const designer = new DesignerAlone()
  for (const name of ['colour', 'pieces']) designer.setAttribute(name, 'apron')
  for (const name of ['unknown', 'toString', '__proto__']) designer.setAttribute('template', name)
  expect(designer.design.edges).toEqual([])
  designer.setAttribute('template', 'apron')
  expect(designer.design).toBe(sampleDesigns.apron)
  const other = sampleDesigns['box-gutter']
  designer.design = other
  designer.setAttribute('template', 'apron')
  expect(designer.design).toBe(other)
  designer.setAttribute('template', 'ridge-capping')
  expect(designer.design).toBe(sampleDesigns['ridge-capping'])
})

test('setting the locale after the pieces parses the pieces again', () => {
  const designer = new DesignerAlone()
  designer.setAttribute('template', 'apron')
  designer.setAttribute('pieces', '2 @ 6.500,5')
  designer.setAttribute('locale', 'de-DE')
  expect(designer.line?.subitems).toEqual([{ amount: 2, length: 6500.5 }])
})
