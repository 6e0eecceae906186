import type { CreateWatchOnly } from '../../types/watchOnly.ts'
import type { PolkadotProvider } from './provider.ts'

export const createWatchOnly: CreateWatchOnly = ({
  address,
  network,
  refuse,
}): PolkadotProvider => {
  let active = network
  return {
    connect: async () => [{ address }],
    disconnect: async () => {},
    getNetwork: () => active,
    async setNetwork(next) {
      active = next
    },
    signer: { signRaw: refuse, signPayload: refuse },
    can: () => false,
    watch: () => () => {},
  }
}
