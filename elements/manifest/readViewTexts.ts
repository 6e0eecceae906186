import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The comment above each view in the `view.ts` of its folder. */
export function readViewTexts(folder: string): Record<string, string> {
  const paths = readdirSync(folder).map((name) => join(folder, name, 'view.ts'))
  return Object.fromEntries(paths.filter((path) => existsSync(path)).flatMap(readFile))
}

/** @throws Error for a view without a comment */
function readFile(path: string): [name: string, text: string][] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const isExported = (one: ts.VariableStatement) =>
    one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  const values = file.statements
    .filter(ts.isVariableStatement)
    .filter(isExported)
    .flatMap(({ declarationList }) => declarationList.declarations.map((one) => one.initializer))
  return values.flatMap((value) => {
    const views = value && ts.isSatisfiesExpression(value) ? value.expression : value
    if (!views || !ts.isObjectLiteralExpression(views)) return []
    return views.properties.filter(ts.isPropertyAssignment).map((view) => {
      const name = view.name.getText()
      const [comment] = ts.getJSDocCommentsAndTags(view)
      const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s*\n\s*/g, ' ')
      if (!text) throw new Error(`${path}: ${name} has no description`)
      return [name, text] as [string, string]
    })
  })
}
