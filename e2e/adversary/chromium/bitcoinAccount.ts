import type { BitcoinChain } from '../../../demo/services/bitcoin/startBitcoinChain.ts'
import { regtest } from '../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../demo/wallets/bitcoin/signer.ts'
import { bitcoinSigned } from './bitcoinSigned.ts'
import type { HonestAccount } from './HonestAccount.ts'

interface Sums {
  funded_txo_sum: number
  spent_txo_sum: number
  tx_count: number
}
interface Stats {
  chain_stats: Sums
  mempool_stats: Sums
}

const randomKey = () =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32)))
    .toString('hex')
    .replace(/^./, '1')
const freshAddress = () => createBitcoinSigner(randomKey(), regtest).payment.address

export function bitcoinAccount(chain: BitcoinChain, address: string): HonestAccount {
  const statsOf = async (one: string) =>
    (await (await fetch(`${chain.url}/address/${one}`)).json()) as Stats
  const left = ({ funded_txo_sum: funded, spent_txo_sum: spent }: Sums) => BigInt(funded - spent)
  return {
    native: 'BTC',
    places: { BTC: 8 },
    others: {
      account: freshAddress(),
      token: '',
      network: 'bip122:000000000019d6689c085ae165831e93',
    },
    address,
    fresh: freshAddress,
    async held(owner) {
      const { chain_stats: mined, mempool_stats: pending } = await statsOf(owner)
      return left(mined) + left(pending)
    },
    signed: bitcoinSigned(chain.url, address),
    async sent() {
      const { chain_stats: mined, mempool_stats: pending } = await statsOf(address)
      return mined.tx_count + pending.tx_count
    },
    async isExecuted(hash) {
      const response = await fetch(`${chain.url}/tx/${hash}`)
      if (!response.ok) return false
      const { status } = (await response.json()) as { status: { confirmed: boolean } }
      return status.confirmed
    },
    refill: () => chain.mine(),
  }
}
