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
 * A wagmi app beside the modal. It has no code for the modal: it lists wallets that announce themselves, and reconnects
 * to the last wallet when it starts.
 */

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
