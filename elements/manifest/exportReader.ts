import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')

/** True for a symbol of the project, in contrast to those of the DOM or of a framework. */
const isOwn = ({ declarations = [] }: ts.Symbol) =>
  declarations.every((one) => !one.getSourceFile().fileName.includes('/node_modules/'))

const isObject = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

/** Joins what is known of members of the same name, which the objects of a union have. */
function mergeMembers(members: readonly (readonly [name: string, names: string])[]): string[] {
  const merged = new Map<string, Set<string>>()
  for (const [name, names] of members) {
    const all = merged.get(name) ?? new Set()
    merged.set(name, names ? all.add(names) : all)
  }
  const texts = [...merged].map(([name, all]) =>
    all.size > 0 ? `${name}: ${[...all].sort().join(' | ')}` : name,
  )
  return texts.sort()
}

/**
 * Finds the names of types that a host's code writes: literals, and the members of objects. Where a type refers to one
 * of `exported`, the names of that one are left out.
 */
function createNamer(checker: ts.TypeChecker, exported: readonly ts.Symbol[]) {
  const own = exported.map((one) => checker.getDeclaredTypeOfSymbol(one))
  const exportOf = ({ aliasSymbol, symbol }: ts.Type) =>
    exported.find((one) => one === (aliasSymbol ?? symbol))
  /** True for a union that is the exported one but for null, which costs it its name. */
  const isExportedUnion = (type: ts.Type) => own.some((one) => one.isUnion() && sameAs(one, type))
  const sameAs = (one: ts.Type, other: ts.Type) =>
    checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one)

  function readMember(member: ts.Symbol): [name: string, names: string] {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(member))
    const name = member.flags & ts.SymbolFlags.Optional ? `${member.name}?` : member.name
    return [name, namesAt(type)]
  }

  /** Returns the names of a type that another one refers to. */
  function namesAt(type: ts.Type): string {
    const isList = checker.isArrayType(type) || checker.isTupleType(type)
    const item = isList ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined
    if (item) return namesAt(item)
    return exportOf(type) || (type.isUnion() && isExportedUnion(type)) ? '' : namesOf(type)
  }

  function namesOf(type: ts.Type): string {
    const types = type.isUnion() ? type.types : [type]
    const literals = types.flatMap((one) => (one.isStringLiteral() ? `'${one.value}'` : []))
    if (literals.length === types.length) return literals.sort().join(' | ')
    if (!types.every(isObject)) return ''
    const members = types.flatMap((one) => one.getProperties().filter(isOwn).map(readMember))
    return members.length > 0 ? `{ ${mergeMembers(members).join(', ')} }` : ''
  }

  function describeType(type: ts.Type): string {
    const known = checker.getBaseConstraintOfType(type) ?? type
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
    return namesOf(known) || checker.typeToString(type, undefined, flags)
  }

  return {
    describeType,
    /** Returns the name of an exported type, and the description of another. */
    referTo: (type: ts.Type) => exportOf(type)?.name ?? describeType(type),
  }
}

interface MemberOfExport {
  name: string
  /** The exported type of the member, or the names of another; with `inner`, of that member of the type. */
  names(inner?: string): string
}

export interface Export {
  name: string
  isValue: boolean
  /** Names of the type's literals or members; the type as it is written if it has none, or is that of a value. */
  names(): string
  members(): MemberOfExport[]
}

/** Reads what modules export, from their sources. `main` is one of `files`, relative to the root. */
export function createExportReader(files: readonly string[], main: string) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const paths = files.map((file) => join(root, file))
  const program = ts.createProgram(paths, { ...options, incremental: false })
  const checker = program.getTypeChecker()

  function symbolsOf(file: string): ts.Symbol[] {
    const source = program.getSourceFile(join(root, file))
    const module = source && checker.getSymbolAtLocation(source)
    const symbols = module ? checker.getExportsOfModule(module) : []
    return symbols.map((one) =>
      one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one,
    )
  }

  const { describeType, referTo } = createNamer(checker, symbolsOf(main))

  function readMember(member: ts.Symbol): MemberOfExport {
    const type = checker.getTypeOfSymbol(member)
    return {
      name: member.name,
      names(inner) {
        const found = inner === undefined ? undefined : type.getProperty(inner)
        return referTo(found ? checker.getTypeOfSymbol(found) : type)
      },
    }
  }

  function readExport(symbol: ts.Symbol): Export {
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0
    const type = isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol)
    return {
      name: symbol.name,
      isValue,
      names: () => (isValue ? checker.typeToString(type) : describeType(type)),
      members: () => type.getProperties().map(readMember),
    }
  }

  return (file: string): Export[] => symbolsOf(file).map(readExport)
}
