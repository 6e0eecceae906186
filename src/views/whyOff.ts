import { offersActivity, supportsSend, supportsSwap } from '../actions/account/listFeatures.ts'
import { onrampProviders } from '../actions/account/onrampProviders.ts'
import { hasLogins } from '../actions/login/hasLogins.ts'
import { supportsNames } from '../actions/names/supportsNames.ts'
import { hasSmartSessions } from '../actions/smartSessions/hasSmartSessions.ts'
import { isExcluded } from '../actions/wallets/excluded.ts'
import { hasWalletConnect } from '../actions/wallets/hasWalletConnect.ts'
import { offersAllWallets } from '../actions/wallets/offersAllWallets.ts'
import { accountOf } from '../controllers/accounts.ts'
import { openModals } from '../controllers/modal.ts'
import { findRequestedNetwork, networks } from '../controllers/networks.ts'
import { onramp } from '../controllers/onramp.ts'
import { options } from '../controllers/options.ts'
import { signInGate } from '../controllers/signInGate.ts'
import { smartSessions } from '../controllers/smartSessions.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import type { ViewData } from '../types/view.ts'

/**
 * The reason why a view is unavailable on this page; undefined if it is available. Features that are off by attribute
 * are off by command, too. It applies to the namespace that the view opens for, which need not be the active one.
 */
export type WhyOff = (data: ViewData) => WalletModalError | undefined

/** `what`: the attribute or flag that is off, or the feature that needs a project id. */
function off(what: string, needsProject: boolean): WalletModalError {
  if (needsProject && !options.projectId) {
    const longMessage = `${what} needs the project-id attribute.`
    return new WalletModalError('PROJECT_ID_NOT_CONFIGURED', { longMessage })
  }
  const longMessage = `${what} is turned off by an attribute of the page.`
  return new WalletModalError('NOT_ENABLED', { params: { what }, longMessage })
}

export const whyOffWalletConnect: WhyOff = () =>
  hasWalletConnect() ? undefined : off('WalletConnect', options.enableWalletconnect)

/** Excluded wallets, including Coinbase Wallet if `enable-coinbase` is off. */
export const whyOffWallet: WhyOff = ({ wallet }) =>
  wallet && isExcluded(wallet) ? off(wallet.name, false) : undefined

export const whyOffPairing: WhyOff = (data) => whyOffWalletConnect(data) ?? whyOffWallet(data)

export const whyOffNetworkSwitch: WhyOff = () =>
  options.enableNetworkSwitch ? undefined : off('Switching networks', false)

export const whyOffGuide: WhyOff = () =>
  options.enableWalletGuide ? undefined : off('The wallet guide', false)

export const whyOffReceive: WhyOff = () =>
  options.features.receive ? undefined : off('Receive', false)

/** Names need the blockchain API, and a family that supports them. */
export const whyOffNames: WhyOff = ({ namespace = networks.activeNamespace }) => {
  if (!options.projectId) return off('Names', true)
  return supportsNames(namespace) ? undefined : new WalletModalError('UNSUPPORTED_CHAIN')
}

function without(missing: string, longMessage: string): WalletModalError {
  return new WalletModalError('INVALID_VIEW_DATA', { params: { missing }, longMessage })
}

/** The success view needs an account with a name. */
export const whyOffNameSuccess: WhyOff = (data) => {
  const { profileName } = accountOf(data.namespace ?? networks.activeNamespace)
  return profileName ? whyOffNames(data) : without('name', 'The account has no name.')
}

export const whyOffAllWallets: WhyOff = () =>
  offersAllWallets(options) ? undefined : off('All Wallets', true)

export const whyOffEmail: WhyOff = () =>
  hasLogins() && options.features.email ? undefined : off('Email', options.features.email)

/** Without a connected wallet Connect is shown, as for every view that needs an account. */
export const whyOffEmbeddedWallet: WhyOff = ({ namespace = networks.activeNamespace }) => {
  const { status, connectorId } = accountOf(namespace)
  if (status !== 'connected' || connectorId === 'ID_AUTH') return undefined
  return without('embedded wallet', 'The connected wallet is not the embedded wallet.')
}

