import { readFileSync } from 'node:fs'
import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

export interface Member {
  type: string
  /** The comment above the member, as one line. */
  description: string
}

/** @throws Error if the file has no such interface */
function findInterface(file: ts.SourceFile | undefined, name: string): ts.InterfaceDeclaration {
  const found = file?.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === name,
  )
  if (!found) throw new Error(`${file?.fileName} has no interface ${name}`)
  return found
}

/**
 * Returns the members of an interface with type and comment.
 * @throws Error if the file has no such interface, or a member has no type or no comment
 */
export function readMembers(path: string, name: string): Record<string, Member> {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  return Object.fromEntries(
    findInterface(file, name)
      .members.filter(ts.isPropertySignature)
      .map((member) => {
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
 * Returns, for each property of an interface, the names of the properties of its value, joined by commas. Inherited
 * properties are included.
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
  const found = findInterface(program.getSourceFile(path), name)
  const members = checker.getTypeAtLocation(found).getProperties()
  return Object.fromEntries(
    members.map((member) => {
      const properties = checker.getTypeOfSymbolAtLocation(member, found).getProperties()
      return [member.name, properties.map((property) => property.name).join(', ')]
    }),
  )
}
