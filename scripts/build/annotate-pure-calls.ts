import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Our source, and fp-ts, which marks most of its calls by itself, but not the arguments in them. */
const MODULES = /[\\/](?:src[\\/].*\.ts|fp-ts[\\/]es6[\\/].*\.js)$/

/**
 * Marks calls as free of side effects. In this source, loading a module only creates values, and `sideEffects` in
 * package.json says so. But the build puts many files into one. There a bundler keeps every unused constant made by a
 * call or a spread, since it cannot prove that they have no effect. The mark on each of these constants lets a bundler
 * drop it.
 */
export const annotatePureCalls: Plugin = {
  name: 'annotate-pure-calls',
  setup(build) {
    build.onLoad({ filter: MODULES }, async ({ path }) => ({
      contents: annotated(await readFile(path, 'utf8')),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }))
  },
}

/** The code with a mark before each constant of a module that is made by running something. */
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
        // Only calls can be marked, so a function is wrapped around the value. Bundlers remove it again.
        const call = `/* @__PURE__ */ (() => (${text.slice(start, end)}))()`
        return text.slice(0, start) + call + text.slice(end)
      }, code)
  )
}

/** Whether making a value runs code, as far as a bundler knows. Creating a function does not. */
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
