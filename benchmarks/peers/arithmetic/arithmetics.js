/** Every implementation by the name of its export, loaded one by one so that a process can load only its own. */
export const IMPLEMENTATIONS = {
  quotewright: async () => (await import('./quotewright.js')).quotewright,
  floats: async () => (await import('./floats.js')).floats,
  bigint: async () => (await import('./bigint.js')).bigint,
  dineroOfNumbers: async () => (await import('./dinero.js')).dineroOfNumbers,
  dineroOfBigints: async () => (await import('./dinero.js')).dineroOfBigints,
  decimal: async () => (await import('./decimal.js')).decimal,
  decimalWithoutDivisions: async () => (await import('./decimal.js')).decimalWithoutDivisions,
  bignumberWithoutDivisions: async () => (await import('./bignumber.js')).bignumberWithoutDivisions,
  bignumber: async () => (await import('./bignumber.js')).bignumber,
  bigWithoutDivisions: async () => (await import('./big.js')).bigWithoutDivisions,
  bigPlain: async () => (await import('./big.js')).bigPlain,
}
