import { families } from '../../chains/families.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { resetEmbeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { frontModal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import { readLogin } from '../../storage/embeddedWallet.ts'
import { read } from '../../storage/storage.ts'
import type { AccountType } from '../../types/account.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { FrameAccountType, FrameEvents, FrameHost, FrameTheme } from '../../types/frame.ts'
import { readDocument } from '../../utils/readDocument.ts'
import { reportError } from '../report/reportError.ts'
import { authNamespaces } from './authConnector.ts'
import { frameApprovals } from './frameApprovals.ts'
import { storeAccountType } from './storeAccountType.ts'

const notAllowedHint =
  'The embedded wallet did not answer. Check that this page’s domain is allowed in the dashboard of its project id.'

const events: FrameEvents = {
  status: (status) => updateEmbeddedWallet({ frame: status }),
  user: ({ email, smartAccountDeployed }) => updateEmbeddedWallet({ email, smartAccountDeployed }),
  userName: (userName) => updateEmbeddedWallet({ userName }),
  smartAccountNetworks: (smartAccountNetworks) => updateEmbeddedWallet({ smartAccountNetworks }),
  accountType: storeAccountType,
  loggedOut: resetEmbeddedWallet,
  timeout() {
    const error = new WalletModalError('INVALID_APP_CONFIGURATION', { longMessage: notAllowedHint })
    reportError(error, 'alert')
  },
}

const toFrameType = (type: AccountType | undefined): FrameAccountType | undefined =>
  type === 'eoa' || type === 'smartAccount' ? type : undefined

/** Account type that the user selected last, else the host's default, else the namespace's. */
function preferredAccountType(namespace: Namespace): FrameAccountType | undefined {
  return toFrameType(
    read('preferredAccountTypes')?.[namespace] ??
      options.defaultAccountTypes[namespace] ??
      families[namespace]?.defaultAccountType,
  )
}

/** True once `embeddedWallet` has the user of a stored login, to which the frame has not responded yet. */
let isRestored = false

function restoreState(): void {
  if (isRestored || !readLogin('loginUsed')) return
  isRestored = true
  updateEmbeddedWallet({
    email: readLogin('email') ?? null,
    userName: readLogin('userName') ?? null,
    socialProvider: readLogin('connectedSocial') ?? null,
    smartAccountNetworks: (readLogin('smartAccountNetworks')?.split(',') ?? []).map(Number),
  })
}

function lastNetwork(): CaipNetworkId | undefined {
  const last = readLogin('lastChain')
  if (!last) return undefined
  const id = /^\d+$/.test(last) ? `eip155:${last}` : last
  return networks.requested.find(({ caipNetworkId }) => caipNetworkId === id)?.caipNetworkId
}

const themeDefaults = {
  light: { accent: 'oklch(0.54 0.2 262)', background: '#fff' },
  dark: { accent: 'oklch(0.72 0.15 262)', background: 'oklch(0.2 0 0)' },
} as const

export function frameTheme(): FrameTheme {
  const modal = frontModal()
  const mode = modal?.state.themeMode ?? 'auto'
  const isDark =
    mode === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
  const themeMode = isDark ? 'dark' : 'light'
  const style = modal?.host && getComputedStyle(modal.host)
  const colour = (name: 'accent' | 'background') =>
    modal?.state.themeVariables[`--wm-${name}`] ||
    style?.getPropertyValue(`--wm-${name}`).trim() ||
    themeDefaults[themeMode][name]
  return { themeMode, accent: colour('accent'), background: colour('background') }
}

/** Settings, events and approvals for the client of the frame. @throws WalletModalError PROJECT_ID_NOT_CONFIGURED */
export function frameHost(): FrameHost {
  if (!options.projectId) throw new WalletModalError('PROJECT_ID_NOT_CONFIGURED')
  restoreState()
  const [namespace = 'eip155'] = authNamespaces()
  return {
    url: options.frameUrl,
    projectId: options.projectId,
    metadata: { ...options.metadata, icons: [...options.metadata.icons] },
    sdkVersion: `html-${process.env.WALLET_MODAL_VERSION}`,
    title: translate(frontModal()?.state.language ?? 'en', 'frame.title'),
    caipNetworkId:
      accountOf(namespace).caipNetworkId ??
      lastNetwork() ??
      networks.active[namespace]?.caipNetworkId ??
      'eip155:1',
    parent: () => frontModal()?.host ?? readDocument('body'),
    theme: frameTheme,
    preferredAccountType,
    events,
    approvals: frameApprovals,
  }
}
