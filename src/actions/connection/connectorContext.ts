import { requestFeature } from '../../controllers/events.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { mustSignInFirst } from '../../controllers/signInGate.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import { reportError } from '../report/reportError.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { sentFrom } from '../services/sentFrom.ts'
import { emitSettled } from './emitSettled.ts'

/** Networks are read at each access, because hosts change them while wallets are connected. */
export function connectorContext(): ConnectorContext {
  return {
    projectId: options.projectId,
    relayUrl: options.relayUrl,
    enableWalletconnect: options.enableWalletconnect,
    enableInjected: options.enableInjected,
    nostrRelays: [...options.nostrRelays],
    metamaskRelay: options.metamaskRelay,
    metadata: { ...options.metadata, icons: [...options.metadata.icons] },
    get networks() {
      return networks.requested
    },
    get customRpcUrls() {
      return options.customRpcUrls
    },
    preferredNetwork: (namespace) => networks.active[namespace],
    rpc: rpcFor,
    sent: sentFrom,
    embeddedWallet: () => requestFeature('embeddedWallet'),
    mayStore: (namespace) => !mustSignInFirst(namespace),
    onRelayRefusal: (refusal) => void reportError(refusal, 'alert'),
    onSettled: emitSettled,
    debug: options.debug,
  }
}
