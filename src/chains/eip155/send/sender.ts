import * as z from 'zod/mini'
import type { Sender } from '../../../types/sender.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { orElse, orNull, text } from '../../../utils/schemas.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { readContractUnit, readTokenName } from '../tokenBalance.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { estimateFee, keepShown } from './estimateFee.ts'
import { readFeeRates } from './feeRates.ts'
import { inspectReceiver, isContract } from './inspectReceiver.ts'
import { readAddress } from './readAddress.ts'
import { sendCall } from './sendCall.ts'
import { toStoredCall } from './storedCall.ts'

/** Maximum number of requests that are sent at once, as one batch. */
const batchSize = 100

const transaction = orNull(z.object({ from: text, to: orElse(text, ''), input: text }))

/** Calldata of `transfer(address,uint256)`. */
const tokenTransfer = /^0xa9059cbb0{24}([\da-f]{40})[\da-f]{64}$/i
const plainAddress = /^0x([\da-f]{40})$/i

function receiverOf(response: unknown, sender: string): string[] {
  const parsed = transaction.safeParse(response)
  if (!parsed.success || !parsed.data) return []
  const { from, to, input } = parsed.data
  // The sender in the history may be forged. A signature proves the sender that a node returns.
  if (from.toLowerCase() !== sender.toLowerCase()) return []
  const digits = (tokenTransfer.exec(input) ?? (input === '0x' ? plainAddress.exec(to) : null))?.[1]
  return digits ? [toChecksumAddress(`0x${digits}`)] : []
}

export const readReceivers: NonNullable<Sender['readReceivers']> = async (hashes, from, rpc) => {
  const responses: PromiseSettledResult<unknown>[] = []
  for (let start = 0; start < hashes.length; start += batchSize) {
    const batch = hashes.slice(start, start + batchSize)
    const requests = batch.map((hash) => rpc('eth_getTransactionByHash', [hash]))
    responses.push(...(await Promise.allSettled(requests)))
  }
  const failures = responses.filter((one) => one.status === 'rejected')
  const [failure] = failures
  if (failure && failures.length === hashes.length) throw failure.reason
  return {
    receivers: responses.flatMap((one) =>
      one.status === 'fulfilled' ? receiverOf(one.value, from) : [],
    ),
    isWhole: !failure,
  }
}

export const eip155Sender: Sender = {
  readAddress,

  readFeeRates: ({ rpc }) => readFeeRates(rpc),

  async estimate(transfer, { rpc, reviewedFee = null, ...chosen }) {
    const fee = await estimateFee(encodeTransfer(transfer), rpc, undefined, chosen)
    const feeBaseUnits = keepShown(fee, reviewedFee)
    return { feeBaseUnits, gasLimit: fee.gasLimit, accountBaseUnits: 0n }
  },

  readUnit: readContractUnit,

  readName: readTokenName,

  async readCollectibles(hashes, owner, rpc) {
    const { readCollectibles } = await loadPart(import('./collectibles.ts'))
    return readCollectibles(hashes, owner, rpc)
  },

  async simulate(transfer, context) {
    const { simulateTransfer } = await loadPart(import('./simulateTransfer.ts'))
    return simulateTransfer(transfer, context)
  },

  inspect: inspectReceiver,

  isContract,

  readReceivers,

  async send(value, transfer, context) {
    const call = encodeTransfer(transfer)
    const { nativeSymbol } = transfer
    const hash = await sendCall(value, call, { ...context, nativeSymbol })
    return { hash, call: toStoredCall(call) }
  },
}