export const whyOffEmailUpdate: WhyOff = (data) => whyOffEmail(data) ?? whyOffEmbeddedWallet(data)

/** Only requests show this view, and it is left when the last of them is settled. */
export const whyOffApproval: WhyOff = () =>
  openModals().some(({ router }) => router.top()?.view === 'ApproveTransaction')
    ? undefined
    : without('request', 'No request waits for an approval.')

export const whyOffSocials: WhyOff = ({ provider }) => {
  const socials = options.features.socials || []
  const isOn = provider ? socials.includes(provider) : socials.length > 0
  return hasLogins() && isOn ? undefined : off(provider ?? 'Socials', isOn)
}

export const whyOffFarcaster: WhyOff = () => whyOffSocials({ provider: 'farcaster' })

export const whyOffHistory: WhyOff = ({ namespace = networks.activeNamespace }) => {
  const { features } = options
  if (offersActivity(namespace, options)) return undefined
  if (!features.history || !options.projectId) return off('History', features.history)
  const longMessage = 'The history of transactions is shown on EVM networks only.'
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

/** Sending: by its flag, and by namespace. */
export const whyOffSend: WhyOff = ({ namespace = networks.activeNamespace }) => {
  if (!options.features.send) return off('Send', false)
  if (supportsSend(namespace)) return undefined
  const longMessage = `Nothing can be sent on ${namespace} from the modal.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

/** Buying: by its flag, project id, and a provider that delivers to the namespace and has a key. */
export const whyOffOnramp: WhyOff = ({ namespace = networks.activeNamespace }) => {
  if (!options.features.onramp || !options.projectId) return off('Buying', options.features.onramp)
  if (onrampProviders(namespace, options).length > 0) return undefined
  const { coinbaseAppId, meldPublicKey } = options.onramp
  if (!coinbaseAppId && !meldPublicKey) {
    const longMessage = 'Buying needs the key of a provider in the onramp attribute.'
    return new WalletModalError('NOT_ENABLED', { params: { what: 'Buying' }, longMessage })
  }
  const longMessage = `No provider that the onramp attribute has a key of delivers on ${namespace}.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

/** A purchase view needs a chosen provider. */
export const whyOffPurchase: WhyOff = (data) => {
  return onramp.purchase ? whyOffOnramp(data) : without('provider', 'No provider was chosen yet.')
}

/** Swapping: by its flag, project id and namespace. */
export const whyOffSwap: WhyOff = ({ namespace = networks.activeNamespace }) => {
  const { features, projectId } = options
  if (!features.swaps || !projectId) return off('Swap', features.swaps)
  if (supportsSwap(namespace)) return undefined
  const longMessage = `Nothing can be swapped on ${namespace} from the modal.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

/** Smart sessions: by their flag, project id, and wallets that grant them. */
export const whyOffSmartSessions: WhyOff = ({ namespace = networks.activeNamespace }) => {
  const { features, projectId } = options
  if (!features.smartSessions || !projectId) return off('Smart Sessions', features.smartSessions)
  if (hasSmartSessions(namespace)) return undefined
  return new WalletModalError('UNSUPPORTED_CHAIN')
}

/** The view needs a session that a wallet has granted. */
export const whyOffCreatedSession: WhyOff = (data) => {
  const why = whyOffSmartSessions(data)
  if (why || smartSessions.created) return why
  return without('session', 'No session was created yet.')
}

/** Unavailable without the attribute `siwx`, and for accounts on a network that the page has not configured. */
export const whyOffSignIn: WhyOff = ({ namespace = networks.activeNamespace }) => {
  if (!signInGate()?.isOn()) return new WalletModalError('SIWX_NOT_ENABLED')
  const { caipNetworkId } = accountOf(namespace)
  if (!caipNetworkId || findRequestedNetwork(caipNetworkId)) return undefined
  return new WalletModalError('UNSUPPORTED_CHAIN')
}
