import { readFileSync } from 'node:fs'
import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

export interface Member {
  type: string
  /** The comment above the member, as one line. */
  description: string
}

/**
 * Returns the members of an interface with type and comment.
 * @throws Error if a member has no type or no comment
 */
export function readMembers(path: string, name: string): Record<string, Member> {
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
      const [comment] = ts.getJSDocCommentsAndTags(member)
      const description = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s*\n\s*/g, ' ')
      if (!description) throw new Error(`${name}.${key} has no description`)
      return [key, { type: text.replace(/\s*\n\s*/g, ' ').replace(/; }/g, ' }'), description }]
    }),
  )
}

/**
 * Returns the comments of an interface's properties, including inherited ones.
 * @throws Error if the file has no such interface
 */
export function describeProperties(path: string, name: string): Record<string, string> {
  const program = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  })
  const checker = program.getTypeChecker()
  const found = program
    .getSourceFile(path)
    ?.statements.find(
      (one): one is ts.InterfaceDeclaration =>
        ts.isInterfaceDeclaration(one) && one.name.text === name,
    )
  if (!found) throw new Error(`${path} has no interface ${name}`)
  const members = checker.getTypeAtLocation(found).getProperties()
  return Object.fromEntries(
    members.map((member) => {
      const properties = checker.getTypeOfSymbolAtLocation(member, found).getProperties()
      return [member.name, properties.map((property) => property.name).join(', ')]
    }),
  )
}
