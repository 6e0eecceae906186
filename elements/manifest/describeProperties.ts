import ts from 'typescript'

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
