import { hexToBytes } from '@noble/hashes/utils'
import { expect, it, vi } from 'vitest'
import { testNetwork } from '../actions/connection/testing/testWallet.ts'
import type { Connector } from '../types/connector.ts'
import { kinds } from './kinds.ts'
import { describeConnectorKind } from './testing/describeConnectorKind.ts'
import type { Hid, HidDevice } from './testing/device/deviceDriver.ts'
import { device } from './testing/device/kind.ts'

// The line that a kind adds to the registry.
vi.mock('./kinds.ts', async (load) => {
  const { device } = await import('./testing/device/kind.ts')
  return { kinds: [...(await load<typeof import('./kinds.ts')>()).kinds, device] }
})
vi.mock('./installed/discoverWallets.ts', () => ({
  discoverWallets: () => ({ look() {}, stop() {} }),
}))
vi.mock('../actions/wallets/fetchWallets.ts', () => ({ fetchWallets: async () => {} }))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let isPermitted: boolean
const prompts = vi.fn<() => void>()

const plugged: HidDevice = {
  productName: 'Model T',
  receiveFeatureReport: async () => new DataView(hexToBytes(address.slice(2)).buffer),
  async forget() {
    isPermitted = false
  },
}
const hid: Hid = {
  async requestDevice() {
    prompts()
    isPermitted = true
    return [plugged]
  },
  getDevices: async () => (isPermitted ? [plugged] : []),
}

const connector: Connector = { ...device.connector, type: device.type, namespace: 'eip155' }

describeConnectorKind('device, by its folder and one line,', {
  kind: device,
  connector,
  walletName: 'Test Device',
  accounts: [[testNetwork(1), address]],
  isListed: true,
  method: 'browser',
  command: { wallet: 'Test Device' },
  start() {
    prompts.mockClear()
    isPermitted = false
    return {
      load() {
        vi.stubGlobal('navigator', { userAgent: '', hid })
        return undefined
      },
      prompts: () => prompts.mock.calls.length,
      isGranted: () => isPermitted,
      end: plugged.forget,
      takeAway: () => vi.stubGlobal('navigator', { userAgent: '' }),
    }
  },
})

it('each kind has a type and an id of its own', () => {
  const ids = kinds.map(({ connector }) => connector.id.toLowerCase())
  expect(new Set(ids).size).toBe(kinds.length)
  expect(new Set(kinds.map(({ type }) => type)).size).toBe(kinds.length)
})
