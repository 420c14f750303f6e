import { decimal, optional, text, texts, type ProblemRecords } from './problem-record.js'

export const catalogue: ProblemRecords = {
  customer_not_found: {
    meaning: 'The catalogue does not know the customer.',
    rules: ['V6', 'A3'],
    example: 'customer_id: "cust_…", unknown to the look-up',
    details: { says: 'The id that no customer has (V6).', like: 'NamedId' },
    onlyIn: 'documents',
    english: [
      '<label>: <id> does not exist. Use the id of an existing customer.',
      'customer <id> does not exist. Use the id of an existing customer.',
    ],
  },
  product_not_found: {
    meaning: 'The catalogue does not know the product.',
    rules: ['V6'],
    example: 'lines[2].catalogue.product_id: "prod_…", unknown to the look-up',
    details: { says: 'The id that no product has (V6).', like: 'NamedId' },
    onlyIn: 'documents',
    english: [
      '<label>: <id> does not exist. Use the id of an existing product.',
      'product <id> does not exist. Use the id of an existing product.',
    ],
  },
  product_row_not_found: {
    meaning: 'The product does not have this row.',
    rules: ['V6'],
    example: 'lines[0].catalogue.product_row_id: a row of another product',
    details: { says: 'The id that no row of the product has (V6).', like: 'NamedId' },
    onlyIn: 'documents',
    english: [
      '<label>: the product has no row <id>. Use the id of one of its rows.',
      'the product has no row <id>. Use the id of one of its rows.',
    ],
  },
  row_price_not_found: {
    meaning: 'The product, or its row, does not have this row price.',
    rules: ['V6'],
    example: 'lines[0].catalogue.row_price_id: a row price of another row',
    details: { says: 'The id that no row price of the product or row has (V6).', like: 'NamedId' },
    onlyIn: 'documents',
    english: [
      '<label>: the product has no row price <id>. Use the id of one of its row prices.',
      'the product has no row price <id>. Use the id of one of its row prices.',
    ],
  },
  colour_not_available: {
    meaning: 'The product or the flashing template does not come in this colour.',
    rules: ['V6'],
    example: 'lines[0].catalogue.params[0].value: "Beige"',
    details: {
      says: 'The requested colour and the available ones (V6).',
      fields: {
        colour: text('The colour in the request.'),
        available: texts('The available colours, as the host names them; at most 20.'),
        others: optional(decimal('The number of available colours that are not listed, a decimal string.')),
      },
    },
    onlyIn: 'documents',
    english: [
      '<label>: <colour> is not available. Choose one of: <available>, and <others> more.',
      '<label>: <colour> is not available. Choose one of: <available>.',
      '<label>: <colour> is not available. Choose another one, or none.',
      'the colour <colour> is not available. Choose one of: <available>, and <others> more.',
      'the colour <colour> is not available. Choose one of: <available>.',
      'the colour <colour> is not available. Choose another one, or none.',
    ],
  },
  template_not_found: {
    meaning: 'The catalogue does not know the flashing template.',
    rules: ['V6'],
    example: 'lines[0].flashing.template_id: "flashtpl_…", unknown to the look-up',
    details: { says: 'The id that no template has (V6).', like: 'NamedId' },
    onlyIn: 'documents',
    english: [
      '<label>: <id> does not exist. Use the id of an existing template.',
      'flashing template <id> does not exist. Use the id of an existing template.',
    ],
  },
  kit_not_found: {
    meaning: 'The catalogue does not know the kit.',
    rules: ['V6'],
    example: 'lines[0].product_kit.kit_id: "…", unknown to the look-up',
    details: { says: 'The id that no kit has (V6).', like: 'NamedId' },
    onlyIn: 'documents',
    english: [
      '<label>: <id> does not exist. Use the id of an existing kit.',
      'kit <id> does not exist. Use the id of an existing kit.',
    ],
  },
}
