import { ABSENCE, decimal, type ProblemRecords } from './problem-record.js'

/** Problems of product kits: their levels and their components. */
export const kit: ProblemRecords = {
  component_total_required: {
    meaning: 'A component of a standard kit without its own total.',
    rules: ['K3'],
    example: 'lines[0].product_kit.components[1].pricing.total_price: absent',
    details: ABSENCE,
    onlyIn: 'documents',
    english: '<field> is missing: each priced component of a standard kit needs its own.',
    german: '<field> fehlt: In einem Standardset braucht jede Komponente mit Preis diese Angabe.',
  },
  kit_too_deep: {
    meaning: 'Sub-kits nested deeper than is accepted.',
    rules: ['K1'],
    example: 'lines[0].product_kit.sub_kits[0]… seventeen levels down',
    details: {
      says: 'How deep a sub-kit may be nested (K1).',
      fields: { most: decimal('How many levels there may be below the kit itself, a decimal string: `16`.') },
    },
    onlyIn: 'documents',
    english: 'sub-kits may be nested at most <most> levels deep.',
    german: 'Untersets dürfen höchstens <most> Ebenen tief geschachtelt sein.',
  },
  measurements_ambiguous: {
    meaning: 'Measurements on a component or a sub-kit, and in its pricing too.',
    rules: ['K7'],
    example: 'lines[0].product_kit.components[0].measurements: a list, and another in pricing',
    onlyIn: 'documents',
    english: '<field> are here and in pricing; send them in one of the two places.',
    german: '<field> stehen hier und in pricing; nur an einer der beiden Stellen senden.',
  },
}
