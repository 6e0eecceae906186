import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import type { SolanaProvider } from 'wallet-modal'
import { startPage } from '../../shared/startPage'

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

// The demo's local chain stands in for devnet. Your app has the URL of its own node here.
const services = JSON.parse(import.meta.env.VITE_WALLET ?? '{}')
const node = `${services['blockchain-api-url']}/v1/?chainId=${devnet}&projectId=${services['project-id']}`
const connection = new Connection(node, 'confirmed')

startPage<SolanaProvider>({
  networks: 'solana-devnet solana',
  buttons: {
    async Sign(provider) {
      const signature = await provider.signMessage('Hello')
      return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
    'Send 0.001 SOL'(provider, { address }) {
      const payer = new PublicKey(address)
      const transfer = { fromPubkey: payer, toPubkey: payer, lamports: 1_000_000 }
      const transaction = new Transaction().add(SystemProgram.transfer(transfer))
      return provider.sendTransaction(transaction, connection)
    },
  },
})
