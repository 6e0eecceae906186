import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CreateWatchOnly } from '../../types/watchOnly.ts'
import type { BitcoinProvider } from './provider.ts'

export const createWatchOnly: CreateWatchOnly = ({
  address,
  network,
  isOn,
  refuse,
}): BitcoinProvider => {
  let active = network.caipNetworkId
  return {
    connect: async () => [{ address, purpose: 'payment' }],
    disconnect: async () => {},
    getNetwork: async () => active,
    async setNetwork(caipNetworkId) {
      if (!isOn(caipNetworkId)) throw new WalletModalError('SWITCH_FAILED')
      active = caipNetworkId
    },
    signMessage: refuse,
    signPsbt: refuse,
    sendTransfer: refuse,
    can: () => false,
    watch: () => () => {},
  }
}
