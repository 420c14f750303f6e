import ts from 'typescript'

/** Tests whether the fuzzer finds a fault in a copy of the sources. */
export interface SeededFault {
  /** Relative to the sources. */
  readonly file: string
  /** The function that gets the fault as its first statement. The fault can use `arguments`. */
  readonly inFunction: string
  readonly statement: string
}

export function withFault(source: string, { file, inFunction, statement }: SeededFault): string {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const bodies = parsed.statements.flatMap((node) =>
    ts.isFunctionDeclaration(node) && node.name?.text === inFunction ? (node.body ?? []) : [],
  )
  const [body] = bodies
  if (body === undefined || bodies.length > 1)
    throw new Error(`${file} must have exactly one function ${inFunction}`)
  const start = body.getStart(parsed) + 1
  return `${source.slice(0, start)} ${statement} ${source.slice(start)}`
}
