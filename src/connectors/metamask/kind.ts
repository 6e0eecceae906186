import { removeKey } from '../../storage/storage.ts'
import type { OwnKind } from '../ConnectorKind.ts'
import { reachable, sessionKey, walletName, walletRdns } from './names.ts'

/** The app of MetaMask over its own relay: on this phone by a link, on another one by a code that it scans. */
export const metamask = {
  type: 'METAMASK_MOBILE',
  connector: { id: 'metamaskMobile', name: walletName, rdns: walletRdns },
  driver: () => import('./metamaskDriver.ts').then((module) => module.metamaskDriver),
  listedOn: ({ namespaces, metamaskRelay }) => reachable(metamaskRelay, namespaces),
  showsCode: () => true,
  sharesSession: true,
  forget: () => removeKey(sessionKey),
} satisfies OwnKind
