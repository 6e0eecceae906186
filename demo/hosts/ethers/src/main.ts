import { BrowserProvider, parseEther } from 'ethers'
import type { Eip1193Provider } from 'wallet-modal'
import { startPage } from '../../shared/startPage'

// `'any'` permits the user to switch networks. `BrowserProvider` requests the wallet's accounts each time.
const signerOf = (provider: Eip1193Provider) => new BrowserProvider(provider, 'any').getSigner()

startPage<Eip1193Provider>({
  networks: 'ethereum base',
  buttons: {
    Sign: async (provider) => (await signerOf(provider)).signMessage('Hello'),
    async 'Send 0.001 ETH'(provider, { address: to }) {
      const signer = await signerOf(provider)
      const { hash } = await signer.sendTransaction({ to, value: parseEther('0.001') })
      return hash
    },
    async 'Switch to Base'(provider) {
      const params = [{ chainId: '0x2105' }]
      await new BrowserProvider(provider, 'any').send('wallet_switchEthereumChain', params)
      return ''
    },
  },
})
