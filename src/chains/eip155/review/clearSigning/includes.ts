import { Misfit } from './paths.ts'

const maxIncludes = 4

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges fields by their path, those of the including file last. */
function mergeFields(base: readonly unknown[], own: readonly unknown[]): unknown[] {
  const pathOf = (field: unknown) => Object(field).path
  const added = own.filter((one) => !base.some((other) => pathOf(other) === pathOf(one)))
  const merged = base.map((one) => {
    const other = own.find((field) => pathOf(field) === pathOf(one))
    return pathOf(one) === undefined || !other ? one : merge(one, other)
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

/** The path among `files` of the file that this one includes, which is also found by its name alone. */
export function includedBy(files: Json, path: string): string | undefined {
  const file = files[path]
  const included = isObject(file) ? file.includes : undefined
  if (typeof included !== 'string') return
  const target = pathFrom(path, included)
  if (Object.hasOwn(files, target)) return target
  const nameOf = (one: string) => one.slice(one.lastIndexOf('/') + 1)
  return Object.keys(files).find((one) => nameOf(one) === nameOf(included))
}

/**
 * Merges a file with those that it includes, which are among `files` by their paths.
 *
 * @throws Misfit if an included file is not among them, or files include each other
 */
export function withIncludes(files: Json, path: string, depth = 0): unknown {
  const file = files[path]
  if (!isObject(file) || typeof file.includes !== 'string') return file
  if (depth === maxIncludes) throw new Misfit('files include each other')
  const { includes, ...own } = file
  const found = includedBy(files, path)
  if (found === undefined) throw new Misfit(`not among the descriptors: ${includes}`)
  return merge(withIncludes(files, found, depth + 1), own)
}
