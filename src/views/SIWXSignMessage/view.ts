import { accountOf } from '../../controllers/accounts.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { UnavailableReason } from '../unavailableReason.ts'
import type { ViewDefinition, ViewDefinitions } from '../viewDefinition.ts'

/**
 * Sign-in is unavailable if the page has no attribute `siwx`, or if the account is on a network that the page has not
 * configured.
 */
const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  if (!signInGate()?.isOn()) return new WalletModalError('SIWX_NOT_ENABLED')
  const { caipNetworkId } = accountOf(namespace)
  if (!caipNetworkId || findRequestedNetwork(caipNetworkId)) return undefined
  return new WalletModalError('UNSUPPORTED_CHAIN')
}

const view: ViewDefinition = {
  load: () => import('./SIWXSignMessageView.tsx'),
  needsAccount: true,
  unavailableReason,
}

export const signInViews = {
  /** Asks the user to sign in by signing a message. */
  SIWXSignMessage: view,
  /** Alias of `SIWXSignMessage`. */
  ConnectingSiwe: view,
} satisfies ViewDefinitions
