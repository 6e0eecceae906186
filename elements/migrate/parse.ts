import ts from 'typescript'

export interface Source {
  path: string
  text: string
  tree: ts.SourceFile
}

export function parse(path: string, text: string): Source {
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  return { path, text, tree }
}

export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}

/** Returns the node without `as`, `satisfies`, `!` and parentheses around it. */
export function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node)
  return isWrapped ? bare(node.expression) : node
}

function findConstant({ tree }: Source, name: string): ts.Expression | undefined {
  let found: ts.Expression | undefined
  visit(tree, (one) => {
    if (ts.isVariableDeclaration(one) && one.name.getText() === name) found ??= one.initializer
  })
  return found && bare(found)
}

/** Returns the value of a constant of the file, else of the one file of `others` that has it, or the expression itself. */
export function resolve(
  source: Source,
  given: ts.Expression,
  others: readonly Source[] = [],
): ts.Expression {
  const node = bare(given)
  if (!ts.isIdentifier(node)) return node
  const own = findConstant(source, node.text)
  if (own) return own
  const all = others.flatMap((one) => findConstant(one, node.text) ?? [])
  return all.length === 1 && all[0] ? all[0] : node
}

/** Returns the names in a list of chains, and if each of them is always in it. */
export function namesIn(list: ts.ArrayLiteralExpression): { names: string[]; isPlain: boolean } {
  const names: string[] = []
  let isPlain = true
  for (const one of list.elements) {
    if (ts.isIdentifier(one)) names.push(one.text)
    else {
      isPlain = false
      visit(one, (node) => {
        if (ts.isArrayLiteralExpression(node)) names.push(...namesIn(node).names)
      })
    }
  }
  return { names: [...new Set(names)], isPlain }
}

/** Returns the members of an object literal by name: the expression of each. */
export function membersOf(node: ts.Node | undefined): Map<string, ts.Expression> {
  const members = new Map<string, ts.Expression>()
  if (!node || !ts.isObjectLiteralExpression(node)) return members
  for (const one of node.properties) {
    if (ts.isPropertyAssignment(one)) members.set(one.name.getText(), one.initializer)
    else if (ts.isShorthandPropertyAssignment(one)) members.set(one.name.text, one.name)
  }
  return members
}
