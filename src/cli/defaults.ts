/** In a separate file, so that printing help loads no pricing code. */

export const defaultQueue = 'quotewright'

/** Nobody reads more, and the problems of millions of invalid lines would exceed Node's memory. */
export const defaultMaxProblems = 1000
