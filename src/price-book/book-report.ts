/** Sums before and after, in micros. */
export interface PriceBookSums {
  /** The currency of the sums. */
  readonly currency: string
  /** The number of documents in the sums. */
  readonly documents: number
  /** The sum with the prices in the documents, in micros. */
  readonly before: string
  /** The sum with the prices of the book, in micros. */
  readonly after: string
  /** The difference, in micros: above zero if the book raises the sum. */
  readonly net: string
}

/** The change of one product: its line totals, before tax and adjustments. */
export interface PriceBookRow extends PriceBookSums {
  /** The name of the product on the lines, or its id. */
  readonly product: string
  /** The number of lines whose totals differ. */
  readonly lines: number
}

/** The changes that a price book makes over many documents. */
export interface PriceBookReport {
  /** The version of this format. */
  readonly format: 'quotewright.price-book-report/1'
  /** The day whose prices were used (D2). */
  readonly date: string
  /** The number of documents. */
  readonly documents: number
  /** The number of documents whose totals differ. */
  readonly changed: number
  /** The number of documents refused with the old or new prices. The sums exclude them. */
  readonly refused: number
  /** The number of lines and parts of kits with prices, in the documents that are in the sums. */
  readonly lines: number
  /** The number of these lines and parts with a price in the book. The others keep their prices. */
  readonly linesInBook: number
  /** The document totals, by currency, including those that do not differ. */
  readonly totals: readonly PriceBookSums[]
  /** The products whose lines differ, the largest difference first. */
  readonly products: readonly PriceBookRow[]
}

export interface LineCounts {
  lines: number
  linesInBook: number
}

interface Sums {
  readonly currency: string
  documents: number
  lines: number
  before: bigint
  after: bigint
}

export function newComparison() {
  const counts = { documents: 0, changed: 0, refused: 0, lines: 0, linesInBook: 0 }
  const totals = new Map<string, Sums>()
  const products = new Map<string, Sums & { readonly product: string }>()
  return {
    refuse(): void {
      counts.documents++
      counts.refused++
    },
    addLines({ lines, linesInBook }: LineCounts): void {
      counts.lines += lines
      counts.linesInBook += linesInBook
    },
    addTotal(currency: string, before: bigint, after: bigint): void {
      counts.documents++
      if (before !== after) counts.changed++
      const sums = totals.get(currency) ?? { currency, documents: 0, lines: 0, before: 0n, after: 0n }
      totals.set(currency, sums)
      add(sums, before, after, true)
    },
    addLine(currency: string, product: string, before: bigint, after: bigint, isFirst: boolean): void {
      const key = JSON.stringify([currency, product])
      const sums = products.get(key) ?? { product, currency, documents: 0, lines: 0, before: 0n, after: 0n }
      products.set(key, sums)
      add(sums, before, after, isFirst)
    },
    report(date: string): PriceBookReport {
      return {
        format: 'quotewright.price-book-report/1',
        date,
        ...counts,
        totals: [...totals.values()].map(sumsOf),
        products: [...products.values()]
          .sort(byDifference)
          .map(({ product, ...sums }) => ({ product, lines: sums.lines, ...sumsOf(sums) })),
      }
    },
  }
}

function add(sums: Sums, before: bigint, after: bigint, isNewDocument: boolean): void {
  if (isNewDocument) sums.documents++
  sums.lines++
  sums.before += before
  sums.after += after
}

function sumsOf({ currency, documents, before, after }: Sums): PriceBookSums {
  return { currency, documents, before: String(before), after: String(after), net: String(after - before) }
}

function byDifference(one: Sums & { readonly product: string }, other: typeof one): number {
  const size = ({ before, after }: Sums): bigint => (after > before ? after - before : before - after)
  const order = Number(size(other) > size(one)) - Number(size(other) < size(one))
  return order !== 0 ? order : Number(one.product > other.product) - Number(one.product < other.product)
}
