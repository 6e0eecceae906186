import { base64 } from '@scure/base'
import type { Transaction } from 'bitcoinjs-lib'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { isChainError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { SendContext, SentTransfer } from '../../../types/sender.ts'
import { toDisplayLine } from '../../../utils/displayText.ts'
import { log } from '../../../utils/log.ts'
import { toWalletError } from '../../walletError.ts'
import { broadcast, readTransaction } from '../esplora.ts'
import type { BitcoinProvider } from '../provider.ts'
import { type Payment, toPsbt, toSignInputs } from '../transfer/buildTransfer.ts'
import { outpointOf, readOwnCoins } from '../transfer/ownTransactions.ts'
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

/** Maximum number of characters of a node's reason that are shown. */
const maxReason = 160

/** Quotes why a node has refused a transaction, such as "mempool min fee not met". Its text is untrusted. */
function toRefusal(thrown: unknown): unknown {
  if (!(thrown instanceof WalletModalError)) return thrown
  const reason = toDisplayLine(String(thrown.params.message ?? ''), maxReason)
  if (!reason) return thrown
  const longMessage = `The node refused the transaction: ${reason}`
  return new WalletModalError('TRANSACTION_INVALID', {
    longMessage,
    params: { reason },
    cause: thrown,
  })
}

/**
 * Broadcasts through the network's nodes. Also resolves if no node sends a valid response, because a node may still
 * have received the transaction; later attempts broadcast it again. Rejects with TRANSACTION_INVALID if a node refuses
 * the transaction.
 */
async function broadcastSigned(signed: Transaction, rpc: RpcRequest): Promise<void> {
  try {
    await broadcast(rpc, signed.toHex())
  } catch (thrown) {
    if (await isRefused(thrown, signed.getId(), rpc)) throw toRefusal(thrown)
    log('info', 'a broadcast got no response', thrown)
  }
}

const toTxid = (text = '') => (/^[\da-f]{64}$/i.test(text) ? text.toLowerCase() : null)

interface FundedPayment {
  selected: Selection
  payment: Payment
  /** True if the payment spends the coins of a pending transaction in order to replace it. */
  isReplacement?: boolean
}

/** The reason of Bitcoin Core for a transaction that spends the coins of another one in the mempool. */
const conflict = 'txn-mempool-conflict'

/**
 * A prompt of the wallet may be open for minutes. Another payment, in this tab or another, may have spent a coin by then,
 * and its receiver would get nothing if nodes replaced it by this payment.
 * @throws WalletModalError TRANSACTION_INVALID if a coin is spent
 */
async function checkUnspent({ coins }: Selection, context: SendContext): Promise<void> {
  const { spent } = await readOwnCoins(context, '', [])
  if (coins.some((coin) => spent.has(outpointOf(coin))))
    throw new WalletModalError('TRANSACTION_INVALID', { params: { reason: conflict } })
}

/**
 * Lets the wallet sign the payment, and broadcasts it. Rejects with errors of `rpc` and of the wallet, with
 * WALLET_INVALID_RESPONSE if the wallet signs another transaction, and with TRANSACTION_INVALID if a node refuses it, or if
 * another payment has spent one of its coins meanwhile.
 */
export async function signAndBroadcast(
  provider: BitcoinProvider,
  { selected, payment, isReplacement = false }: FundedPayment,
  context: SendContext & { beforeRequest: () => void },
): Promise<SentTransfer> {
  const { rpc, beforeRequest } = context
  const built = await toPsbt(selected, payment, rpc)
  const signInputs = toSignInputs(selected)
  beforeRequest()
  const response = await provider
    .signPsbt({ psbt: built.toBase64(), signInputs, broadcast: false })
    .catch((thrown: unknown) => {
      throw toWalletError(thrown)
    })
  const signed = readSigned(response.psbt, built, selected.coins)
  const inputs = selected.coins.map(outpointOf)
  // A wallet that returns a txid has broadcast the transaction itself. If it is another one, the signed one is not
  // broadcast, since both might be mined; what the other one pays is read and told once a node knows it.
  const hash = toTxid(response.txid)
  if (hash !== null && hash !== signed.getId()) return { hash, call: null }
  if (hash === null) {
    if (!isReplacement) await checkUnspent(selected, context)
    await broadcastSigned(signed, rpc)
  }
  return {
    hash: signed.getId(),
    call: null,
    ...(inputs[0] !== undefined && { input: inputs[0], inputs }),
    signed: {
      transaction: base64.encode(signed.toBuffer()),
      lastValidBlockHeight: Number.MAX_SAFE_INTEGER,
    },
  }
}
