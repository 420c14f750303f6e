/** The list of the public vectors: the JSON file itself, as the default export. */
declare const index: index.VectorIndex

declare namespace index {
  /** All files of `rules/`, in the order of the rules. */
  interface VectorIndex {
    /** The number of all cases. */
    readonly cases: number
    readonly files: readonly ListedFile[]
  }

  /** A file of the vectors, without its cases. */
  interface ListedFile {
    /** Its name in the folder: `rules/N1.json`. */
    readonly file: string
    /** The number of the rule: `N1`. */
    readonly rule: string
    readonly title: string
    /** The number of its cases. */
    readonly cases: number
  }
}

export = index
