import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Tests assert codes and params; wording is not part of the contract and may change at any time. */
const WORDINGS = new Set([
  'message',
  'meaning',
  'example',
  'ENGLISH',
  'GERMAN',
  'NOT_SUPPORTED',
  'ABOUT',
  'ORDINALS',
  'en',
  'de',
])
const LOOKS = new Set(['STYLE', 'SHEET_STYLE', 'LIGHT', 'DARK', 'PATHS'])
const isWording = (path) =>
  (path.isObjectProperty() && !path.node.computed && WORDINGS.has(path.node.key.name)) ||
  (path.isVariableDeclarator() && WORDINGS.has(path.node.id.name))

/** The argument of these functions is wording: the message of a refusal, or the meaning of a schema's field. */
const MESSAGES = new Map([
  ['refuse', 1],
  ['notFound', 0],
  ['impossible', 0],
  ['text', 0],
  ['CommandFailure', 0],
  ['refusalOfBytes', 0],
  ['hostArgumentError', 1],
  ['Option', 1],
])
/** The methods of commands that take help, with the position of the help. */
const HELP = new Map([
  ['summary', 0],
  ['description', 0],
  ['argument', 1],
  ['option', 1],
  ['addHelpText', 1],
])
const isText = (path) => path.isStringLiteral() || path.isTemplateLiteral()
const isDescription = (path) =>
  isText(path) && path.parentPath.isObjectProperty() && path.parentPath.node.key.name === 'description'
/** Only the style sheet knows the name of a class. Browser tests look at the page. */
const isClass = (node) => node.type === 'ObjectProperty' && node.key.name === 'class'
const isLook = (path) =>
  (path.isStringLiteral() && isClass(path.parent)) ||
  (path.isObjectExpression() && path.node.properties.length > 0 && path.node.properties.every(isClass)) ||
  (path.isVariableDeclarator() && LOOKS.has(path.node.id.name))
const isMessage = (path) => {
  if (!isText(path) || path.listKey !== 'arguments') return false
  const { name, property } = path.parentPath.node.callee
  return MESSAGES.get(name) === path.key || HELP.get(property?.name) === path.key
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'wording', {
    shouldIgnore: (path) =>
      isWording(path) || isMessage(path) || isDescription(path)
        ? 'Wording for people: no contract.'
        : isLook(path)
          ? 'A look, which is no contract.'
          : path.isTSType()
            ? 'A type, which the tool takes for a text where it is a template.'
            : undefined,
  }),
]
