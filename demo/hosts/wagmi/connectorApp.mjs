import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  reconnect,
  signMessage,
  switchChain,
} from '@wagmi/core'
import { custom } from 'viem'
import { base, mainnet } from 'viem/chains'
import { walletModal } from 'wallet-modal/wagmi'

/** A wagmi app whose only connector is the modal. It reconnects when it starts. */

/** The node is never requested, since all requests go to the wallet. */
const none = custom({
  request: async () => {
    throw new Error('This app asks no nodes')
  },
})

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: none, [base.id]: none },
  storage: createStorage({ storage: localStorage }),
  connectors: [walletModal('wallet')],
  multiInjectedProviderDiscovery: false,
})
const [connector] = config.connectors

window.wagmiPage = {
  wallets: () => config.connectors.map(({ id }) => id),
  accounts() {
    const { connections, current, status } = config.state
    return status === 'connected' ? (connections.get(current)?.accounts ?? []) : status
  },
  chain: () => config.state.connections.get(config.state.current)?.chainId,
  connect: () => connect(config, { connector }).catch(({ name, code }) => ({ name, code })),
  disconnect: () => disconnect(config),
  sign: (message) => signMessage(config, { message }),
  switchTo: (chainId) => switchChain(config, { chainId }),
}

reconnect(config)
