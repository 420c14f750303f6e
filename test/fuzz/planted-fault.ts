import ts from 'typescript'

/** A fault that is put into a copy of the sources, to see whether it is found. */
export interface PlantedFault {
  /** Relative to the sources. */
  readonly file: string
  /** The function that gets the fault as its first statement. Its arguments are `arguments`. */
  readonly inFunction: string
  readonly statement: string
}

/** The source of a file with a fault in one of its functions. */
export function withFault(source: string, { file, inFunction, statement }: PlantedFault): string {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const bodies = parsed.statements.flatMap((node) =>
    ts.isFunctionDeclaration(node) && node.name?.text === inFunction ? (node.body ?? []) : [],
  )
  const [body] = bodies
  if (body === undefined || bodies.length > 1) throw new Error(`${file} has not one function ${inFunction}`)
  const start = body.getStart(parsed) + 1
  return `${source.slice(0, start)} ${statement} ${source.slice(start)}`
}
