export const inputArguments = (): Readonly<Record<string, readonly unknown[]>> => ({
  parseInput: ['$1,234.50', { kind: 'money', locale: 'en-AU', currency: 'AUD', unit: 'mm' }],
  inputProblem: [
    { status: 'invalid', reason: 'not_a_number', entry: { index: 1, text: 'ten' } },
    { text: 'ten', kind: 'pieces', locale: 'en-AU', currency: 'AUD', unit: 'mm', path: ['lines', 0] },
  ],
  formatMoney: [
    { amountMicros: '45670000', currency: 'AUD' },
    { locale: 'en-AU', currency: 'AUD' },
  ],
  formatMoneyToParts: [{ amountMicros: '45670000', currency: 'AUD' }, { locale: 'en-AU' }],
  formatLength: ['2527.3', { locale: 'en-US', unit: 'mm', as: 'ft-in' }],
  formatQuantity: ['3', { locale: 'de' }],
  formatPercent: ['12.5', { locale: 'de' }],
  money: ['45.67', { currency: 'AUD' }],
  majorUnits: [{ amountMicros: '45670000', currency: 'AUD' }],
  parseForm: [
    { price: { path: ['lines', 0, 'labour', 'pricing', 'unitPrice'], kind: 'money' } },
    { price: '$45.67' },
    { locale: 'en-AU', currency: 'AUD' },
  ],
  problemsByField: [
    [
      {
        code: 'required',
        message: '',
        param: 'customer_id',
        path: ['customerId'],
        source: 'request',
        details: {},
      },
    ],
    { customer: { path: ['customerId'], kind: 'text' } },
  ],
})
