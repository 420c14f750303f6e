import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const MODULES = /[\\/]src[\\/].*\.ts$/

/**
 * Marks constants that a call creates, so that a bundler can drop them if they are unused. Loading a module of
 * this source only creates values, as `sideEffects` in package.json declares. The build joins many files into one,
 * where a bundler cannot prove this.
 */
export const annotatePureCalls: Plugin = {
  name: 'annotate-pure-calls',
  setup(build) {
    build.onLoad({ filter: MODULES }, async ({ path }) => ({
      contents: annotated(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

export function annotated(code: string): string {
  const file = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true)
  return (
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .flatMap(({ name, initializer }) => (ts.isIdentifier(name) && initializer ? [initializer] : []))
      .filter(runs)
      // From the end, so that earlier positions stay valid.
      .reverse()
      .reduce((text, node) => {
        const [start, end] = [node.getStart(file), node.end]
        // Only calls can be marked, so the value is wrapped in a function. Bundlers remove the function again.
        const call = `/* @__PURE__ */ (() => (${text.slice(start, end)}))()`
        return text.slice(0, start) + call + text.slice(end)
      }, code)
  )
}

/** Tests whether a bundler must assume that creating a value runs code. Creating a function runs none. */
function runs(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false
  const isRun =
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isSpreadAssignment(node) ||
    ts.isSpreadElement(node) ||
    ts.isBinaryExpression(node) ||
    ts.isPropertyAccessExpression(node)
  return isRun || ts.forEachChild(node, (child) => runs(child) || undefined) === true
}
