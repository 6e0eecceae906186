import { base58, base64 } from '@scure/base'
import { callRpc } from '../../../../wallets/evm/jsonRpc.ts'
import { approve } from '../approve.ts'
import type { FrameWallet } from '../FrameWallet.ts'
import { memberOf, textIn } from '../payload.ts'
import { parseSolanaTransaction } from './transaction.ts'

/** `{ message, pubkey }`, both base58. */
export async function signMessage(wallet: FrameWallet, params: unknown) {
  const { solana } = await wallet.keys()
  const message = base58.decode(textIn(params, 'message'))
  if (textIn(params, 'pubkey') !== solana.address) throw notMine()
  // Bytes that are a transaction would be one, signed under a harmless heading.
  if (isTransactionMessage(message)) throw new Error('This message is a transaction.')
  await approve(wallet, 'solana_signMessage', {
    heading: 'Sign this message',
    rows: [],
    message: new TextDecoder().decode(message),
  })
  return { signature: base58.encode(await solana.sign(message)) }
}

/** `{ transaction }`, base58. */
export async function signTransaction(wallet: FrameWallet, params: unknown) {
  const transaction = base58.decode(textIn(params, 'transaction'))
  const [signed] = await sign(wallet, 'solana_signTransaction', [transaction])
  return { transaction: base58.encode(signed?.bytes ?? transaction) }
}

/** `{ transactions }`, base58 each. */
export async function signAllTransactions(wallet: FrameWallet, params: unknown) {
  const list = memberOf(params, 'transactions')
  if (!Array.isArray(list) || list.length === 0) throw new Error('Expected transactions.')
  const transactions = list.map((text: unknown) => base58.decode(String(text)))
  const signed = await sign(wallet, 'solana_signAllTransactions', transactions)
  return { transactions: signed.map(({ bytes }) => base58.encode(bytes)) }
}

/** `{ transaction, options? }` */
export async function signAndSendTransaction(wallet: FrameWallet, params: unknown) {
  const rpcUrl = wallet.config.chains[wallet.chain]
  if (rpcUrl === undefined) throw new Error(`The demo wallet cannot reach ${wallet.chain}.`)
  const transaction = base58.decode(textIn(params, 'transaction'))
  const [signed] = await sign(wallet, 'solana_signAndSendTransaction', [transaction])
  const options = memberOf(params, 'options')
  const sent = await callRpc(rpcUrl, 'sendTransaction', [
    base64.encode(signed?.bytes ?? transaction),
    { ...(typeof options === 'object' && options), encoding: 'base64' },
  ])
  return { signature: String(sent) }
}

/** Asks once for all of them. @throws for a transaction that this key has no part in. */
async function sign(wallet: FrameWallet, method: string, transactions: Uint8Array[]) {
  const { solana } = await wallet.keys()
  const parsed = transactions.map((bytes) => parseSolanaTransaction(bytes))
  const places = parsed.map(({ signers }) => signers.indexOf(solana.address))
  if (places.includes(-1)) throw notMine()
  const count = parsed.length
  const isSent = method === 'solana_signAndSendTransaction'
  await approve(wallet, method, {
    heading:
      count > 1
        ? `Sign ${count} transactions`
        : isSent
          ? 'Send this transaction'
          : 'Sign this transaction',
    rows: [
      { label: 'Network', value: 'Solana' },
      { label: 'Signers', value: String(Math.max(...parsed.map(({ signers }) => signers.length))) },
      {
        label: 'Size',
        value: `${transactions.reduce((sum, { length }) => sum + length, 0)} bytes`,
      },
    ],
  })
  return await Promise.all(
    parsed.map(async ({ message, withSignature }, index) => ({
      bytes: withSignature(places[index] ?? 0, await solana.sign(message)),
    })),
  )
}

function isTransactionMessage(message: Uint8Array): boolean {
  try {
    // Only whole transactions are parsed: as one that nobody has signed yet.
    const header = ((message[0] ?? 0) & 0x80) === 0 ? 0 : 1
    const signers = message[header] ?? 0
    const transaction = new Uint8Array([signers, ...new Uint8Array(signers * 64), ...message])
    return signers > 0 && signers < 20 && parseSolanaTransaction(transaction).signers.length > 0
  } catch {
    return false
  }
}

const notMine = () => new Error('The demo wallet does not hold this address.')
