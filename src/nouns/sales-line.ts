import { flashingLine } from './flashing.js'
import * as kinds from './kinds.js'
import { productKit } from './kit.js'
import { required, type Noun } from './noun.js'
import { catalogueLine, labourLine, notes, onTheFlyLine } from './plain-lines.js'

/** V3. */
export const salesLine: Noun = {
  name: 'SalesLine',
  example: `{ notes: { text: 'Scaffolding by others.' } }`,
  says: 'A line of a document: exactly one of its six kinds (V3).',
  fields: () => ({
    onTheFly: required(kinds.objectOf(onTheFlyLine), 'A product that is not in the catalogue.'),
    catalogue: required(kinds.objectOf(catalogueLine), 'A product of the catalogue.'),
    labour: required(kinds.objectOf(labourLine), 'Labour.'),
    notes: required(kinds.objectOf(notes), 'A note.'),
    flashing: required(kinds.objectOf(flashingLine), 'A flashing.'),
    productKit: required(kinds.objectOf(productKit), 'A product kit.'),
  }),
  isChoice: true,
  refusesLegacy: true,
}
