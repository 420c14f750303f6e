import type ts from 'typescript'

/** Checks no imported file: `npm run check` compiles the whole project, which takes most of the time. */
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
