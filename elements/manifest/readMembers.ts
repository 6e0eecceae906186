import { readFileSync } from 'node:fs'
import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/** The members of an interface with their types as written, so that no text repeats what code says. */
export function readMembers(path: string, name: string): Record<string, string> {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = file.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === name,
  )
  if (!found) throw new Error(`${path} has no interface ${name}`)
  return Object.fromEntries(
    found.members.filter(ts.isPropertySignature).map((member) => {
      const key = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText()
      const { type } = member
      if (!type) throw new Error(`${name}.${key} has no type`)
      const text = printer.printNode(ts.EmitHint.Unspecified, type, file)
      return [key, text.replace(/\s*\n\s*/g, ' ').replace(/; }/g, ' }')]
    }),
  )
}
