import { Interface } from 'ethers/abi'
import type { Statement } from '../../../../types/review.ts'
import type { InnerCall } from '../../accountCalls.ts'
import { type Descriptor, isDeployedAt } from './descriptor.ts'
import { functionFormat } from './functionFormats.ts'
import { routerSteps } from './routerSteps.ts'
import type { Scope } from './scope.ts'
import { ofArguments } from './signedValue.ts'
import { maxRows, toDescription } from './toDescription.ts'

interface Place {
  chainId: number | null
  from: string | undefined
}

/** Describes a call by one descriptor; undefined if the descriptor has no format of its function, or does not fit. */
function describeBy(
  descriptor: Descriptor,
  { from, to, value, data }: InnerCall,
  place: Place,
  readCall: Scope['readCall'],
): Statement | undefined {
  try {
    const { fragment, format } = functionFormat(descriptor, data.slice(0, 10).toLowerCase()) ?? {}
    if (!fragment || !format) return undefined
    const abi = new Interface([fragment])
    const args = abi.decodeFunctionData(fragment, data)
    const root = ofArguments(fragment.inputs, args)
    // Contracts differ in how they decode data that are not canonical. Bytes after the arguments are ignored.
    const canonical = abi.encodeFunctionData(fragment, args)
    if (!data.startsWith(canonical)) return undefined
    const scope: Scope = {
      descriptor,
      container: { from: from ?? place.from, to, value, chainId: place.chainId },
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
    return isLonger ? { ...statement, notes } : statement
  } catch {
    return undefined
  }
}

/** Describes the steps of a router one by one; undefined if one of them is not described. */
function describeSteps(
  descriptor: Descriptor,
  call: InnerCall,
  place: Place,
  readCall: Scope['readCall'],
): Statement | undefined {
  const steps = routerSteps(call, place.chainId)
  const parts = steps?.flatMap(
    (data) => describeBy(descriptor, { ...call, value: 0n, data }, place, readCall) ?? [],
  )
  if (!steps || !parts || parts.length < steps.length) return undefined
  return {
    text: 'review.described',
    isGrave: parts.some(({ isGrave }) => isGrave === true),
    values: { intent: { kind: 'mixed', parts: ['Run these steps'] } },
    parts,
  }
}

/** Describes a call by the first descriptor that fits it; undefined if none does. Never throws. */
export function describeCall<Source extends { descriptor: Descriptor }>(
  sources: readonly Source[],
  call: InnerCall,
  place: Place,
  readCall: Scope['readCall'],
): { statement: Statement; source: Source } | undefined {
  for (const source of sources) {
    const { descriptor } = source
    if (!isDeployedAt(descriptor.context.contract?.deployments, place.chainId, call.to)) continue
    const statement =
      describeBy(descriptor, call, place, readCall) ??
      describeSteps(descriptor, call, place, readCall)
    if (statement) return { statement, source }
  }
  return undefined
}
