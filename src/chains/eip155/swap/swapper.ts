import type { Swapper } from '../../../types/swapper.ts'
import { readAtomicStatus } from '../calls/batches.ts'
import { sendBatch } from '../calls/sendBatch.ts'
import { estimateFee } from '../send/estimateFee.ts'
import { sendCall } from '../send/sendCall.ts'
import { toStoredCall } from '../send/storedCall.ts'
import { readArrived } from './readArrived.ts'
import { readByWallet } from './readByWallet.ts'
import { nativeAddress, readMarket } from './readMarket.ts'
import { rehearse } from './rehearse.ts'
import { readAllowance, toApprovals } from './toApprovals.ts'
import { refuse, toCall } from './toCall.ts'
import { dollarsOn, readWellKnown } from './wellKnownTokens.ts'

/** Gas of a typical swap. The value is used until the service has built the transaction. */
const usualGas = 150_000n

export const eip155Swapper: Swapper = {
  nativeAddress,
  readWellKnown,
  dollarsOn: (chainId) => dollarsOn(chainId).map((address) => `${chainId}:${address}`),
  readMarket,
  readByWallet,
  toCall,
  readAllowance,
  toApprovals,
  rehearse,

  async estimate(calls, gas, rpc) {
    const call = calls.at(-1) ?? { from: '', to: '', value: '0x0', data: '0x' }
    const { maxWei } = await estimateFee(call, rpc, gas ?? usualGas)
    return { feeBaseUnits: maxWei }
  },

  readArrived,

  // A swap must not upgrade the account, so that a wallet that would first do so (`ready`) counts as one without batches.
  takesBatches: async (provider, account, caipNetworkId) =>
    (await readAtomicStatus(provider, account, caipNetworkId)) === 'supported',

  async send(provider, calls, context) {
    const [call, ...others] = calls
    if (!call) throw refuse('There is no call to send.')
    if (others.length > 0) return sendBatch(provider, calls, { ...context, account: call.from })
    const hash = await sendCall(provider, call, context)
    return { hash, call: toStoredCall(call) }
  },
}
