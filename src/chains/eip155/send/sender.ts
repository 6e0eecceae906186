import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Sender } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { estimateFee } from './estimateFee.ts'
import { explainRevert } from './explainRevert.ts'
import { inspectReceiver, readCode } from './inspectReceiver.ts'
import { isTransferAccepted } from './isTransferAccepted.ts'
import { readAddress } from './readAddress.ts'
import { readReceivers } from './readReceivers.ts'
import { sendCall } from './sendCall.ts'

/** Sending on EVM networks: the native token, and tokens by ERC-20. */
export const eip155Sender: Sender = {
  readAddress,

  async estimate(transfer, { rpc }) {
    const { maxWei } = await estimateFee(encodeTransfer(transfer), rpc)
    return { feeBaseUnits: maxWei, accountBaseUnits: 0n }
  },

  async simulate(transfer, { rpc }) {
    const { token, symbol } = transfer
    const call = encodeTransfer(transfer)
    let answer: unknown
    let code: string
    try {
      const reading = token === null ? '0x' : readCode(token, rpc)
      ;[answer, code] = await Promise.all([rpc('eth_call', [call, 'latest']), reading])
    } catch (thrown) {
      const error = explainRevert(thrown, transfer)
      if (error) throw error
      log('info', 'a transfer could not be tried', thrown)
      return
    }
    if (token === null || isTransferAccepted(answer, code !== '0x')) return
    const longMessage = `transfer of ${token} returned ${String(answer).slice(0, 80)}`
    throw new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, longMessage })
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
