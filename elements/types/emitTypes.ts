import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
/** The types of the package's entries, `index.ts` for `wallet-modal` itself. */
const entries = [
  'index.ts',
  'reactEntry.d.ts',
  'serverEntry.d.ts',
  'storeEntry.d.ts',
  'testingEntry.d.ts',
  'devtoolsEntry.d.ts',
  'wagmiEntry.d.ts',
].map((name) => join(import.meta.dirname, name))

/**
 * Returns the path of an import in the flat output folder: both `../../src/types/caip.ts` and `./caip.d.ts` become
 * `./caip`.
 */
const flatName = (path: string) => basename(path).replace(/(\.d)?\.tsx?$/, '')

/** Returns the path of the declarations that the compiler emits for a file. */
const declarationOf = (path: string) => path.replace(/(\.d)?\.tsx?$/, '.d.ts')

function flattenImports(text: string): string {
  return text.replace(/(?<=\bfrom ')\.{1,2}\/[^']+/g, (path) => `./${flatName(path)}.js`)
}

/**
 * Removes functions and objects, because the package contains only types. If a type is derived from a removed object,
 * for example from a list of values, the type is written out. Imports that only such types need are removed.
 */
const dropValues =
  (checker: ts.TypeChecker): ts.TransformerFactory<ts.SourceFile | ts.Bundle> =>
  ({ factory }) => {
    const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias
    const isOfValue = (node: ts.Node): boolean =>
      ts.isTypeQueryNode(node) || Boolean(ts.forEachChild(node, isOfValue))

    function writeOut(one: ts.Statement): ts.Statement {
      const original = ts.getParseTreeNode(one, ts.isTypeAliasDeclaration)
      if (!original || !ts.isTypeAliasDeclaration(one) || !isOfValue(one.type)) return one
      const found = checker.getTypeAtLocation(original)
      // `typeToTypeNode` writes a union with a name by its name, which the package lacks. So each member is written.
      const members = found.isUnion() && found.aliasSymbol ? found.types : [found]
      const nodes = members.map((member) => checker.typeToTypeNode(member, original, flags))
      const types = nodes.filter((node) => node !== undefined)
      const [type] = types.length > 1 ? [factory.createUnionTypeNode(types)] : types
      if (!type) throw new Error(`${one.name.text} cannot be written out`)
      const { modifiers, name, typeParameters } = one
      return factory.updateTypeAliasDeclaration(one, modifiers, name, typeParameters, type)
    }

    return (file) => {
      if (!ts.isSourceFile(file)) return file
      const types = file.statements.filter(
        (one) =>
          !ts.isVariableStatement(one) &&
          !ts.isFunctionDeclaration(one) &&
          !ts.isClassDeclaration(one),
      )
      const written = types.map(writeOut)
      const used = new Set(written.filter((one) => !ts.isImportDeclaration(one)).flatMap(namesIn))
      const kept = written.filter(
        (one) =>
          !ts.isImportDeclaration(one) ||
          !one.importClause ||
          namesIn(one).some((name) => used.has(name)),
      )
      return factory.updateSourceFile(file, kept)
    }
  }

/** Returns the names in a piece of code. */
function namesIn(node: ts.Node): string[] {
  const names = ts.isIdentifier(node) ? [node.text] : []
  ts.forEachChild(node, (child) => {
    names.push(...namesIn(child))
  })
  return names
}

/** Returns the paths of the declarations that the entries need, directly or through others. */
function reachable(declarations: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>()
  function follow(path: string) {
    const text = declarations.get(path)
    if (text === undefined || found.has(path)) return
    found.add(path)
    for (const [, target = ''] of text.matchAll(/\bfrom '(\.{1,2}\/[^']+)'/g))
      follow(declarationOf(resolve(dirname(path), target)))
  }
  for (const entry of entries) follow(declarationOf(entry))
  return found
}

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram(entries, {
    ...options,
    incremental: false,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noEmitOnError: true,
  })
}

/**
 * Writes the package's types as a folder of declarations that import nothing outside of the folder, with a file for each
 * of the entries.
 * @throws Error if they do not compile, or if two files would have the same name
 */
export function emitTypes(outDir: string): void {
  const program = createProgram()
  const declarations = new Map<string, string>()
  const add = (path: string, text: string) => declarations.set(path, text)
  const { diagnostics } = program.emit(undefined, add, undefined, true, {
    afterDeclarations: [dropValues(program.getTypeChecker())],
  })
  const [problem] = diagnostics
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'))
  for (const file of program.getSourceFiles()) {
    const isOurs = file.isDeclarationFile && file.fileName.startsWith(`${import.meta.dirname}/`)
    if (isOurs) add(file.fileName, file.text)
  }

  const files = new Map<string, string>()
  for (const path of reachable(declarations)) {
    const name = `${flatName(path)}.d.ts`
    if (files.has(name)) throw new Error(`Two files of the public types are called ${name}`)
    files.set(name, flattenImports(declarations.get(path) ?? ''))
  }

  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(outDir, name), text)
}
