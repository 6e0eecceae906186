import { getAccount, getAssociatedTokenAddressSync } from '@solana/spl-token'
import { type Connection, Keypair, PublicKey } from '@solana/web3.js'
import { splTokens } from '../../../demo/services/data/splTokens.ts'
import { solanaAccounts } from '../../fixtures/chains/solana.ts'
import type { HonestAccount } from './HonestAccount.ts'
import { solanaSigned } from './solanaSigned.ts'

const { SEED, USDC } = splTokens

/** The in-page wallet's account, which the local chain funds. */
export function solanaAccount(chain: Connection): HonestAccount {
  const [address] = solanaAccounts
  const fresh = () => Keypair.generate().publicKey.toBase58()
  return {
    native: 'SOL',
    places: { SOL: 9, SEED: SEED.decimals },
    others: {
      account: fresh(),
      token: USDC.mint,
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    },
    address,
    fresh,
    async held(owner, symbol) {
      const key = new PublicKey(owner)
      if (symbol === 'SOL') return BigInt(await chain.getBalance(key))
      const held = getAssociatedTokenAddressSync(new PublicKey(SEED.mint), key)
      return getAccount(chain, held).then(
        ({ amount }) => amount,
        () => 0n,
      )
    },
    signed: solanaSigned(chain, address, { SEED: SEED.mint }),
    sent: async () => (await chain.getSignaturesForAddress(new PublicKey(address))).length,
    async isExecuted(hash) {
      const { value } = await chain.getSignatureStatus(hash)
      return value !== null && value.err === null
    },
    refill: async () => {},
  }
}
