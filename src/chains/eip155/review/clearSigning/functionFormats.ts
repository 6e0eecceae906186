import { FunctionFragment } from 'ethers/abi'
import type { Descriptor, Format } from './descriptor.ts'

/** Maximum functions of a descriptor, and of its ABI. */
const maxFunctions = 1_000
/** Maximum depth of tuples in tuples: the time that ethers 6 needs grows with the square of the depth. */
const maxNesting = 8
/** Maximum parameters of an ABI, with those in tuples. */
const maxParameters = 20_000

interface FunctionFormat {
  fragment: FunctionFragment
  format: Format
}

/** Counts parameters with those in tuples; infinite if tuples are nested too deep. */
function countParameters(params: unknown, depth = 0): number {
  if (!Array.isArray(params)) return 0
  if (depth > maxNesting) return Number.POSITIVE_INFINITY
  return params.reduce(
    (sum, one) => sum + 1 + countParameters(Object(one).components, depth + 1),
    0,
  )
}

function isTooDeep(signature: string): boolean {
  let depth = 0
  for (const letter of signature) {
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    if (depth > maxNesting + 1) return true
  }
  return false
}

function parseFunction(source: unknown): FunctionFragment | undefined {
  try {
    return FunctionFragment.from(source)
  } catch {
    return
  }
}

/** Functions of a JSON ABI by selector, as version 1 of the format has it. An ABI by its address is not fetched. */
function functionsOf(abi: unknown): Map<string, FunctionFragment> {
  const functions = Array.isArray(abi) ? abi.filter((one) => Object(one).type === 'function') : []
  const found = new Map<string, FunctionFragment>()
  let left = maxParameters
  for (const one of functions.slice(0, maxFunctions)) {
    const count = countParameters(one.inputs) + countParameters(one.outputs)
    if (count > left) continue
    left -= count
    const fragment = parseFunction(one)
    if (fragment && !found.has(fragment.selector)) found.set(fragment.selector, fragment)
  }
  return found
}

function indexFunctions({ context, display }: Descriptor): Map<string, FunctionFormat | null> {
  const index = new Map<string, FunctionFormat | null>()
  const formats = Object.entries(display.formats)
  if (formats.length > maxFunctions) return index
  let ofAbi: Map<string, FunctionFragment> | undefined
  const inAbi = (selector: string) => {
    ofAbi ??= functionsOf(context.contract?.abi)
    return ofAbi.get(selector)
  }
  for (const [key, format] of formats) {
    const isSelector = /^0x[\da-f]{8}$/i.test(key)
    const parsed = isSelector || isTooDeep(key) ? undefined : parseFunction(`function ${key}`)
    // The key names the function by its signature with names, in version 1 also by its types or its selector, with the
    // names of the ABI.
    const isNamed = parsed?.inputs.every(({ name }) => name !== '')
    const selector = isSelector ? key.toLowerCase() : parsed?.selector
    const fragment = isNamed ? parsed : ((selector && inAbi(selector)) ?? parsed)
    // A function with two formats has none.
    if (fragment)
      index.set(fragment.selector, index.has(fragment.selector) ? null : { fragment, format })
  }
  return index
}

/** A descriptor is parsed once for a page's life, and describes many calls. */
const indexes = new WeakMap<Descriptor, ReadonlyMap<string, FunctionFormat | null>>()

/** Returns the format of the function with a selector; undefined if there is none, or more than one. */
export function functionFormat(
  descriptor: Descriptor,
  selector: string,
): FunctionFormat | undefined {
  const index = indexes.get(descriptor) ?? indexFunctions(descriptor)
  indexes.set(descriptor, index)
  return index.get(selector) ?? undefined
}
