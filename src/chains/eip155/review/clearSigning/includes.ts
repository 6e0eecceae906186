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

/** The including file's values come before those of the included one (ERC-7730). */
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

/**
 * Merges a file with those that it includes, which are among `files` by their paths. A file is also found by its name
 * alone.
 *
 * @throws Misfit if an included file is not among them, or files include each other
 */
export function withIncludes(files: Json, path: string, depth = 0): unknown {
  const file = files[path]
  const included = isObject(file) ? file.includes : undefined
  if (typeof included !== 'string' || !isObject(file)) return file
  if (depth === maxIncludes) throw new Misfit('files include each other')
  const target = pathFrom(path, included)
  const name = included.slice(included.lastIndexOf('/') + 1)
  const found = Object.hasOwn(files, target)
    ? target
    : Object.keys(files).find((one) => one.slice(one.lastIndexOf('/') + 1) === name)
  if (found === undefined) throw new Misfit(`not among the descriptors: ${included}`)
  const { includes: _, ...own } = file
  return merge(withIncludes(files, found, depth + 1), own)
}
