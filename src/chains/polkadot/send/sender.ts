import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { invalidAnswer } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { isChainError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { Sender, Transfer } from '../../../types/sender.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { log } from '../../../utils/log.ts'
import { toPolkadotError } from '../adapter.ts'
import { toSignature } from '../answers.ts'
import { movableByClosing, readAccount, transferable } from '../balances.ts'
import { toPolkadotProvider } from '../provider.ts'
import { accountKey, decodeSs58 } from '../ss58.ts'
import { isSignedBy } from '../verify/verifier.ts'
import {
  addSignature,
  buildTransfer,
  existentialDeposit,
  readFee,
  signedBytes,
} from './buildTransfer.ts'
import { hashOf } from './readTransaction.ts'
import { readRuntime } from './runtime.ts'

/** Longer payloads are hashed before they are signed. */
const maxUnhashed = 256

/** The fee follows the use of blocks, so it may grow by a tenth between the review and the block. */
const withMargin = (fee: bigint) => fee + fee / 10n

function failure(
  code: 'TRANSFER_TOO_SMALL' | 'TRANSFER_LEAVES_TOO_LITTLE',
  { decimals, nativeSymbol }: Transfer,
  deposit: bigint,
) {
  const amount = `${formatUnits(deposit, decimals)} ${nativeSymbol}`
  return new WalletModalError(code, { params: { amount } })
}

export const polkadotSender: Sender = {
  readAddress(text) {
    const accountId = decodeSs58(text)?.accountId
    if (!accountId) return { problem: 'malformed' }
    return accountId.some((byte) => byte !== 0) ? { address: text } : { problem: 'zero' }
  },

  async readSpendable(address, rpc) {
    const [runtime, account] = await Promise.all([readRuntime(rpc), readAccount(address, rpc)])
    const deposit = existentialDeposit(runtime)
    if (!account) return { keeping: 0n, closing: 0n }
    return {
      keeping: transferable(account, deposit),
      closing: movableByClosing(account, deposit),
    }
  },

  async estimate(transfer, { rpc, reviewedFee }) {
    const feeBaseUnits =
      reviewedFee ?? withMargin(await readFee(await buildTransfer(transfer, rpc), rpc))
    return { feeBaseUnits, accountBaseUnits: 0n }
  },

  async simulate(transfer, { rpc, reviewedFee }) {
    const { from, to, amountBaseUnits, closesAccount, nativeSymbol: symbol } = transfer
    const built = await buildTransfer(transfer, rpc)
    const deposit = existentialDeposit(built.runtime)
    const [fee, sender, receiver] = await Promise.all([
      readFee(built, rpc),
      readAccount(from, rpc),
      readAccount(to, rpc),
    ])
    const limit = reviewedFee && reviewedFee > fee ? reviewedFee : fee
    const free = sender?.free ?? 0n
    const spendable = sender ? transferable(sender, deposit) : 0n
    const spent = amountBaseUnits + limit
    const lacks = (code: 'INSUFFICIENT_FUNDS' | 'INSUFFICIENT_GAS') =>
      new WalletModalError(code, { params: { symbol } })
    if (spent > free)
      throw lacks(amountBaseUnits > spendable ? 'INSUFFICIENT_FUNDS' : 'INSUFFICIENT_GAS')
    // The fee is taken first, and has to leave the deposit.
    if (limit > spendable) throw lacks('INSUFFICIENT_GAS')
    // The transfer to oneself keeps the amount, so it closes nothing.
    const isOwn = accountKey(from) === accountKey(to)
    const closing = sender && !isOwn ? movableByClosing(sender, deposit) : spendable
    if (spent > spendable && (spent > closing || !closesAccount))
      throw failure('TRANSFER_LEAVES_TOO_LITTLE', transfer, deposit)
    if ((receiver?.free ?? 0n) + amountBaseUnits < deposit)
      throw failure('TRANSFER_TOO_SMALL', transfer, deposit)
    if (spent <= spendable) return {}
    const lostBaseUnits = free - amountBaseUnits - fee
    return { closing: { lostBaseUnits, depositBaseUnits: deposit } }
  },

  inspect: async () => 'account',

  async send(value, transfer, { rpc, beforeAsk }) {
    const provider = toPolkadotProvider(value)
    const built = await buildTransfer(transfer, rpc, true)
    beforeAsk()
    let answer: unknown
    try {
      answer = await provider.signer.signPayload({ ...built.payload })
    } catch (thrown) {
      throw toPolkadotError(thrown)
    }
    const signature = toSignature(answer)
    const bytes = signedBytes(built)
    const text = bytes.length > maxUnhashed ? blake2b(bytes, { dkLen: 32 }) : bytes
    if (!isSignedBy(transfer.from, signature, [text])) throw invalidAnswer('signPayload', answer)
    const extrinsic = addSignature(built, signature).toU8a()
    try {
      await rpc('author_submitExtrinsic', [`0x${bytesToHex(extrinsic)}`])
    } catch (thrown) {
      if (isChainError(thrown)) throw thrown
      // The transaction may have arrived: it is followed, and broadcast again.
      log('info', 'a broadcast got no response', thrown)
    }
    return {
      hash: hashOf(extrinsic),
      call: null,
      signed: { transaction: base64.encode(extrinsic), lastValidBlockHeight: built.lastBlock },
    }
  },
}
