/**
 * Renames the imports and options of code that uses quotewright, as `names.json` lists them:
 *
 *   npx jscodeshift --parser=ts --extensions=ts,tsx,js,jsx -t node_modules/quotewright/codemods/names.cjs src
 *
 * It renames imported and required names, and in such a file also the options listed under `properties`. A local name
 * that the file chose stays. `docs/renamed.md` lists the names and the changes to make by hand.
 */
const { exports: names, properties } = require('./names.json')

const isQuotewright = (node) => /^quotewright(\/|$)/.test(String(node?.value))
const newName = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined)

module.exports = function rename(file, { jscodeshift: j }) {
  const root = j(file.source)
  const renamed = new Map()
  const namespaces = new Set()
  let isUsed = false
  const exportedAs = (local, exported) =>
    j.exportSpecifier.from({ local: j.identifier(local), exported: j.identifier(exported) })

  root
    .find(j.ImportDeclaration, ({ source }) => isQuotewright(source))
    .forEach(({ node }) => {
      isUsed = true
      for (const specifier of node.specifiers ?? []) {
        if (specifier.type === 'ImportNamespaceSpecifier') namespaces.add(specifier.local.name)
        if (specifier.type !== 'ImportSpecifier') continue
        const old = specifier.imported.name
        const next = newName(names, old)
        if (next === undefined) continue
        if (!specifier.local || specifier.local.name === old) {
          renamed.set(old, next)
          specifier.local = j.identifier(next)
        }
        specifier.imported = j.identifier(next)
      }
    })
  for (const type of [j.ExportNamedDeclaration, j.ExportAllDeclaration]) {
    root
      .find(type, ({ source }) => isQuotewright(source))
      .forEach(({ node }) => {
        isUsed = true
        node.specifiers = node.specifiers?.map((specifier) => {
          const next = newName(names, specifier.local?.name)
          return next === undefined ? specifier : exportedAs(next, specifier.exported.name)
        })
      })
  }
  root
    .find(
      j.VariableDeclarator,
      ({ init }) => init?.type === 'CallExpression' && init.callee.name === 'require',
    )
    .filter(({ node }) => isQuotewright(node.init.arguments[0]))
    .forEach(({ node: { id } }) => {
      isUsed = true
      if (id.type === 'Identifier') namespaces.add(id.name)
      if (id.type !== 'ObjectPattern') return
      for (const property of id.properties) {
        const next = newName(names, property.key?.name)
        if (next === undefined) continue
        property.shorthand = false
        property.key = j.identifier(next)
      }
    })
  if (!isUsed) return undefined

  root.find(j.Identifier).forEach((path) => {
    const next = renamed.get(path.node.name)
    if (next === undefined || isKeyOrMember(path) || isShadowed(path)) return
    const { node: parent } = path.parent
    // What the file itself calls its properties and exports stays.
    if (parent.shorthand === true) {
      parent.shorthand = false
      parent.key = j.identifier(path.node.name)
    }
    if (parent.type === 'ExportSpecifier') path.parent.replace(exportedAs(next, parent.exported.name))
    else path.replace(j.identifier(next))
  })
  root.find(j.MemberExpression).forEach(({ node }) => {
    const isOfNamespace = node.object.type === 'Identifier' && namespaces.has(node.object.name)
    const table = isOfNamespace ? names : properties
    const next = node.computed ? undefined : newName(table, node.property.name)
    if (next !== undefined) node.property = j.identifier(next)
  })
  for (const type of [j.ObjectProperty, j.Property]) {
    root.find(type).forEach(({ node }) => {
      const next = node.computed ? undefined : newName(properties, node.key.name)
      if (next === undefined) return
      node.shorthand = false
      node.key = j.identifier(next)
    })
  }
  return root.toSource()
}

/** Whether an identifier names a property or a specifier, and not something of the file's own scope. */
function isKeyOrMember({ node, parent: { node: parent } }) {
  if (/^(Import|Export)\w*Specifier$/.test(parent.type))
    return parent.type !== 'ExportSpecifier' || parent.local !== node
  if (/MemberExpression$/.test(parent.type)) return parent.property === node && !parent.computed
  if (/Property$|Method|PropertySignature/.test(parent.type))
    return parent.key === node && parent.value !== node && !parent.computed
  return false
}

/** Whether a function or a block in between declares the name itself. */
function isShadowed({ scope, node }) {
  const declaring = scope?.lookup(node.name)
  return Boolean(declaring) && !declaring.isGlobal
}
