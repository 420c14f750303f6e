import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** A function with overloads has several signatures; the last is the implementation's. */
export interface Signature {
  readonly comment: string
  /** Written as `<Request>`; empty without any. */
  readonly typeParameters: string
  readonly parameters: readonly { readonly name: string; readonly text: string }[]
  /** The `X` of `Answer<X>`, or the `X, Y` of `PartialAnswer<X, Y>`. Undefined for other return types. */
  readonly answered: string | undefined
  readonly isPartial: boolean
}

export interface PublicFunction {
  readonly name: string
  readonly signatures: readonly Signature[]
  readonly typeNames: ReadonlySet<string>
}

/** The path is as imported from `src/generated`. */
export interface ApiFile {
  readonly path: string
  readonly functions: readonly PublicFunction[]
  /** Maps each name that a signature may use to its file, which may be this one. */
  readonly sources: ReadonlyMap<string, string>
}

/** Leaves out functions marked `@internal`. */
export function apiFiles(folder: '' | `${string}/`): readonly ApiFile[] {
  return readdirSync(join(source, 'api', folder))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => apiFile(`../api/${folder}${name}`))
    .filter(({ functions }) => functions.length > 0)
}

export function apiFolders(): readonly string[] {
  return readdirSync(join(source, 'api'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function apiFile(name: string): ApiFile {
  const path = name.replace(/\.ts$/, '.js')
  const code = readFileSync(join(source, 'generated', name), 'utf8')
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  const exported = file.statements.filter(isPublic)
  const constant = exported.find(ts.isVariableStatement)
  if (constant !== undefined)
    throw new Error(
      `${name} exports a constant: write a function, or mark it @internal\n${constant.getText()}`,
    )
  const declarations = exported.filter(ts.isFunctionDeclaration)
  const functions = [...new Set(declarations.map(nameOf))].map((name) =>
    functionOf(
      name,
      declarations.filter((declaration) => nameOf(declaration) === name),
    ),
  )
  const types = exported.filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
  const sources = new Map([
    ...file.statements.filter(ts.isImportDeclaration).flatMap((one) => sourcesIn(one, path)),
    ...types.map((type) => [type.name.text, path] as const),
  ])
  return { path, functions, sources }
}

function functionOf(name: string, declarations: readonly ts.FunctionDeclaration[]): PublicFunction {
  const typeNames = new Set(
    declarations.flatMap(({ parameters, type }) => [...parameters, type].flatMap(typeNamesIn)),
  )
  return { name, signatures: declarations.map(signatureOf), typeNames }
}

function isPublic(statement: ts.Statement): boolean {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  return isExported && !ts.getJSDocTags(statement).some(({ tagName }) => tagName.text === 'internal')
}

function nameOf({ name }: ts.FunctionDeclaration): string {
  return name?.text ?? 'default'
}

function signatureOf(declaration: ts.FunctionDeclaration): Signature {
  const comments = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc)
  return {
    comment: comments.map((comment) => comment.getText()).join('\n'),
    typeParameters: typeParametersOf(declaration),
    parameters: declaration.parameters.map((parameter) => {
      const name = parameter.name.getText()
      // Only the implementation has defaults.
      const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined
      return { name, text: `${name}${isOptional ? '?' : ''}: ${parameter.type?.getText() ?? 'unknown'}` }
    }),
    answered: answeredBy(declaration.type),
    isPartial: declaration.type?.getText().startsWith('PartialAnswer<') === true,
  }
}

function typeParametersOf({ typeParameters }: ts.FunctionDeclaration): string {
  const names = typeParameters?.map((parameter) => parameter.getText()) ?? []
  return names.length === 0 ? '' : `<${names.join(', ')}>`
}

function answeredBy(type: ts.TypeNode | undefined): string | undefined {
  const isAnswer = type && ts.isTypeReferenceNode(type) && /^(Partial)?Answer$/.test(type.typeName.getText())
  return isAnswer ? type.typeArguments?.map((argument) => argument.getText()).join(', ') : undefined
}

function sourcesIn({ importClause, moduleSpecifier }: ts.ImportDeclaration, importer: string) {
  const from = (moduleSpecifier as ts.StringLiteral).text
  const path = from.startsWith('.') ? posix.join(posix.dirname(importer), from) : from
  const bindings = importClause?.namedBindings
  if (bindings === undefined || !ts.isNamedImports(bindings)) return []
  // A renamed import is local to its file, and cannot be in a signature.
  const kept = bindings.elements.filter(({ propertyName }) => propertyName === undefined)
  return kept.map(({ name }) => [name.text, path] as const)
}

function typeNamesIn(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return []
  const names = ts.isTypeReferenceNode(node) ? [node.typeName.getText()] : []
  ts.forEachChild(node, (child) => {
    names.push(...typeNamesIn(child))
  })
  return names
}
