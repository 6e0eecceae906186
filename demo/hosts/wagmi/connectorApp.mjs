import { walletModal } from 'wallet-modal/wagmi'
import { startPage } from './startPage.mjs'

// A wagmi app whose only connector is the modal.
startPage({ connectors: [walletModal('wallet')], multiInjectedProviderDiscovery: false })
