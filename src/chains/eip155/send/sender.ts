import type { Sender } from '../../../types/sender.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { readContractUnit } from '../tokenBalance.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { estimateFee } from './estimateFee.ts'
import { inspectReceiver } from './inspectReceiver.ts'
import { readAddress } from './readAddress.ts'
import { readReceivers } from './readReceivers.ts'
import { sendCall } from './sendCall.ts'

export const eip155Sender: Sender = {
  readAddress,

  async estimate(transfer, { rpc }) {
    const { maxWei, gasLimit } = await estimateFee(encodeTransfer(transfer), rpc)
    return { feeBaseUnits: maxWei, gasLimit, accountBaseUnits: 0n }
  },

  readUnit: readContractUnit,

  async simulate(transfer, context) {
    const { simulateTransfer } = await loadPart(import('./simulateTransfer.ts'))
    return simulateTransfer(transfer, context)
  },

  inspect: inspectReceiver,

  readReceivers,

  async send(value, transfer, context) {
    const call = encodeTransfer(transfer)
    const { nativeSymbol } = transfer
    const hash = await sendCall(value, call, { ...context, nativeSymbol })
    const { from: _, ...rest } = call
    return { hash, call: rest }
  },
}
