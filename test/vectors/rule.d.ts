/** The public vectors of one rule: the JSON file itself, as the default export. */
declare const rule: rule.VectorFile

declare namespace rule {
  /** The public vectors of one rule. */
  interface VectorFile {
    /** The number of the rule: `N1`. */
    readonly rule: string
    readonly title: string
    readonly cases: readonly Vector[]
  }

  /** A request and the expected answer. */
  interface Vector {
    /** Unique in the folder. */
    readonly name: string
    /** The arithmetic, or the clause that decides. */
    readonly why: string
    /** The type of the request. */
    readonly kind:
      | 'quote'
      | 'order'
      | 'verifiedQuote'
      | 'flashing'
      | 'price'
      | 'advice'
      | 'quoteAdvice'
      | 'orderAdvice'
    /** The account settings, valid or not. */
    readonly account: unknown
    /** The entries of the catalogue. Without it, nothing is looked up. */
    readonly catalogue?: unknown
    /** Any JSON value. */
    readonly request: unknown
    readonly expect: Expectation
  }

  /** The answer under the name of its kind, or all problems in their order. */
  interface Expectation {
    readonly quote?: unknown
    readonly order?: unknown
    readonly verifiedQuote?: unknown
    readonly flashing?: unknown
    readonly price?: unknown
    readonly advice?: unknown
    readonly quoteAdvice?: unknown
    readonly orderAdvice?: unknown
    readonly problems?: readonly VectorProblem[]
    /** The fields of the envelope, if the case checks them. */
    readonly type?: string
    readonly requestId?: string
  }

  /** Problems are compared by code and pointer. */
  interface VectorProblem {
    readonly code: string
    readonly param: string
  }
}

export = rule
