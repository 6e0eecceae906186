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

/** The node is never requested, since all requests go to the wallet. */
const none = custom({
  request: async () => {
    throw new Error('This app asks no nodes')
  },
})

/** Makes a wagmi app with the given options, which tests drive by `window.wagmiPage`. It reconnects as it starts. */
export function startPage(options = {}) {
  const config = createConfig({
    chains: [mainnet, base],
    transports: { [mainnet.id]: none, [base.id]: none },
    storage: createStorage({ storage: localStorage }),
    ...options,
  })
  const connectorOf = (id) => config.connectors.find((connector) => connector.id === id)

  window.wagmiPage = {
    wallets: () => config.connectors.map(({ id }) => id),
    accounts() {
      const { connections, current, status } = config.state
      return status === 'connected' ? (connections.get(current)?.accounts ?? []) : status
    },
    chain: () => config.state.connections.get(config.state.current)?.chainId,
    connect: (id) => connect(config, { connector: connectorOf(id) }),
    disconnect: () => disconnect(config),
    sign: (message) => signMessage(config, { message }),
    switchTo: (chainId) => switchChain(config, { chainId }),
  }

  reconnect(config)
}
