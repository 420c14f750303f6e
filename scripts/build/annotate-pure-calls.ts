import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Marks for bundlers what holds for this whole source: loading a module does nothing but make values. Files say so by
 * `sideEffects` in package.json, but the build puts many of them into one, and there a bundler keeps whatever it
 * cannot prove to do nothing: a call, or a spread, that makes a constant nobody uses. Each such constant gets the
 * mark that lets it go.
 */
export const annotatePureCalls: Plugin = {
  name: 'annotate-pure-calls',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: annotated(await readFile(path, 'utf8')),
      loader: 'ts',
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
      // From the end, so that the places of those before stay what they are.
      .reverse()
      .reduce((text, node) => {
        const [start, end] = [node.getStart(file), node.end]
        // A mark belongs to a call. Bundlers take the function away again that is made only to be called.
        const call = `/* @__PURE__ */ (() => (${text.slice(start, end)}))()`
        return text.slice(0, start) + call + text.slice(end)
      }, code)
  )
}

/** Whether anything runs to make a value, as far as a bundler knows. Functions that are made do not run. */
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
