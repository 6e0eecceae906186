import { ed25519 } from '@noble/curves/ed25519'
import {
  type Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import {
  createFakeSolanaWallet,
  type FakeSolanaWallet,
} from '../../../src/chains/solana/testing/fakeWallet.ts'
import type { CaipNetworkId } from '../../../src/types/caip.ts'
import type { Clock } from '../world/Clock.ts'
import type { Liar } from '../world/Liar.ts'

/** The state of a wallet, which outlives the page. */
export interface SolanaKeys {
  /** The accounts; the page gets the selected one. */
  keypairs: readonly Keypair[]
  selected: number
  networkId: CaipNetworkId
  /** Texts that the page has asked to sign. */
  messages: string[]
}
interface WalletOptions {
  keys: SolanaKeys
  stranger: PublicKey
  liar: Liar
  clock: Clock
}
const approvalMs = 1_500
const method = 'signTransactions'
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
/** Lies change text, so bytes are hexadecimal while they are lied about; a lie that is none is passed on as it is. */
const bytesOf = (told: unknown) =>
  (typeof told === 'string' ? Uint8Array.from(Buffer.from(told, 'hex')) : told) as Uint8Array

export const selectedOf = ({ keypairs, selected }: SolanaKeys): string =>
  keypairs[selected]?.publicKey.toBase58() ?? ''

/** A Solana wallet that signs with keys. Where the liar says so, it signs a payment of its own instead. */
export function createSolanaWallet(options: WalletOptions): FakeSolanaWallet {
  const { keys, liar, clock } = options

  function keyOf(address: string): Keypair {
    const own = keys.keypairs.find(({ publicKey }) => publicKey.toBase58() === address)
    if (own) return own
    throw Object.assign(new Error('The account has not been authorized'), { code: 4100 })
  }

  function sign(bytes: Uint8Array): Uint8Array {
    const transaction = VersionedTransaction.deserialize(bytes)
    const owner = keyOf(transaction.message.staticAccountKeys[0]?.toBase58() ?? '')
    const asked = { to: 'the order’s receiver', value: '1000' }
    const told = liar.signed(method, asked)
    if (told.to === asked.to && told.value === asked.value) {
      transaction.sign([owner])
      return transaction.serialize()
    }
    const other = new Transaction({
      feePayer: owner.publicKey,
      blockhash: transaction.message.recentBlockhash,
      lastValidBlockHeight: 1_000_000,
    })
    const lamports = Math.max(1, Number(told.value) || 1) * 1_000
    const toPubkey = options.stranger
    other.add(SystemProgram.transfer({ fromPubkey: owner.publicKey, toPubkey, lamports }))
    other.sign(owner)
    return Uint8Array.from(other.serialize())
  }

  return createFakeSolanaWallet({
    connect: async () => liar.answer('connect', [selectedOf(keys)]) as string[],
    getNetwork: () => liar.answer('getNetwork', keys.networkId) as CaipNetworkId,
    async setNetwork(networkId) {
      keys.networkId = networkId
    },
    async signMessage(address, message) {
      clock.activity += 1
      keys.messages.push(new TextDecoder().decode(message))
      await new Promise((resolve) => setTimeout(resolve, approvalMs))
      const signature = ed25519.sign(message, keyOf(address).secretKey.slice(0, 32))
      return bytesOf(liar.answer('signMessage', hexOf(signature)))
    },
    async signTransactions(_, transactions) {
      clock.activity += 1
      await new Promise((resolve) => setTimeout(resolve, approvalMs))
      const signed = transactions.map(sign)
      return liar.answer(method, signed) as Uint8Array[]
    },
  })
}
