import { vi } from 'vitest'
import { connect } from '../../actions/connection/connect.ts'
import { testNetwork } from '../../actions/connection/testing/testWallet.ts'
import { type Features, subscribeFeatures } from '../../controllers/events.ts'
import { writeLogin } from '../../storage/embeddedWallet.ts'
import type { Connector } from '../../types/connector.ts'
import { describeConnectorKind } from '../testing/describeConnectorKind.ts'
import {
  mainnet,
  solanaAddress,
  solanaNetwork,
} from '../walletConnect/testing/playSolanaSession.ts'
import { auth } from './kind.ts'
import { createFakeEmbeddedWallet, smart } from './testing/fakeEmbeddedWallet.ts'

const connector: Connector = { ...auth.connector, type: auth.type, namespace: 'eip155' }

describeConnectorKind('auth', {
  kind: auth,
  connector,
  walletName: 'Auth',
  accounts: [
    [testNetwork(1), smart],
    [solanaNetwork(mainnet), solanaAddress],
  ],
  isListed: false,
  method: 'email',
  command: { wallet: 'auth', view: 'EmailLogin' },
  start() {
    const { wallet, endLogin, isLoggedIn } = createFakeEmbeddedWallet()
    return {
      load() {
        vi.stubGlobal('window', new EventTarget())
        const features: Partial<Features> = {
          embeddedWallet: () => wallet,
          accountChanged() {},
          addressesChanged() {},
        }
        subscribeFeatures(async () => features as Features)
        return undefined
      },
      // The user has logged in before the driver connects.
      prompts: () => 0,
      connect() {
        writeLogin('loginUsed', 'true')
        return connect(connector)
      },
      isGranted: isLoggedIn,
      end: endLogin,
    }
  },
})
