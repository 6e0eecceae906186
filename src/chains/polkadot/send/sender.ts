import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { isChainError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { Sender } from '../../../types/sender.ts'
import { toDisplayText } from '../../../utils/displayText.ts'
import { log } from '../../../utils/log.ts'
import { toPolkadotError } from '../adapter.ts'
import { readAssetUnit } from '../assets.ts'
import { movableByClosing, readAccount, transferable } from '../balances.ts'
import { toPolkadotProvider } from '../provider.ts'
import { toSignature } from '../responses.ts'
import { decodeSs58, toFormOf } from '../ss58.ts'
import { isSignedBy } from '../verify/verifier.ts'
import { buildTransfer, existentialDeposit, signedBytes } from './buildTransfer.ts'
import { addSignature, readFee } from './readFee.ts'
import { hashOf } from './readTransaction.ts'
import { readRuntime } from './runtime.ts'
import { simulateTransfer } from './simulateTransfer.ts'

/** Maximum bytes of a payload that is signed unhashed. A longer payload is hashed first. */
const maxUnhashed = 256

/** Adds a tenth to the fee. The fee depends on the use of blocks, and may grow between the review and the block. */
const withMargin = (fee: bigint) => fee + fee / 10n

/** Error code of Substrate's nodes for a transaction that is already in their pool. */
const alreadyImported = 1013

/** @throws WalletModalError TRANSACTION_INVALID, with the node's reason, if a node refused the transaction */
function throwIfRefused(thrown: unknown): void {
  if (!isChainError(thrown) || !(thrown instanceof WalletModalError)) return
  const { code, message } = thrown.params
  if (code === alreadyImported) return
  const { data } = Object(thrown.cause) as { data?: unknown }
  const reason = toDisplayText(typeof data === 'string' ? data : String(message))
  const longMessage = thrown.longMessage
  throw new WalletModalError('TRANSACTION_INVALID', {
    params: { reason },
    longMessage,
    cause: thrown,
  })
}

export const polkadotSender: Sender = {
  readAddress(text, caipNetworkId) {
    const accountId = decodeSs58(text)?.accountId
    if (!accountId) return { problem: 'malformed' }
    if (accountId.every((byte) => byte === 0)) return { problem: 'zero' }
    const address = toFormOf(caipNetworkId, text)
    return address === null ? { problem: 'paymentNetwork' } : { address }
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

  readUnit: readAssetUnit,

  async estimate(transfer, { rpc, reviewedFee }) {
    const fee = await readFee(await buildTransfer(transfer, rpc), rpc)
    const isEnough = reviewedFee != null && reviewedFee >= fee
    return { feeBaseUnits: isEnough ? reviewedFee : withMargin(fee), accountBaseUnits: 0n }
  },

  simulate: simulateTransfer,

  inspect: async () => 'account',

  async send(value, transfer, { rpc, beforeRequest }) {
    const provider = toPolkadotProvider(value)
    const built = await buildTransfer(transfer, rpc, true)
    beforeRequest()
    let response: unknown
    try {
      response = await provider.signer.signPayload({ ...built.payload })
    } catch (thrown) {
      throw toPolkadotError(thrown)
    }
    const signature = toSignature(response)
    const bytes = signedBytes(built)
    const text = bytes.length > maxUnhashed ? blake2b(bytes, { dkLen: 32 }) : bytes
    if (!isSignedBy(transfer.from, signature, [text]))
      throw invalidResponseTo('signPayload', response)
    const extrinsic = addSignature(built, signature).toU8a()
    try {
      await rpc('author_submitExtrinsic', [`0x${bytesToHex(extrinsic)}`])
    } catch (thrown) {
      throwIfRefused(thrown)
      // A node may have received the transaction, so it counts as pending and is broadcast again.
      log('info', 'a broadcast got no response', thrown)
    }
    return {
      hash: hashOf(extrinsic),
      call: null,
      signed: { transaction: base64.encode(extrinsic), lastValidBlockHeight: built.lastBlock },
    }
  },
}
