import { WalletModalError } from '../errors/WalletModalError.ts'
import type { ConnectorType } from '../types/connector.ts'
import type { ConnectorDriver } from '../types/connectorDriver.ts'
import { loadPart } from '../utils/loadPart.ts'

const installed = () =>
  import('./installed/installedDriver.ts').then((module) => module.installedDriver)

const loaders: Partial<Record<ConnectorType, () => Promise<ConnectorDriver>>> = {
  INJECTED: installed,
  ANNOUNCED: installed,
  AUTH: () => import('./auth/authDriver.ts').then((module) => module.authDriver),
  WALLET_CONNECT: () =>
    import('./walletConnect/walletConnectDriver.ts').then((module) => module.walletConnectDriver),
}

/**
 * @throws WalletModalError LOAD_FAILED if the driver's chunk cannot be fetched (the next call retries),
 * WALLET_NOT_FOUND if the type has no driver
 */
export async function loadConnectorDriver(type: ConnectorType): Promise<ConnectorDriver> {
  const load = loaders[type]
  if (!load) throw new WalletModalError('WALLET_NOT_FOUND', { params: { wallet: type } })
  return loadPart(load())
}
