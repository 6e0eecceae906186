import type { Swapper } from '../../../types/swapper.ts'
import { estimateFee } from '../send/estimateFee.ts'
import { sendCall } from '../send/sendCall.ts'
import { toStoredCall } from '../send/storedCall.ts'
import { readArrived } from './readArrived.ts'
import { readByWallet } from './readByWallet.ts'
import { nativeAddress, readMarket } from './readMarket.ts'
import { rehearse } from './rehearse.ts'
import { readAllowance, toApprovals } from './toApprovals.ts'
import { toCall } from './toCall.ts'
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

  async send(provider, call, context) {
    const hash = await sendCall(provider, call, context)
    return { hash, call: toStoredCall(call) }
  },
}
