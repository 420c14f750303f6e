/** A file to be written: source files are named `*.generated.ts`, so that nobody edits them by mistake. */
export interface GeneratedFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  /** Not yet formatted. */
  readonly text: string
}

/** The first line of a generated source file. */
export function generatedFrom(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`
}
