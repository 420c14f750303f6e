/** Separate, so that only tables load the code that measures text. */
import type { Advisory } from '../../entries/index.js'
import type { Settings } from '../settings.js'
import { advisoryTable } from '../table/advisory-table.js'
import type { TableStyle } from '../table/presentation.js'
import { documentTable } from './document-table.js'
import type { PricedAnswer } from './price-request.js'

export function tableOf(answer: PricedAnswer, { account }: Settings, style: TableStyle): string {
  return 'quote' in answer
    ? documentTable(answer.quote, { title: 'Quote', account, ...style })
    : documentTable(answer.order, { title: 'Order', account, ...style })
}

export function adviceTable(advice: readonly Advisory[], style: TableStyle): string {
  return advice.length === 0 ? '' : `\n${advisoryTable(advice, 'the document', style)}\n`
}
