import { tokens } from '../../../demo/services/data/tokens.ts'
import { freshReceiver } from '../../fixtures/account/sendPage.ts'
import type { Anvil } from '../../fixtures/chains/anvil.ts'
import { evmSigned } from './evmSigned.ts'
import type { HonestAccount } from './HonestAccount.ts'

const ether = 10n ** 18n
const { DAI, USDC } = tokens

export function evmAccount(chain: Anvil, address: string): HonestAccount {
  const contracts: Record<string, string> = { DAI: DAI.address, USDC: USDC.address }
  return {
    native: 'ETH',
    places: { ETH: 18, DAI: DAI.decimals, USDC: USDC.decimals },
    others: { account: freshReceiver(), token: tokens.USDT.address, network: 'eip155:8453' },
    address,
    fresh: freshReceiver,
    held(owner, symbol) {
      const contract = contracts[symbol]
      return contract ? chain.tokenBalance(contract, owner) : chain.balance(owner)
    },
    signed: evmSigned(chain, address, contracts),
    sent: () => chain.node.getTransactionCount(address),
    isExecuted: async (hash) => (await chain.node.getTransactionReceipt(hash))?.status === 1,
    async refill() {
      await chain.setBalance(address, 10n * ether)
      if ((await chain.tokenBalance(DAI.address, address)) > 100n * ether) return
      await chain.giveToken(DAI.address, address, 1_000n * ether)
      await chain.giveToken(USDC.address, address, 1_000_000_000n)
    },
  }
}
