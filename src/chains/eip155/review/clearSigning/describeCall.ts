import { Interface } from 'ethers/abi'
import type { Statement } from '../../../../types/review.ts'
import type { InnerCall } from '../../accountCalls.ts'
import { type Descriptor, isDeployedAt } from './descriptor.ts'
import { functionFormat } from './functionFormats.ts'
import type { Scope } from './scope.ts'
import { ofArguments } from './signedValue.ts'
import { maxRows, toDescription } from './toDescription.ts'

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
      const { fragment, format } = functionFormat(descriptor, data.slice(0, 10).toLowerCase()) ?? {}
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
