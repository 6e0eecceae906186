import { vi } from 'vitest'
import { startPairing } from '../../actions/pairing/startPairing.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { updateOptions } from '../../controllers/options.ts'
import { chooseApp } from '../../controllers/pairing.ts'
import { describeConnectorKind } from '../testing/describeConnectorKind.ts'
import { walletConnect } from './kind.ts'
import { createSdkStorage } from './sdk/sdkStorage.ts'
import { connector } from './testing/connected.ts'
import { address, evmNetwork, testContext } from './testing/networks.ts'
import { createPage, createWallet, granted, startTestRelay } from './testing/peers.ts'
import { mainnet, solanaAddress, solanaNetwork } from './testing/playSolanaSession.ts'
import { createWalletConnectDriver } from './walletConnectDriver.ts'

// With a `window`, which discovery needs, the SDK's logger prints each message.
vi.mock('../installed/discoverWallets.ts', () => ({
  discoverWallets: () => ({ look() {}, stop() {} }),
}))

const namespaces = {
  ...granted,
  solana: {
    chains: [mainnet],
    accounts: [`${mainnet}:${solanaAddress}`],
    methods: ['solana_signMessage', 'solana_signTransaction'],
    events: [],
  },
}

describeConnectorKind('WalletConnect', {
  kind: walletConnect,
  connector,
  walletName: 'Test wallet',
  accounts: [
    [evmNetwork(1), address],
    [solanaNetwork(mainnet), solanaAddress],
  ],
  isListed: true,
  method: 'qrcode',
  command: { wallet: 'walletConnect', view: 'ConnectingWalletConnectBasic' },
  async start() {
    const relay = await startTestRelay()
    const wallet = await createWallet(relay.url)
    const storage = createSdkStorage()
    let page: Awaited<ReturnType<typeof createPage>>
    let prompts = 0
    return {
      async load() {
        updateOptions({ relayUrl: relay.url })
        await page?.core.relayer.transportClose()
        page = await createPage(testContext(relay.url), storage)
        return createWalletConnectDriver(async () => page)
      },
      prompts: () => prompts,
      connect() {
        const stop = onHostEvent((name, detail) => {
          if (name !== 'pairinguri') return
          stop()
          prompts += 1
          chooseApp({ href: 'https://wallet.example', name: 'Test wallet' })
          void wallet.approve(detail.uri, namespaces)
        })
        return startPairing({})
      },
      isGranted: () => wallet.client.session.length > 0,
      async end() {
        const ended = new Promise((resolve) => page.once('session_delete', resolve))
        const [topic = ''] = wallet.client.session.keys
        await wallet.client.disconnect({ topic, reason: { code: 6000, message: 'bye' } })
        await ended
      },
      takeAway: () => updateOptions({ enableWalletconnect: false }),
    }
  },
})
