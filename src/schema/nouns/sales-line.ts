import type { LineWires, SalesLineWire } from '../../wire/sales-line.js'
import type { Noun } from '../description.js'
import { required } from '../field.js'
import { objectOf } from '../shape.js'
import { flashing } from './flashing.js'
import { productKit } from './kit.js'
import { catalogueLine, labourLine, notes, onTheFlyLine } from './plain-lines.js'

/** V3. */
export const salesLine: Noun<SalesLineWire, LineWires> = {
  name: 'SalesLine',
  describe: () => ({
    says: 'A line of a document: exactly one of its six kinds (V3).',
    fields: {
      onTheFly: required(objectOf(onTheFlyLine), 'Something that is in no catalogue.'),
      catalogue: required(objectOf(catalogueLine), 'A product of the catalogue.'),
      labour: required(objectOf(labourLine), 'Work.'),
      notes: required(objectOf(notes), 'Words.'),
      flashing: required(objectOf(flashing), 'A flashing.'),
      productKit: required(objectOf(productKit), 'A kit.'),
    },
    isChoice: true,
    refusesLegacy: true,
  }),
}
