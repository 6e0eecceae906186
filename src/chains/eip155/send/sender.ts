import { isCode } from '../../../errors/WalletModalError.ts'
import type { Sender } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { readContractUnit } from '../tokenBalance.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { estimateFee } from './estimateFee.ts'
import { explainRevert } from './explainRevert.ts'
import { inspectReceiver } from './inspectReceiver.ts'
import { readAddress } from './readAddress.ts'
import { readReceivers } from './readReceivers.ts'
import { sendCall } from './sendCall.ts'
import { simulateTransfer } from './simulateTransfer.ts'

/** Sends the native token and ERC-20 tokens on EVM networks. */
export const eip155Sender: Sender = {
  readAddress,

  async estimate(transfer, { rpc }) {
    const { maxWei, gasLimit } = await estimateFee(encodeTransfer(transfer), rpc)
    return { feeBaseUnits: maxWei, gasLimit, accountBaseUnits: 0n }
  },

  readUnit: readContractUnit,

  async simulate(transfer, { rpc }) {
    try {
      return await simulateTransfer(transfer, rpc)
    } catch (thrown) {
      if (isCode(thrown, 'TRANSFER_REFUSED')) throw thrown
      const error = explainRevert(thrown, transfer)
      if (error) throw error
      log('info', 'a transfer could not be tried', thrown)
      return transfer.token === null ? {} : { arrivesBaseUnits: null }
    }
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
