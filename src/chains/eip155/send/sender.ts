import { invalidAnswer } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Sender } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { toWalletError } from '../../walletError.ts'
import { request, toProvider } from '../provider.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { estimateFee, toFeeFields } from './estimateFee.ts'
import { explainRevert } from './explainRevert.ts'
import { inspectReceiver, readCode } from './inspectReceiver.ts'
import { isTransferAccepted } from './isTransferAccepted.ts'
import { readAddress } from './readAddress.ts'
import { readReceivers } from './readReceivers.ts'

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

  async send(value, transfer, { rpc, feeLimit, beforeAsk }) {
    const provider = toProvider(value)
    const call = encodeTransfer(transfer)
    // Wallets know best what to pay, unless what they reserve would be more than there is.
    const fee = feeLimit === null ? {} : toFeeFields(await estimateFee(call, rpc), feeLimit)
    if (!fee)
      throw new WalletModalError('INSUFFICIENT_GAS', { params: { symbol: transfer.nativeSymbol } })
    beforeAsk()
    try {
      const answer = await request(provider, 'eth_sendTransaction', [{ ...call, ...fee }])
      if (typeof answer !== 'string' || !/^0x[\da-f]{64}$/i.test(answer))
        throw invalidAnswer('eth_sendTransaction', answer)
      const { from: _, ...rest } = call
      return { hash: answer, call: rest }
    } catch (thrown) {
      throw toWalletError(thrown)
    }
  },
}
