import { languageOf } from '../languages/languages.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import { COLUMN_NAMES, type ColumnName } from './column-names.js'
import { readLocale } from './mapping.js'
import { withHeadings, type RowsSettings } from './rows-from-document.js'
import { writingOf, type WrittenCells } from './written-cells.js'

/**
 * Returns a sheet to fill in: every column that {@link requestFromRows} reads, and an example row of each
 * usual type. It can be priced as it is. The locale decides its language and its decimal mark.
 *
 * @example
 * import { requestFromRows, templateRows } from 'quotewright/sheet'
 *
 * const rows = templateRows({ locale: 'en-AU' })
 * assert.deepEqual(rows[0]?.slice(0, 3), ['Type', 'Product', 'Product id'])
 * assert.ok(requestFromRows(rows, { locale: 'en-AU', currency: 'AUD' }).ok)
 */
export function templateRows(settings: RowsSettings): readonly (readonly string[])[] {
  const locale = readLocale(settings)
  const columns = COLUMN_NAMES.filter((name) => name !== 'total')
  return withHeadings(exampleRows(locale), columns, locale)
}

function exampleRows(locale: string): readonly WrittenCells[] {
  const { template, yes } = SPREADSHEET[languageOf(locale)]
  const { decimal, percent } = writingOf(locale)
  const separator = decimal('0.5').includes(',') ? '; ' : ', '
  const pieces = [`22/${decimal('6.1')}`, `14/${decimal('4.35')}`].join(separator)
  const price = (units: string): Partial<Record<ColumnName, string>> => ({ unitPrice: decimal(units) })
  const { sheet, sheetDetails, colour, item, labour, note, discount, surcharge, reference } = template
  return [
    { type: 'customer', cells: { product: 'cust_example' } },
    { type: 'reference', cells: { product: reference } },
    {
      type: 'sheet',
      cells: {
        product: sheet,
        description: sheetDetails,
        colour,
        pieces,
        ...price('19.85'),
        discount: percent('5'),
      },
    },
    { type: 'item', cells: { product: item, quantity: '4', ...price('12.55'), cost: decimal('8.4') } },
    { type: 'labour', cells: { product: labour, quantity: decimal('7.5'), ...price('92') } },
    { type: 'note', cells: { product: note } },
    { type: 'discount', cells: { product: discount, discount: percent('2.5') } },
    { type: 'surcharge', cells: { product: surcharge, ...price('85'), taxFree: yes[0] ?? '' } },
  ]
}
