import { ABSENCE, decimal, type ProblemRecords } from './problem-record.js'

export const kit: ProblemRecords = {
  component_total_required: {
    meaning: 'A component of a standard kit without its own total.',
    rules: ['K3'],
    example: 'lines[0].product_kit.components[1].pricing.total_price: absent',
    details: ABSENCE,
    onlyIn: 'documents',
    english: [
      '<label>: missing. Enter a value.',
      '<field> is missing. Add one to each priced component of a standard kit.',
    ],
  },
  kit_too_deep: {
    meaning: 'Sub-kits that are nested too deeply.',
    rules: ['K1'],
    example: 'lines[0].product_kit.sub_kits[0]… seventeen levels down',
    details: {
      says: 'The maximum depth of sub-kits (K1).',
      fields: { max: decimal('The maximum number of levels below the kit itself, a decimal string: `16`.') },
    },
    onlyIn: 'documents',
    english: 'sub-kits are nested more than <max> levels deep. Reduce the nesting.',
  },
  measurements_ambiguous: {
    meaning: 'Measurements both on a component or sub-kit and in its pricing.',
    rules: ['K7'],
    example: 'lines[0].product_kit.components[0].measurements: a list, and another in pricing',
    onlyIn: 'documents',
    english: '<field> are given here and in pricing. Remove one of the lists.',
  },
}
