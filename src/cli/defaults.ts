/** What the help of the command names as defaults. A file of their own, so that printing help loads nothing that prices. */

/** The name of the queue where no other was asked for. */
export const usualQueue = 'quotewright'

/**
 * How many problems of a request are answered at most if nothing else is asked for. Nobody reads more, and the problems of
 * a document of millions of wrong lines take more memory than Node may use.
 */
export const usualMostProblems = 1000
