import type { CreateWatchOnly } from '../../types/watchOnly.ts'
import type { SolanaProvider } from './provider.ts'

export const createWatchOnly: CreateWatchOnly = ({ address, network, refuse }): SolanaProvider => {
  let active = network.caipNetworkId
  return {
    connect: async () => [address],
    disconnect: async () => {},
    getNetwork: () => active,
    async setNetwork(caipNetworkId) {
      active = caipNetworkId
    },
    signMessage: refuse,
    signTransactions: refuse,
    signAndSendTransaction: refuse,
    can: () => false,
    watch: () => () => {},
  }
}
