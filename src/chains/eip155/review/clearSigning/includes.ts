import { Misfit } from './paths.ts'

const maxIncludes = 4
/** Maximum entries of a list of fields that are merged. */
const maxFields = 2_000

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pathOf = (field: unknown) => Object(field).path

/** The first field of each path; fields without one are left out. */
function byPath(fields: readonly unknown[]): Map<unknown, unknown> {
  const entries = fields.map((one) => [pathOf(one), one] as const)
  return new Map(entries.filter(([path]) => path !== undefined).reverse())
}

/** Merges fields by their path, those of the including file last. */
function mergeFields(base: readonly unknown[], own: readonly unknown[]): unknown[] {
  if (base.length + own.length > maxFields) throw new Misfit('too many fields')
  const [ofBase, ofOwn] = [byPath(base), byPath(own)]
  const hasNameless = base.some((one) => pathOf(one) === undefined)
  const added = own.filter((one) =>
    pathOf(one) === undefined ? !hasNameless : !ofBase.has(pathOf(one)),
  )
  const merged = base.map((one) => {
    const other = ofOwn.get(pathOf(one))
    return other === undefined ? one : merge(one, other)
  })
  return [...merged, ...added]
}

/** Merges two files. Values of the including file replace those of the included one (ERC-7730). */
function merge(base: unknown, own: unknown, name = ''): unknown {
  if (name === 'fields' && Array.isArray(base) && Array.isArray(own)) return mergeFields(base, own)
  if (!isObject(base) || !isObject(own)) return own
  const names = new Set([...Object.keys(base), ...Object.keys(own)])
  return Object.fromEntries(
    [...names].map((key) => {
      if (!Object.hasOwn(own, key)) return [key, base[key]]
      return [key, Object.hasOwn(base, key) ? merge(base[key], own[key], key) : own[key]]
    }),
  )
}

/** The path of an included file, from the path of the including one. */
function pathFrom(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Files by their paths, which include each other. */
export class Files {
  readonly paths: readonly string[]
  /** The first path of each name. */
  readonly #byName: ReadonlyMap<string, string>

  constructor(private readonly files: Json) {
    this.paths = Object.keys(files)
    this.#byName = new Map(this.paths.map((path) => [nameOf(path), path] as const).reverse())
  }

  /** The path of the file that this one includes, which is also found by its name alone. */
  includedBy(path: string): string | undefined {
    const file = this.files[path]
    const included = isObject(file) ? file.includes : undefined
    if (typeof included !== 'string') return
    const target = pathFrom(path, included)
    return Object.hasOwn(this.files, target) ? target : this.#byName.get(nameOf(included))
  }

  /**
   * Merges a file with those that it includes.
   *
   * @throws Misfit if an included file is not among them, or files include each other
   */
  withIncludes(path: string, depth = 0): unknown {
    const file = this.files[path]
    if (!isObject(file) || typeof file.includes !== 'string') return file
    if (depth === maxIncludes) throw new Misfit('files include each other')
    const { includes, ...own } = file
    const found = this.includedBy(path)
    if (found === undefined) throw new Misfit(`not among the descriptors: ${includes}`)
    return merge(this.withIncludes(found, depth + 1), own)
  }
}
