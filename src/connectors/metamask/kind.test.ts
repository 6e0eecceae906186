import { afterAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { ChannelRelay } from '../../../demo/services/relay/channelRelay.ts'
import { AppPhone } from '../../../demo/wallets/metamask/appPhone.ts'
import { testNetwork } from '../../actions/connection/testing/testWallet.ts'
import { startPairing } from '../../actions/pairing/startPairing.ts'
import { walletOf } from '../../actions/wallets/installedRows.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { updateOptions } from '../../controllers/options.ts'
import { pairing, submitCode } from '../../controllers/pairing.ts'
import type { Connector } from '../../types/connector.ts'
import { isFreeId } from '../installed/isFreeId.ts'
import { describeConnectorKind } from '../testing/describeConnectorKind.ts'
import { mainnet, solanaNetwork } from '../walletConnect/testing/playSolanaSession.ts'
import { metamask } from './kind.ts'
import { sessionKey } from './names.ts'

vi.mock('../installed/discoverWallets.ts', () => ({
  discoverWallets: () => ({ look() {}, stop() {} }),
}))

const node = 'http://localhost:1'
const relay = await ChannelRelay.start()
const newPhone = () => AppPhone.create({ 'eip155:1': node, [mainnet]: node })
const first = await newPhone()
afterAll(() => relay.kill())

const { connector: own, type } = metamask
const connector: Connector = { ...own, type, namespace: 'eip155' }

describeConnectorKind('MetaMask’s app', {
  kind: metamask,
  connector,
  walletName: 'MetaMask',
  accounts: [
    [testNetwork(1), first.address('eip155')],
    [solanaNetwork(mainnet), first.address('solana')],
  ],
  isListed: true,
  method: 'qrcode',
  command: { wallet: 'metamaskMobile', view: 'ConnectingWalletConnect' },
  async start() {
    const phone = await newPhone()
    let prompts = 0
    return {
      load() {
        vi.stubGlobal('WebSocket', WebSocket)
        vi.stubGlobal('document', new EventTarget())
        // The directory has MetaMask, too, where the page has WalletConnect.
        updateOptions({ metamaskRelay: relay.url, enableWalletconnect: false })
        return undefined
      },
      prompts: () => prompts,
      connect() {
        const stop = onHostEvent(async (name, detail) => {
          if (name !== 'pairinguri') return
          stop()
          prompts += 1
          const code = await phone.open(detail.uri, relay.url)
          await vi.waitFor(() => expect(pairing.step).toBe('code'))
          await submitCode(code ?? '')
        })
        return startPairing({}, walletOf(connector))
      },
      isGranted: () => phone.isConnected() && localStorage.getItem(sessionKey) !== null,
      async end() {
        await phone.revoke()
        await vi.waitFor(() => expect(localStorage.getItem(sessionKey)).toBeNull())
      },
      takeAway: () => updateOptions({ metamaskRelay: 'off' }),
    }
  },
})

it('the extension, which has the name of the app, is listed as an installed wallet', () => {
  expect(isFreeId('MetaMask')).toBe(true)
  expect(isFreeId('io.metamask')).toBe(true)
})
