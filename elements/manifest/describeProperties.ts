import ts from 'typescript'

/**
 * What objects each member of an interface has, by the names of their properties: those of a group of its own go by the
 * names as well. Text for a table, so that a type made of several reads as one.
 *
 * @throws Error where the file has no such interface
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
