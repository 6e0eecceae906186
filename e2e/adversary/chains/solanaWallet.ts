import {
  type Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import type { SolanaProvider } from '../../../src/chains/solana/provider.ts'
import { createFakeSolanaWallet } from '../../../src/chains/solana/testing/fakeWallet.ts'
import type { CaipNetworkId } from '../../../src/types/caip.ts'
import type { Clock } from '../world/Clock.ts'
import type { Liar } from '../world/Liar.ts'

interface WalletOptions {
  owner: Keypair
  stranger: PublicKey
  liar: Liar
  clock: Clock
  networkId: CaipNetworkId
}
const approvalMs = 1_500
const method = 'signTransactions'

/** A Solana wallet that signs with a key. Where the liar says so, it signs a payment of its own instead. */
export function createSolanaWallet(options: WalletOptions): SolanaProvider {
  const { owner, liar, clock, networkId } = options
  const address = owner.publicKey.toBase58()

  function sign(bytes: Uint8Array): Uint8Array {
    const transaction = VersionedTransaction.deserialize(bytes)
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
    connect: async () => liar.answer('connect', [address]) as string[],
    getNetwork: () => liar.answer('getNetwork', networkId) as CaipNetworkId,
    async signTransactions(_, transactions) {
      clock.activity += 1
      await new Promise((resolve) => setTimeout(resolve, approvalMs))
      const signed = transactions.map(sign)
      return liar.answer(method, signed) as Uint8Array[]
    },
  })
}
