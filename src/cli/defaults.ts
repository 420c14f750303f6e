/** The defaults that the help shows. They have a file of their own, so that printing help loads no pricing code. */

export const defaultQueue = 'quotewright'

/**
 * The default number of problems to answer with. Nobody reads more, and the problems of millions of invalid lines
 * would not fit Node's memory.
 */
export const defaultMaxProblems = 1000
