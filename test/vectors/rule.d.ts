/** The public vectors of one rule: the JSON file itself, which is the default of an `import`. */
declare const rule: rule.VectorFile

declare namespace rule {
  /** The public vectors of one rule. */
  interface VectorFile {
    /** The number of the rule: `N1`. */
    readonly rule: string
    readonly title: string
    readonly cases: readonly Vector[]
  }

  /** A request and the answer it gets. */
  interface Vector {
    /** Unlike any other name in the folder. */
    readonly name: string
    /** The arithmetic, or the clause that decides. */
    readonly why: string
    /** What is asked. */
    readonly kind: 'quote' | 'order' | 'flashing' | 'price' | 'advice' | 'quoteAdvice' | 'orderAdvice'
    /** The account's settings as they are sent, right or wrong. */
    readonly account: unknown
    /** What can be looked up; nothing is when it is absent. */
    readonly catalogue?: unknown
    /** Anything that JSON can say. */
    readonly request: unknown
    readonly expect: Expectation
  }

  /** The answer under the name of its kind, or all problems in their order. */
  interface Expectation {
    readonly quote?: unknown
    readonly order?: unknown
    readonly flashing?: unknown
    readonly price?: unknown
    readonly advice?: unknown
    readonly quoteAdvice?: unknown
    readonly orderAdvice?: unknown
    readonly problems?: readonly VectorProblem[]
    /** The envelope's own, where it matters. */
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
