/** Imports the library in a fresh process, and prices one quote. Prints the milliseconds from import to result. */
const [entry, settings, text] = process.argv.slice(2)
const request = JSON.parse(text)

const start = performance.now()
const { priceQuote, parseAccount } = await import(entry)
const result = priceQuote(request, parseAccount(JSON.parse(settings)).value)
const milliseconds = performance.now() - start

if (!result.ok) throw new Error('The quote must be priced.')
console.log(milliseconds)
