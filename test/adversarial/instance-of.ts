export function instanceOf(name: string): object {
  switch (name) {
    case 'Date':
      return new Date(0)
    case 'Map':
      return new Map([['customerId', 'cust_1']])
    case 'Set':
      return new Set(['a'])
    case 'RegExp':
      return /5/
    case 'Uint8Array':
      return new Uint8Array(3)
    case 'Promise':
      return Promise.resolve({})
    default:
      throw new Error(`the class ${name} is unknown`)
  }
}
