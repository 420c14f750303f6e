import ts from 'typescript'

/** A fault that is put into a copy of the sources, to test whether the fuzzer finds it. */
export interface PlantedFault {
  /** The path relative to the sources. */
  readonly file: string
  /** The function that gets the fault as its first statement. The statement can use `arguments`. */
  readonly inFunction: string
  readonly statement: string
}

export function withFault(source: string, { file, inFunction, statement }: PlantedFault): string {
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
