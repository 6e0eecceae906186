import { hexToBytes } from '@noble/hashes/utils'
import type { GenericCall } from '@polkadot/types'
import type { Registry } from '@polkadot/types/types'
import type { Doubt } from '../../../types/review.ts'
import { toWords, type Words } from '../../words.ts'
import {
  argumentsOf,
  type CallContext,
  type CallOrigin,
  type Readers,
  risky,
  toNumber,
} from './callArguments.ts'
import { stakingReaders } from './readStaking.ts'
import { transferReaders } from './readTransfers.ts'
import { votingReaders } from './readVoting.ts'
import { wrappedReaders } from './readWrapped.ts'
import { xcmReaders } from './readXcm.ts'

/** Maximum number of calls that are listed. A sentence counts the others, and the request is then risky. */
const maxCalls = 100
/** Maximum depth of calls inside calls. */
const maxDepth = 16

const readers: Readers = {
  ...transferReaders,
  ...stakingReaders,
  ...votingReaders,
  ...wrappedReaders,
  ...xcmReaders,
}

/**
 * Puts a call into words. One that has an unusual form is risky. One that is not read leaves a doubt, which a page settles
 * that declares the call by its name. Never throws.
 */
function read(call: GenericCall, context: CallContext, depth: number): Words {
  let name = '?'
  let isRisky = true
  try {
    name = `${call.section}.${call.method}`
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
    isRisky = reader !== undefined || depth > maxDepth
    if (reader && depth <= maxDepth) return reader(argumentsOf(call, context), context)
  } catch {}
  const doubts: Doubt[] = isRisky ? [] : [{ kind: 'call', address: name }]
  const values = { name: { kind: 'text', text: name } } as const
  return toWords('review.polkadot.unknown', values, { isRisky, isGrave: true, doubts })
}

/** Puts the calls of a request into words, as many as can be listed. */
export function readAll(calls: readonly GenericCall[], origin: CallOrigin): Words[] {
  let count = 0
  const readList = (all: readonly GenericCall[], actor: string | null, depth: number): Words[] => {
    const context: CallContext = {
      ...origin,
      actor,
      inside: (inner, other = actor) => readList(inner, other, depth + 1),
    }
    const words: Words[] = []
    for (const [index, call] of all.entries()) {
      if (count >= maxCalls) {
        const left = toNumber(BigInt(all.length - index))
        words.push(toWords('review.polkadot.more', { count: left }, risky))
        break
      }
      count += 1
      words.push(read(call, context, depth))
    }
    return words
  }
  return readList(calls, origin.signer, 0)
}

/**
 * Decodes a call. With `isWhole` the bytes are those of the call alone; else they begin with it.
 * @throws Error if the bytes are not those to which the call encodes
 */
export function toCall(
  registry: Registry,
  given: string | Uint8Array,
  { isWhole }: { isWhole: boolean },
): GenericCall {
  const bytes = typeof given === 'string' ? hexToBytes(given.replace(/^0x/, '')) : given
  const call = registry.createType('Call', bytes)
  const encoded = call.toU8a()
  const isSame = encoded.every((byte, index) => byte === bytes[index])
  if (isSame && (!isWhole || encoded.length === bytes.length)) return call as unknown as GenericCall
  throw new Error('other bytes than those of the call')
}
