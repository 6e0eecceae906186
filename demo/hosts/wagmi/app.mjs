import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  reconnect,
  signMessage,
} from '@wagmi/core'
import { custom } from 'viem'
import { base, mainnet } from 'viem/chains'

/**
 * An app as wagmi's users write it, which knows nothing of the modal beside it: it lists the wallets that announce
 * themselves, and connects again to the last one as it starts.
 */

/** Whatever it reads goes to the wallet. */
const none = custom({
  request: async () => {
    throw new Error('This app asks no nodes')
  },
})

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: none, [base.id]: none },
  storage: createStorage({ storage: localStorage }),
})

const connectorOf = (id) => config.connectors.find((connector) => connector.id === id)

window.wagmiPage = {
  wallets: () => config.connectors.map(({ id }) => id),
  accounts() {
    const { connections, current, status } = config.state
    return status === 'connected' ? (connections.get(current)?.accounts ?? []) : status
  },
  connect: (id) => connect(config, { connector: connectorOf(id) }),
  disconnect: () => disconnect(config),
  sign: (message) => signMessage(config, { message }),
}

reconnect(config)
