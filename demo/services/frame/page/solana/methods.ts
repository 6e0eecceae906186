import { base58, base64 } from '@scure/base'
import { callRpc } from '../../../../wallets/evm/jsonRpc.ts'
import type { RequestDescription } from '../../../../wallets/shared/RequestDescription.ts'
import { describeMessage, describeTransaction } from '../../../../wallets/solana/describeRequest.ts'
import { readTransaction } from '../../../../wallets/solana/wire.ts'
import { approve } from '../approve.ts'
import type { FrameWallet } from '../FrameWallet.ts'
import { memberOf, textIn } from '../payload.ts'

const SIGNATURE_LENGTH = 64

/** `{ message, pubkey }`, both base58. */
export async function signMessage(wallet: FrameWallet, params: unknown) {
  const { solana } = await wallet.keys()
  const message = decode(textIn(params, 'message'))
  if (textIn(params, 'pubkey') !== solana.address) throw notMine()
  // Bytes that can be parsed as a transaction are refused. If they were signed as a message, they could be broadcast as
  // a payment.
  if (isTransactionMessage(message)) throw new Error('This message is a transaction.')
  await approve(wallet, 'solana_signMessage', describeMessage(message))
  return { signature: base58.encode(await solana.signMessage(message)) }
}

/** `{ transaction }`, base58. */
export async function signTransaction(wallet: FrameWallet, params: unknown) {
  const transaction = decode(textIn(params, 'transaction'))
  const [signed] = await sign(wallet, 'solana_signTransaction', [transaction])
  return { transaction: base58.encode(signed ?? transaction) }
}

/** `{ transactions }`, base58 each. */
export async function signAllTransactions(wallet: FrameWallet, params: unknown) {
  const list = memberOf(params, 'transactions')
  if (!Array.isArray(list) || list.length === 0) throw new Error('Expected transactions.')
  const transactions = list.map((text: unknown) => decode(String(text)))
  const signed = await sign(wallet, 'solana_signAllTransactions', transactions)
  return { transactions: signed.map((bytes) => base58.encode(bytes)) }
}

/** `{ transaction, options? }` */
export async function signAndSendTransaction(wallet: FrameWallet, params: unknown) {
  const rpcUrl = wallet.config.chains[wallet.chain]
  if (rpcUrl === undefined) throw new Error(`The demo wallet cannot reach ${wallet.chain}.`)
  const transaction = decode(textIn(params, 'transaction'))
  const [signed] = await sign(wallet, 'solana_signAndSendTransaction', [transaction])
  const options = memberOf(params, 'options')
  const sent = await callRpc(rpcUrl, 'sendTransaction', [
    base64.encode(signed ?? transaction),
    { ...(typeof options === 'object' && options), encoding: 'base64' },
  ])
  return { signature: String(sent) }
}

/** Requests one approval for all transactions. @throws for a transaction that this key does not sign. */
async function sign(
  wallet: FrameWallet,
  method: string,
  transactions: readonly Uint8Array[],
): Promise<Uint8Array[]> {
  const { solana } = await wallet.keys()
  for (const bytes of transactions) {
    const { accounts, signatures } = read(bytes)
    if (!accounts.slice(0, signatures.length).includes(solana.address)) throw notMine()
  }
  const sends = method === 'solana_signAndSendTransaction'
  const descriptions = transactions.map((bytes) =>
    describeTransaction(bytes, { chain: wallet.chain, sends }),
  )
  await approve(wallet, method, together(descriptions))
  return await Promise.all(
    transactions.map(async (bytes) => (await solana.signTransaction(bytes)).signed),
  )
}

function together(descriptions: readonly RequestDescription[]): RequestDescription {
  const [first] = descriptions
  if (first && descriptions.length === 1) return first
  return {
    heading: `Sign these ${descriptions.length} transactions`,
    rows: descriptions.flatMap(({ rows }) => rows),
  }
}

function read(bytes: Uint8Array) {
  try {
    return readTransaction(bytes)
  } catch {
    throw new Error('This is not a Solana transaction.')
  }
}

function decode(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw new Error('This is not base58.')
  }
}

function isTransactionMessage(message: Uint8Array): boolean {
  try {
    // The message is wrapped as an unsigned transaction, because the library only parses whole transactions.
    const unsigned = new Uint8Array([1, ...new Uint8Array(SIGNATURE_LENGTH), ...message])
    const { instructions } = readTransaction(unsigned)
    return instructions.length > 0 && instructions.every(({ program }) => program !== '')
  } catch {
    return false
  }
}

const notMine = () => new Error('The demo wallet does not hold this address.')
