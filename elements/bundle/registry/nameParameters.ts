import type { FunctionFragment, ParamType } from 'ethers'

interface Display {
  fields?: unknown
  required?: unknown
  excluded?: unknown
}

/** The kind of value that a path and its format need: of the parameter itself, or of each of its items. */
interface Use {
  kind: 'integer' | 'address' | 'bytes' | 'struct' | 'any'
  isList: boolean
}

const kinds: Readonly<Record<string, Use['kind']>> = {
  amount: 'integer',
  tokenAmount: 'integer',
  nftName: 'integer',
  date: 'integer',
  duration: 'integer',
  unit: 'integer',
  addressName: 'address',
  tokenTicker: 'address',
  calldata: 'bytes',
}

function fits(param: ParamType, { kind, isList }: Use): boolean {
  const { arrayChildren } = param
  if (isList) return arrayChildren !== null && fits(arrayChildren, { kind, isList: false })
  if (kind === 'any') return true
  if (kind === 'struct') return param.baseType === 'tuple'
  if (kind === 'bytes') return param.type === 'bytes'
  if (kind === 'integer') return /^u?int\d*$/.test(param.type)
  // Some contracts take addresses as integers or bytes.
  return /^(?:address|uint(?:160|256)|bytes\d*)$/.test(param.type)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/^[@$]/.test(value)

/** The paths of a format from the root, with the kind of value that each needs. */
function pathsOf(format: Display, definitions: object): [string, Use['kind']][] {
  const walk = (fields: unknown, prefix: string): [string, Use['kind']][] =>
    listOf(fields).flatMap((one) => {
      const { $ref = '', fields: inner, ...own } = Object(one)
      const shared = Object(Object(definitions)[String($ref).split('.').at(-1) ?? ''])
      const { path, format = '', params } = { ...shared, ...own }
      const absolute = (given: string) =>
        given.startsWith('#') ? given.replace(/^#\.?/, '') : `${prefix}${given}`
      const others = Object.entries({ ...shared.params, ...Object(params) }).flatMap(
        ([name, value]): [string, Use['kind']][] =>
          name.endsWith('Path') && isPath(value) ? [[absolute(value), 'any']] : [],
      )
      if (!isPath(path)) return [...others, ...walk(inner, prefix)]
      const here = absolute(path)
      return [[here, kinds[format] ?? 'any'], ...others, ...walk(inner, `${here}.`)]
    })
  const more = [...listOf(format.required), ...listOf(format.excluded)].filter(isPath)
  return [
    ...walk(format.fields, ''),
    ...more.map((path): [string, Use['kind']] => [path.replace(/^#\.?/, ''), 'any']),
  ]
}

/** Splits a path into the parameter's name and what is used of it. */
function toUse(path: string, kind: Use['kind']): [string, Use] {
  const [, name = '', rest = ''] = /^([^.[]*)(.*)$/.exec(path) ?? []
  if (rest === '') return [name, { kind, isList: false }]
  if (/^\.?\[\]$/.test(rest)) return [name, { kind, isList: true }]
  return [
    name,
    { kind: rest.startsWith('.[') || rest.startsWith('[') ? 'any' : 'struct', isList: false },
  ]
}

/** Ways to give each name a parameter of its own; stops at two. */
function assignments(
  names: readonly [string, readonly Use[]][],
  inputs: readonly ParamType[],
  taken: readonly number[] = [],
): number[][] {
  const [first, ...others] = names
  if (!first) return [[...taken]]
  const found: number[][] = []
  for (const [index, input] of inputs.entries()) {
    if (taken.includes(index) || !first[1].every((use) => fits(input, use))) continue
    found.push(...assignments(others, inputs, [...taken, index]))
    if (found.length > 1) break
  }
  return found
}

/**
 * Returns the signature of a function with the names of its parameters. Where the registry's package has dropped the names,
 * with its ABI, those in the paths of the format are taken where types and formats leave one choice alone. Null if they
 * leave several.
 */
export function nameParameters(
  fragment: FunctionFragment,
  format: Display,
  definitions: object,
): string | null {
  const { name, inputs } = fragment
  const write = (given: (index: number) => string) =>
    `${name}(${inputs.map((input, index) => `${input.format('full').replaceAll('tuple(', '(')}${given(index)}`).join(',')})`
  if (inputs.every((input) => input.name !== '')) return write(() => '')
  if (inputs.some((input) => input.name !== '')) return null
  const uses = new Map<string, Use[]>()
  for (const [path, kind] of pathsOf(format, definitions)) {
    const [key, use] = toUse(path, kind)
    uses.set(key, [...(uses.get(key) ?? []), use])
  }
  const names = [...uses]
  const [only, other] = assignments(names, inputs)
  if (!only || other || !names.every(([key]) => /^[A-Za-z_]\w*$/.test(key))) return null
  return write((index) => {
    const at = only.indexOf(index)
    return at < 0 ? '' : ` ${names[at]?.[0]}`
  })
}
