import { base64 } from '@scure/base'
import type { Transaction } from 'bitcoinjs-lib'
import { isChainError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { SendContext, SentTransfer } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { toWalletError } from '../../walletError.ts'
import { broadcast, readTransaction } from '../esplora.ts'
import type { BitcoinProvider } from '../provider.ts'
import { type Payment, toPsbt, toSignInputs } from '../transfer/buildTransfer.ts'
import type { Selection } from '../transfer/selectCoins.ts'
import { readSigned } from './readSigned.ts'

/** Reads the public key of an address in hexadecimal; undefined if the wallet does not report it without a prompt. */
export async function keyOf(
  provider: BitcoinProvider,
  address: string,
): Promise<string | undefined> {
  const accounts = await provider.connect({ silent: true }).catch(() => [])
  return accounts.find((one) => one.address === address)?.publicKey
}

/**
 * True if a node refused the transaction and does not have it. A node also refuses a transaction that it already has,
 * which happens if the response to an earlier broadcast was lost.
 */
async function isRefused(thrown: unknown, txid: string, rpc: RpcRequest): Promise<boolean> {
  if (!isChainError(thrown)) return false
  return (await readTransaction(rpc, txid).catch(() => null)) === null
}

/**
 * Broadcasts through the network's nodes. Also resolves if no node sends a valid response, because a node may still
 * have received the transaction; later attempts broadcast it again. Rejects with RPC_ERROR if a node refuses the
 * transaction.
 */
async function broadcastSigned(signed: Transaction, rpc: RpcRequest): Promise<void> {
  try {
    await broadcast(rpc, signed.toHex())
  } catch (thrown) {
    if (await isRefused(thrown, signed.getId(), rpc)) throw thrown
    log('info', 'a broadcast got no response', thrown)
  }
}

interface FundedPayment {
  selected: Selection
  payment: Payment
}

/**
 * Lets the wallet sign the payment, and broadcasts it. Rejects with errors of `rpc` and of the wallet, with
 * WALLET_INVALID_RESPONSE if the wallet signs another transaction, and with RPC_ERROR if a node refuses it.
 */
export async function signAndBroadcast(
  provider: BitcoinProvider,
  { selected, payment }: FundedPayment,
  { rpc, beforeRequest }: SendContext & { beforeRequest: () => void },
): Promise<SentTransfer> {
  const built = await toPsbt(selected, payment, rpc)
  const signInputs = toSignInputs(selected)
  beforeRequest()
  const response = await provider
    .signPsbt({ psbt: built.toBase64(), signInputs, broadcast: false })
    .catch((thrown: unknown) => {
      throw toWalletError(thrown)
    })
  const signed = readSigned(response.psbt, built, selected.coins)
  const [first] = selected.coins
  // A wallet that returns a txid has broadcast the transaction itself.
  if (!response.txid) await broadcastSigned(signed, rpc)
  return {
    hash: signed.getId(),
    call: null,
    ...(first && { input: `${first.txid}:${first.vout}` }),
    signed: {
      transaction: base64.encode(signed.toBuffer()),
      lastValidBlockHeight: Number.MAX_SAFE_INTEGER,
    },
  }
}
