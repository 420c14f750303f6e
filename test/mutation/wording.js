import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What tells people something. Tests assert codes and params; wording is no contract and may change at any time. */
const TOLD = new Set(['message', 'meaning', 'example'])
const isTold = (path) =>
  (path.isObjectProperty() && !path.node.computed && TOLD.has(path.node.key.name)) ||
  (path.isVariableDeclarator() && TOLD.has(path.node.id.name))

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'wording', {
    shouldIgnore: (path) => (isTold(path) ? 'Wording for people: no contract.' : undefined),
  }),
]
