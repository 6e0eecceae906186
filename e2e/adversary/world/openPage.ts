import { subscribe } from 'valtio/vanilla'
import { vi } from 'vitest'
import type { Namespace } from '../../../src/types/caip.ts'
import type { HostEventMap } from '../../../src/types/host.ts'
import type { Network as ChainNetwork } from '../../../src/types/network.ts'

/** The modules that a flow uses, loaded as one page loads them. */
const load = async () => ({
  ...(await import('../../../src/actions/connection/connect.ts')),
  ...(await import('../../../src/actions/account/watchTokens.ts')),
  ...(await import('../../../src/actions/account/payingAccount.ts')),
  ...(await import('../../../src/connectors/installed/installedWallets.ts')),
  ...(await import('../../../src/controllers/accounts.ts')),
  ...(await import('../../../src/controllers/connectors.ts')),
  ...(await import('../../../src/controllers/featureEvents.ts')),
  ...(await import('../../../src/controllers/hostEvents.ts')),
  ...(await import('../../../src/controllers/modal.ts')),
  ...(await import('../../../src/controllers/networks.ts')),
  ...(await import('../../../src/controllers/options.ts')),
  ...(await import('../../../src/controllers/pendingTransactions.ts')),
  ...(await import('../../../src/controllers/router.ts')),
  ...(await import('../../../src/controllers/toast.ts')),
  ...(await import('../../../src/i18n/messages.ts')),
  ...(await import('../../../elements/host/features.ts')),
  ...(await import('../../../elements/host/restoreStored.ts')),
  ...(await import('../../../elements/host/resume.ts')),
})
type Modules = Awaited<ReturnType<typeof load>>

export interface Event<Name extends keyof HostEventMap = keyof HostEventMap> {
  name: Name
  detail: HostEventMap[Name]
}
export interface Page {
  modules: Modules
  modal: ReturnType<Modules['createModal']>
  namespace: Namespace
  events: Event[]
  /** Texts of toasts, in order. */
  toasts: { message: string; detail: string | undefined; variant: string }[]
}

interface Site {
  /** The networks that the page has configured; the first is the active one. */
  networks: readonly [ChainNetwork, ...ChainNetwork[]]
  provide(): object | Promise<object>
  apiUrl: string
}

const connectorId = 'wallet.example'

/** Loads the modal's code anew, as a page load does; what other pages of the site have stored is found. */
export async function openPage({ networks, provide, apiUrl }: Site): Promise<Page> {
  vi.resetModules()
  const modules = await load()
  const [network] = networks
  const { chainNamespace: namespace } = network
  modules.networks.requested = [...networks]
  modules.networks.active = { [namespace]: network }
  modules.networks.activeNamespace = namespace
  Object.assign(modules.options, { projectId: 'adversary', blockchainApiUrl: apiUrl })
  modules.options.customRpcUrls = Object.fromEntries(
    networks.map(({ caipNetworkId, rpcUrls }) => [caipNetworkId, [...rpcUrls.default.http]]),
  )
  modules.subscribeFeatures(async () => modules.features)
  for (const part of ['views', 'account', 'swap'] as const) await modules.loadMessages('en', part)
  const connector = { id: connectorId, type: 'ANNOUNCED' as const, name: 'Wallet', namespace }
  modules.holdInstalled({ connector, announcesItself: true, provide })
  modules.addConnector(connector)
  const modal = modules.createModal(modules.createRouter)
  modules.addModal(modal)
  modules.setOpen(modal, true)
  modal.router.reset('Account')
  const page: Page = { modules, modal, namespace, events: [], toasts: [] }
  modules.onHostEvent((name, detail) => void page.events.push({ name, detail }))
  const { toast } = modules
  const keep = () => {
    if (toast.open) page.toasts.push({ ...toast, detail: toast.detail })
  }
  subscribe(toast, keep)
  return page
}

/** Connects the wallet, as the user does by the list of wallets. */
export async function connectWallet({ modules, namespace }: Page): Promise<void> {
  const connector = modules.connectors.list.find((one) => one.namespace === namespace)
  if (connector) await modules.connect(connector)
}
