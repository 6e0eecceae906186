import type { Swapper } from '../../../types/swapper.ts'
import { estimateFee } from '../send/estimateFee.ts'
import { sendCall } from '../send/sendCall.ts'
import { rehearse } from './rehearse.ts'
import { readAllowance, toApprovals } from './toApprovals.ts'
import { toCall } from './toCall.ts'

/** What a usual swap takes, before one is built. */
const usualGas = 150_000n

/** Swapping on EVM networks, by whatever contract the service trades with. */
export const eip155Swapper: Swapper = {
  nativeAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  toCall,
  readAllowance,
  toApprovals,
  rehearse,

  async estimate(calls, gas, rpc) {
    const call = calls.at(-1) ?? { from: '', to: '', value: '0x0', data: '0x' }
    // It may take more once it is there than when it was tried.
    const known = gas === null ? usualGas : (gas * 12n) / 10n
    const { maxWei } = await estimateFee(call, rpc, known)
    return { feeBaseUnits: maxWei }
  },

  send: sendCall,
}
