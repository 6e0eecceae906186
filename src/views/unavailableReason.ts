import { onrampProviders } from '../actions/account/onrampProviders.ts'
import { connectedKind } from '../actions/connection/connectedKind.ts'
import { isWatchOnly } from '../actions/connection/isWatchOnly.ts'
import { hasLogins } from '../actions/login/hasLogins.ts'
import { isExcluded } from '../actions/wallets/excluded.ts'
import { accountOf } from '../controllers/accounts.ts'
import { networks } from '../controllers/networks.ts'
import { isOn, options } from '../controllers/options.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Namespace } from '../types/caip.ts'
import type { ViewData } from '../types/view.ts'

/**
 * Returns the error for a command that would open an unavailable view; undefined if the view is available. `namespace`
 * in the data is the namespace for which the view would open; it need not be active.
 */
export type UnavailableReason = (data: ViewData) => WalletModalError | undefined

/**
 * Creates the error of an unavailable view. `what` is the name of the attribute or flag that is off, or of the feature
 * that needs a project id.
 */
export function unavailableError(what: string, needsProject: boolean): WalletModalError {
  if (needsProject && !options.projectId) {
    const longMessage = `${what} needs the project-id attribute.`
    return new WalletModalError('PROJECT_ID_NOT_CONFIGURED', { longMessage })
  }
  const longMessage = `${what} is off, by an attribute of the page or by default.`
  return new WalletModalError('NOT_ENABLED', { params: { what }, longMessage })
}

/**
 * Returns the error of a feature that is off in the namespace; undefined if it is on. A list of other namespaces does not
 * turn the feature off: it says on which of them the page offers it.
 */
export function unavailableFeature(
  what: string,
  feature: boolean | readonly Namespace[],
  namespace: Namespace,
): WalletModalError | undefined {
  if (isOn(feature, namespace)) return undefined
  if (typeof feature === 'boolean' || feature.length === 0) return unavailableError(what, false)
  const longMessage = `${what} is on for ${feature.join(', ')} only, not for ${namespace}.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

/** Returns the error of a feature for an account that is shown without a wallet; undefined for other accounts. */
export const unavailableWithoutWallet = (
  what: string,
  namespace: Namespace,
): WalletModalError | undefined =>
  isWatchOnly(namespace) ? unavailableError(`${what} without a wallet`, false) : undefined

export function missingDataError(missing: string, longMessage: string): WalletModalError {
  return new WalletModalError('INVALID_VIEW_DATA', { params: { missing }, longMessage })
}

/** A view that shows a certain wallet is unavailable if the page excludes this wallet. */
export const unavailableWallet: UnavailableReason = ({ wallet }) =>
  wallet && isExcluded(wallet) ? unavailableError(wallet.name, false) : undefined

export const unavailableNetworkSwitch: UnavailableReason = () =>
  options.enableNetworkSwitch ? undefined : unavailableError('Switching networks', false)

export const unavailableGuide: UnavailableReason = () =>
  options.enableWalletGuide ? undefined : unavailableError('The wallet guide', false)

export const unavailableEmail: UnavailableReason = () =>
  hasLogins() && options.features.email
    ? undefined
    : unavailableError('Email', options.features.email)

export const unavailableSocials: UnavailableReason = ({ provider }) => {
  const socials = options.features.socials || []
  const isOn = provider ? socials.includes(provider) : socials.length > 0
  return hasLogins() && isOn ? undefined : unavailableError(provider ?? 'Socials', isOn)
}

/**
 * A view of the embedded wallet is unavailable while another wallet is connected. Without an account it is available,
 * and opens Connect.
 */
export const unavailableEmbeddedWallet: UnavailableReason = ({
  namespace = networks.activeNamespace,
}) => {
  const account = accountOf(namespace)
  if (account.status !== 'connected' || connectedKind(account)?.isEmbedded) return undefined
  return missingDataError('embedded wallet', 'The connected wallet is not the embedded wallet.')
}

/** Buying needs its feature flag, a project id, and the API key of a provider that delivers to the namespace. */
export const unavailableOnramp: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  if (!options.features.onramp || !options.projectId)
    return unavailableError('Buying', options.features.onramp)
  const unsigned = unavailableWithoutWallet('Buying', namespace)
  if (unsigned) return unsigned
  if (onrampProviders(namespace, options).length > 0) return undefined
  const { coinbaseAppId, meldPublicKey } = options.onramp
  if (!coinbaseAppId && !meldPublicKey) {
    const longMessage = 'Buying needs the key of a provider in the onramp attribute.'
    return new WalletModalError('NOT_ENABLED', { params: { what: 'Buying' }, longMessage })
  }
  const longMessage = `No provider that the onramp attribute has a key of delivers on ${namespace}.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}
