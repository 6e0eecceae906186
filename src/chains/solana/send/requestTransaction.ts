import { base58, base64 } from '@scure/base'
import { VersionedMessage, VersionedTransaction } from '@solana/web3.js'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { isChainError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import type { SendContext, SentTransfer } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { messageOf, toWalletError } from '../../walletError.ts'
import type { SolanaProvider } from '../provider.ts'
import { sendRaw } from '../sendRaw.ts'
import { checkVersions } from '../transactionVersion.ts'
import { type BuiltTransfer, readLatestBlockhash } from './buildTransfer.ts'
import { checkSigned } from './compareSigned.ts'
import { maxPriorityLamports, signatureLamports } from './priorityFee.ts'
import { readBlockHeight, readTransaction } from './readTransaction.ts'

/** A transaction without signatures. */
export type BuiltTransaction = Pick<
  BuiltTransfer,
  'bytes' | 'message' | 'blockhash' | 'lastValidBlockHeight'
>

/** @throws WalletModalError WALLET_INVALID_RESPONSE if `from` has not signed, or does not pay the fee */
function readSigned(response: unknown, from: string) {
  try {
    const [signed] = response as [Uint8Array]
    const { message, signatures } = VersionedTransaction.deserialize(signed)
    const [signature] = signatures
    const isSigned = signature?.some((byte) => byte !== 0)
    if (signature && isSigned && message.staticAccountKeys[0]?.toBase58() === from)
      return { signed, message, hash: base58.encode(signature) }
  } catch {
    // The code below refuses malformed bytes in the same way as a missing signature.
  }
  throw invalidResponseTo('signTransaction', response)
}

/** Used for a blockhash whose end is unknown, because a transaction that counts as expired may be paid again. */
const neverExpiring = { lastValidBlockHeight: Number.MAX_SAFE_INTEGER }

/**
 * Explains why a node refused a transaction. Null if the transaction is included all the same, which happens if the
 * response to an earlier broadcast was lost. APPROVAL_EXPIRED if its blockhash has expired and no node knows it, so that
 * it can never be included.
 */
async function toRefusal(
  thrown: unknown,
  sent: Pick<PendingTransaction, 'hash' | 'signed'>,
  rpc: SendContext['rpc'],
): Promise<unknown> {
  const seen = await readTransaction(sent, rpc).catch(() => null)
  if (seen?.state === 'expired') return new WalletModalError('APPROVAL_EXPIRED', { cause: thrown })
  return seen === null || seen.state === 'unknown' ? thrown : null
}

/**
 * Requests a signature, and broadcasts the transaction through the network's nodes. Also resolves if no node responds,
 * because a node may still have received the transaction; later attempts broadcast it again. Rejects with errors of the
 * wallet, with WALLET_INVALID_RESPONSE if the response is not signed by `from`, with SIGNED_DIFFERENTLY, without a
 * broadcast, if the wallet has signed something else, with APPROVAL_EXPIRED if the transaction has expired meanwhile, and
 * with RPC_ERROR if a node refuses the transaction.
 */
async function signAndBroadcast(
  provider: SolanaProvider,
  from: string,
  built: BuiltTransaction,
  { rpc, caipNetworkId, reviewedFee }: SendContext,
): Promise<SentTransfer> {
  const response: unknown = await provider
    .signTransactions(from, [built.bytes], caipNetworkId)
    .catch((thrown: unknown) => {
      throw toWalletError(thrown)
    })
  const { signed, message, hash } = readSigned(response, from)
  const maxFee = reviewedFee ?? signatureLamports + maxPriorityLamports
  checkSigned(
    () => VersionedMessage.deserialize(built.message),
    () => message,
    () => maxFee,
  )
  // A wallet may have replaced the blockhash by a newer one. The newer one expires no later than the latest blockhash.
  const { lastValidBlockHeight } =
    message.recentBlockhash === built.blockhash
      ? built
      : await readLatestBlockhash(rpc).catch(() => neverExpiring)
  const sent = {
    hash,
    call: null,
    signed: { transaction: base64.encode(signed), lastValidBlockHeight },
  }
  try {
    await sendRaw(rpc, signed, { preflightCommitment: 'confirmed', maxRetries: 0 })
  } catch (thrown) {
    const refusal = isChainError(thrown) ? await toRefusal(thrown, sent, rpc) : null
    if (refusal !== null) throw refusal
    log('info', 'a broadcast got no response', thrown)
  }
  return sent
}

const signatureLength = 64

function toSignature(response: unknown): string {
  try {
    if (typeof response === 'string' && base58.decode(response).length === signatureLength)
      return response
  } catch {
    // The code below refuses text that is not base58 in the same way as a wrong length.
  }
  throw invalidResponseTo('signAndSendTransaction', response)
}

/** The reason with which nodes refuse to broadcast a transaction whose blockhash has expired. */
const expiredBlockhash = /blockhash not found/i

/**
 * Returns APPROVAL_EXPIRED if a wallet that broadcasts itself was refused by its node because the blockhash has expired.
 * Null for any other error.
 */
async function readExpiry(
  thrown: unknown,
  { lastValidBlockHeight }: BuiltTransaction,
  rpc: SendContext['rpc'],
): Promise<WalletModalError | null> {
  if (!expiredBlockhash.test(messageOf(thrown))) return null
  const height = await readBlockHeight(rpc).catch(() => 0)
  if (height <= lastValidBlockHeight) return null
  return new WalletModalError('APPROVAL_EXPIRED', { cause: thrown })
}

/**
 * Requests a signature and broadcasts the transaction, or has the wallet broadcast it if the wallet does not only sign.
 * Rejects with the errors of `Sender.send`.
 */
export async function requestTransaction(
  provider: SolanaProvider,
  from: string,
  built: BuiltTransaction,
  context: SendContext,
): Promise<SentTransfer> {
  const signsAlone = provider.can?.('signTransactions') ?? true
  const method = signsAlone ? 'signTransactions' : 'signAndSendTransaction'
  checkVersions(provider, method, [built.bytes])
  if (signsAlone) return signAndBroadcast(provider, from, built, context)
  const options = { preflightCommitment: 'confirmed' } as const
  try {
    const response: unknown = await provider.signAndSendTransaction(
      from,
      built.bytes,
      context.caipNetworkId,
      options,
    )
    return { hash: toSignature(response), call: null }
  } catch (thrown) {
    throw (await readExpiry(thrown, built, context.rpc)) ?? toWalletError(thrown)
  }
}
