import { base58 } from '@scure/base'
import {
  Connection,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import type { PublicSolanaProvider } from '../../../src/chains/solana/hostProvider.ts'
import { type FamilyDemo, message } from './FamilyDemo.ts'

/** The second account of the demo's own wallet. */
const receiver = new PublicKey('mBKqcnGotbsSb5vNrdyhzZ5EhqZdids9QYiTRckvi7v')

export function createSolanaDemo(rpcUrl: string): FamilyDemo {
  return {
    async sign(provider) {
      const { signMessage } = provider as PublicSolanaProvider
      return `Signature ${base58.encode(await signMessage(new TextEncoder().encode(message)))}`
    },
    async send(provider) {
      const wallet = provider as PublicSolanaProvider
      if (!wallet.publicKey) return 'Connect a wallet first.'
      const connection = new Connection(rpcUrl, 'confirmed')
      const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
      const feePayer = new PublicKey(wallet.publicKey)
      const lamports = 0.01 * LAMPORTS_PER_SOL
      const transaction = new Transaction({ feePayer, blockhash, lastValidBlockHeight }).add(
        SystemProgram.transfer({ fromPubkey: feePayer, toPubkey: receiver, lamports }),
      )
      const signature = await wallet.signAndSendTransaction(transaction)
      await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
      return `Landed: ${signature}`
    },
  }
}
