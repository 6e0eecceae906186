import { createWalletClient, custom, getAddress, parseEther } from 'viem'
import { base, mainnet } from 'viem/chains'
import type { Eip1193Provider } from 'wallet-modal'
import { startPage } from '../../shared/startPage'

const clientOf = (provider: Eip1193Provider) =>
  createWalletClient({ chain: mainnet, transport: custom(provider) })

startPage<Eip1193Provider>({
  networks: 'ethereum base',
  buttons: {
    Sign: (provider, { address }) =>
      clientOf(provider).signMessage({ account: getAddress(address), message: 'Hello' }),
    'Send 0.001 ETH'(provider, { address }) {
      const account = getAddress(address)
      return clientOf(provider).sendTransaction({
        account,
        to: account,
        value: parseEther('0.001'),
      })
    },
    async 'Switch to Base'(provider) {
      await clientOf(provider).switchChain({ id: base.id })
      return ''
    },
  },
})
