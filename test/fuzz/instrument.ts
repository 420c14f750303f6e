import ts from 'typescript'

export const COUNTERS = '__counters'

interface Insertion {
  readonly at: number
  readonly text: string
}

/**
 * Counts how often each block is entered. Blocks are bodies of functions and loops, both branches of an `if` and
 * of a conditional, cases, and the right sides of `&&`, `||` and `??`.
 */
export function instrumented(source: string, nextBlock: () => number): string {
  const { target, module } = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
  const insertions = insertionsIn(ts.createSourceFile('source.ts', source, target), nextBlock)
  let counting = ''
  let done = 0
  for (const { at, text } of insertions) {
    counting += source.slice(done, at) + text
    done = at
  }
  const compilerOptions = { target, module, verbatimModuleSyntax: true }
  return ts.transpileModule(counting + source.slice(done), { compilerOptions }).outputText
}

function insertionsIn(file: ts.SourceFile, nextBlock: () => number): readonly Insertion[] {
  const insertions: Insertion[] = []
  const insert = (at: number, text: string): void => void insertions.push({ at, text })
  const count = (): string => `${COUNTERS}[${String(nextBlock())}]++`

  const visitBlock = (block: ts.Block): void => {
    insert(block.getStart(file) + 1, ` ${count()}; `)
    ts.forEachChild(block, visit)
  }
  const visitBetween = (before: string, node: ts.Node, after: string): void => {
    insert(node.getStart(file), before)
    visit(node)
    insert(node.end, after)
  }
  const visitStatement = (statement: ts.Statement): void => {
    if (ts.isBlock(statement)) visitBlock(statement)
    else visitBetween(`{ ${count()}; `, statement, ' }')
  }
  const visitExpression = (expression: ts.Expression): void => {
    visitBetween(`(${count()}, `, expression, ')')
  }

  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      visit(node.expression)
      visitStatement(node.thenStatement)
      if (node.elseStatement === undefined) insert(node.thenStatement.end, ` else { ${count()} }`)
      else visitStatement(node.elseStatement)
    } else if (ts.isConditionalExpression(node)) {
      visit(node.condition)
      visitExpression(node.whenTrue)
      visitExpression(node.whenFalse)
    } else if (ts.isBinaryExpression(node) && IS_LAZY.has(node.operatorToken.kind)) {
      visit(node.left)
      visitExpression(node.right)
    } else if (ts.isCaseOrDefaultClause(node)) {
      insert(node.statements.pos, ` ${count()}; `)
      ts.forEachChild(node, visit)
    } else if (ts.isFunctionLike(node) || ts.isIterationStatement(node, false)) {
      const body = ts.isIterationStatement(node, false) ? node.statement : bodyOf(node)
      ts.forEachChild(node, (child) => {
        if (child !== body) visit(child)
        else if (ts.isStatement(child)) visitStatement(child)
        else visitExpression(child as ts.Expression)
      })
    } else ts.forEachChild(node, visit)
  }
  visit(file)
  return insertions
    .map((insertion, index) => ({ ...insertion, index }))
    .sort((a, b) => a.at - b.at || a.index - b.index)
}

function bodyOf(node: ts.Node): ts.Node | undefined {
  return 'body' in node ? (node.body as ts.Node | undefined) : undefined
}

const IS_LAZY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
])
