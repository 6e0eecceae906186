import { base58, base64 } from '@scure/base'
import { VersionedTransaction } from '@solana/web3.js'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { isChainError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { SendContext, SentTransfer } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { toWalletError } from '../../walletError.ts'
import type { SolanaProvider } from '../provider.ts'
import { sendRaw } from '../sendRaw.ts'
import { type BuiltTransfer, readLatestBlockhash } from './buildTransfer.ts'
import { readTransaction } from './readTransaction.ts'

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
      return { signed, hash: base58.encode(signature), blockhash: message.recentBlockhash }
  } catch {
    // The code below refuses malformed bytes in the same way as a missing signature.
  }
  throw invalidResponseTo('signTransaction', response)
}

/**
 * True if a node refused the transaction and does not know it. A node also refuses a transaction that is already
 * included, which happens if the response to an earlier broadcast was lost.
 */
async function isRefused(thrown: unknown, hash: string, rpc: SendContext['rpc']) {
  if (!isChainError(thrown)) return false
  const seen = await readTransaction({ hash }, rpc).catch(() => null)
  return seen === null || seen.state === 'unknown'
}

/**
 * Requests a signature, and broadcasts the transaction through the network's nodes. Also resolves if no node responds,
 * because a node may still have received the transaction; later attempts broadcast it again. Rejects with errors of the
 * wallet, with WALLET_INVALID_RESPONSE if the response is not signed by `from`, and with RPC_ERROR if a node refuses
 * the transaction.
 */
async function signAndBroadcast(
  provider: SolanaProvider,
  from: string,
  built: BuiltTransaction,
  { rpc, caipNetworkId }: SendContext,
): Promise<SentTransfer> {
  const response: unknown = await provider
    .signTransactions(from, [built.bytes], caipNetworkId)
    .catch((thrown: unknown) => {
      throw toWalletError(thrown)
    })
  const { signed, hash, blockhash } = readSigned(response, from)
  try {
    await sendRaw(rpc, signed, { preflightCommitment: 'confirmed', maxRetries: 0 })
  } catch (thrown) {
    if (await isRefused(thrown, hash, rpc)) throw thrown
    log('info', 'a broadcast got no response', thrown)
  }
  // A wallet may have replaced the blockhash by a newer one. The newer one expires no later than the latest blockhash.
  const { lastValidBlockHeight } =
    blockhash === built.blockhash ? built : await readLatestBlockhash(rpc).catch(() => built)
  return {
    hash,
    call: null,
    signed: { transaction: base64.encode(signed), lastValidBlockHeight },
  }
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
  if (provider.can?.('signTransactions') ?? true)
    return signAndBroadcast(provider, from, built, context)
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
    throw toWalletError(thrown)
  }
}
