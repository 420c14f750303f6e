import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import { COLUMN_KINDS, type ColumnName } from './column-names.js'
import type { ReadSettings } from './mapping.js'
import { writingOf } from './written-cells.js'

export function exampleFor(column: ColumnName, { locale, language }: ReadSettings): string {
  const { types, template, yes } = SPREADSHEET[language]
  const { decimal } = writingOf(locale)
  switch (COLUMN_KINDS[column]) {
    case 'quantity':
      return decimal('7.5')
    case 'length':
      return decimal('6.1')
    case 'pieces':
      return `22/${decimal('6.1')}`
    case 'money':
    case 'computed':
      return decimal('19.85')
    case 'percent':
      return '5%'
    case 'moneyOrPercent':
      return '40%'
    case 'yesNo':
      return yes[0] ?? ''
    case 'word':
      return column === 'type' ? types.item : column === 'unit' ? 'm' : 'prod_1'
    case 'text':
      return column === 'colour' ? template.colour : template.item
  }
}
