import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * The exported types of a file as written, with comments; all or the named ones.
 * @throws Error for a name that the file does not export
 */
export function readSource(path: string, names?: readonly string[]): string {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const exported = file.statements.filter(
    (one): one is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) &&
      (one.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  )
  const missing = names?.filter((name) => !exported.some((one) => one.name.text === name)) ?? []
  if (missing.length > 0) throw new Error(`${path} has no ${missing.join(', ')}`)
  return exported
    .filter((one) => !names || names.includes(one.name.text))
    .map((one) => one.getFullText(file).trim())
    .join('\n\n')
}
