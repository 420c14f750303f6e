import type ts from 'typescript'

/**
 * Returns the errors of the files that a program starts from. It checks no other file, since `npm run check` compiles the
 * whole project, and that takes most of the time.
 */
export function errorsOfRootFiles(program: ts.Program): readonly ts.Diagnostic[] {
  const roots = program.getRootFileNames().flatMap((name) => program.getSourceFile(name) ?? [])
  return [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...roots.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]
}
