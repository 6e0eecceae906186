import { FunctionFragment, Interface } from 'ethers/abi'
import type { Statement } from '../../../../types/review.ts'
import type { InnerCall } from '../knownCalls.ts'
import { type Descriptor, isDeployedAt } from './descriptor.ts'
import type { Scope } from './scope.ts'
import { ofArguments } from './signedValue.ts'
import { maxRows, toDescription } from './toDescription.ts'

/** Functions of a JSON ABI, as version 1 of the format has it. An ABI by its address is not fetched. */
function functionsOf(abi: unknown): FunctionFragment[] {
  const functions = Array.isArray(abi) ? abi.filter((one) => Object(one).type === 'function') : []
  return functions.map((one) => FunctionFragment.from(one))
}

/**
 * The function that a key names: by its signature with names, in version 1 also by its types or its selector, with the
 * names of the ABI.
 */
function fragmentOf(key: string, abi: unknown): FunctionFragment | undefined {
  if (/^0x[\da-f]{8}$/i.test(key)) {
    return functionsOf(abi).find(({ selector }) => selector === key.toLowerCase())
  }
  const fragment = FunctionFragment.from(`function ${key}`)
  if (fragment.inputs.every(({ name }) => name !== '')) return fragment
  return functionsOf(abi).find(({ selector }) => selector === fragment.selector) ?? fragment
}

/** Maximum number of functions of a descriptor. */
const maxFormats = 1_000

/** The format of the function with this selector. Null if there is none, or more than one. */
function formatFor({ context, display }: Descriptor, selector: string) {
  const formats = Object.entries(display.formats)
  if (formats.length > maxFormats) return undefined
  const found = formats.flatMap(([key, format]) => {
    try {
      const fragment = fragmentOf(key, context.contract?.abi)
      return fragment?.selector === selector ? [{ fragment, format }] : []
    } catch {
      return []
    }
  })
  return found.length === 1 ? found[0] : undefined
}

/** Describes a call by the first descriptor that fits it; undefined if none does. Never throws. */
export function describeCall<Source extends { descriptor: Descriptor }>(
  sources: readonly Source[],
  call: InnerCall,
  place: { chainId: number | null; from: string | undefined },
  readCall: Scope['readCall'],
): { statement: Statement; source: Source } | undefined {
  const { to, value, data } = call
  for (const source of sources) {
    const { descriptor } = source
    if (!isDeployedAt(descriptor.context.contract?.deployments, place.chainId, to)) continue
    try {
      const { fragment, format } = formatFor(descriptor, data.slice(0, 10)) ?? {}
      if (!fragment || !format) continue
      const abi = new Interface([fragment])
      const args = abi.decodeFunctionData(fragment, data)
      const root = ofArguments(fragment.inputs, args)
      // Contracts differ in how they decode data that are not canonical. Bytes after the arguments are ignored.
      const canonical = abi.encodeFunctionData(fragment, args)
      if (!data.startsWith(canonical)) continue
      const scope: Scope = {
        descriptor,
        container: { from: call.from ?? place.from, to, value, chainId: place.chainId },
        root,
        here: root,
        reached: new Set(),
        budget: { rows: maxRows },
        readCall,
      }
      const names = fragment.inputs.map(({ name }) => name)
      const statement = toDescription(format, scope, names)
      const isLonger = data.length > canonical.length
      const notes = [...(statement.notes ?? []), { text: 'review.described.more' } as const]
      return { statement: isLonger ? { ...statement, notes } : statement, source }
    } catch {}
  }
  return
}
