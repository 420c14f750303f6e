/** The labels of the rows, fields and choices of a quote form, and one message. */
export const form = {
  sheet: 'Sheet',
  item: 'Item',
  labour: 'Labour',
  /** The kind of row for a discount or surcharge on the document. */
  adjustment: 'Discount or surcharge',
  /** The field of the document for the id of its customer. */
  customerId: 'Customer',
  /** The field of the document for its reference. */
  reference: 'Reference',
  product: 'Product',
  productId: 'Product id',
  /** The field for the pieces of a sheet. */
  pieces: 'Pieces',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  pricePerMetre: 'Price per metre',
  /** The field for the discount on a line. */
  discount: 'Discount',
  /** The field for the total of a line. */
  total: 'Total',
  /** The field for the name of the labour. */
  work: 'Work',
  hours: 'Hours',
  pricePerHour: 'Price per hour',
  flashing: 'Flashing',
  drawing: 'Drawing',
  kit: 'Kit',
  kitPrice: 'Price of the kit',
  note: 'Note',
  name: 'Name',
  /** The field that chooses between a discount and a surcharge. */
  type: 'Discount or surcharge',
  /** The field for the amount or the percentage of an adjustment. */
  amount: 'Amount or percentage',
  /** The choice of a discount in the field `type`. */
  documentDiscount: 'Discount',
  /** The message if a server refuses the form without a reason. */
  refused: 'The server refused the quote without a reason.',
  /** The message if the form cannot be sent to the server. */
  unreachable: 'The server cannot be reached. Save again.',
  /** The choice of a surcharge in the field `type`. */
  surcharge: 'Surcharge',
}
