import { bytesToHex } from '@noble/hashes/utils'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type {
  ConnectorDriver,
  ConnectRequest,
  WalletConnection,
} from '../../../types/connectorDriver.ts'

/** The members of WebHID (https://wicg.github.io/webhid/) that the driver uses. */
export interface HidDevice {
  productName: string
  receiveFeatureReport(id: number): Promise<DataView>
  forget(): Promise<void>
}

export interface Hid {
  requestDevice(options: { filters: object[] }): Promise<HidDevice[]>
  getDevices(): Promise<HidDevice[]>
}

const hid = () => Reflect.get(navigator, 'hid') as Hid

/** An EIP-1193 provider of the account that the device reports. */
class DeviceProvider {
  constructor(readonly device: HidDevice) {}

  async request({ method }: { method: string }): Promise<unknown> {
    if (method === 'eth_chainId') return '0x1'
    if (method !== 'eth_accounts' && method !== 'eth_requestAccounts') {
      throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
    }
    const { buffer } = await this.device.receiveFeatureReport(0)
    return [`0x${bytesToHex(new Uint8Array(buffer))}`]
  }
}

function toConnection(
  device: HidDevice,
  { connector: { id, type, name, namespace } }: ConnectRequest,
): WalletConnection {
  localStorage.setItem('test/device-model', device.productName)
  return {
    namespace,
    provider: new DeviceProvider(device),
    wallet: { id, type, name, rdns: null },
    approvedCaipNetworkIds: null,
  }
}

export const deviceDriver: ConnectorDriver = {
  async connect(request) {
    const [device] = await hid().requestDevice({ filters: [{ vendorId: 0x1209 }] })
    if (!device) throw new WalletModalError('USER_REJECTED')
    return [toConnection(device, request)]
  },

  async restore(request) {
    const devices = await hid().getDevices()
    return devices.slice(0, 1).map((device) => toConnection(device, request))
  },

  async disconnect({ provider }) {
    if (provider instanceof DeviceProvider) await provider.device.forget()
  },
}
