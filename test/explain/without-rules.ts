import { explanation, figure } from './by-hand.js'

export const row = (name: string, value: string, rule = '') => ({ name, rule, unit: 'money', value }) as const
export const reason = [{ rule: 'X9', reason: 'a reason of its own' as 'discount_zero' }]

export const made = explanation({
  price: figure('given', ['request:price'], row('price', '2')),
  fee: figure('given', ['settings:fee'], row('fee', '3', 'X9')),
  rounded: {
    ...figure('same', ['price'], row('rounded', '2', 'X9')),
    rounding: { places: 2, exact: '2.001', residual: '-0.001' },
  },
  same: figure('same', ['line'], row('same', '5')),
  line: { ...figure('sum', ['price', 'fee'], row('line', '5')), notApplied: reason },
  noted: { ...figure('given', ['request:noted'], row('noted', '7')), notApplied: reason },
  total: {
    ...figure('sum', ['line', 'rounded'], row('total', '7', 'X9')),
    rounding: { places: 2, exact: '7.001', residual: '-0.001' },
  },
})
