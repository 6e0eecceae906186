import type { Namespace } from '../../../src/types/caip.ts'
import type { HostEventMap } from '../../../src/types/host.ts'
import type { Network as ChainNetwork } from '../../../src/types/network.ts'
import { subscribe } from '../../../src/utils/state.ts'
import { bundleCode } from './bundleCode.ts'
import type { PageCode } from './pageCode.ts'

type Modules = Awaited<ReturnType<PageCode['modal']>>

export interface Event<Name extends keyof HostEventMap = keyof HostEventMap> {
  name: Name
  detail: HostEventMap[Name]
}
export interface Page {
  /** Loads the modules that a flow uses, in this page. */
  load: PageCode
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
  provide(load: PageCode): object | Promise<object>
  apiUrl: string
}

const connectorId = 'wallet.example'
const loadPage = await bundleCode()

/** Loads the modal's code anew, as a page load does; what other pages of the site have stored is found. */
export async function openPage(site: Site): Promise<Page> {
  const { provide, apiUrl } = site
  // The state library, which pages share, has one proxy for an object, whose listeners would keep all pages that hold it.
  const networks = structuredClone(site.networks)
  const load = loadPage()
  const modules = await load.modal()
  const [network] = networks
  const { chainNamespace: namespace } = network
  const active = { [namespace]: network }
  Object.assign(modules.networks, { requested: [...networks], active, activeNamespace: namespace })
  const customRpcUrls = Object.fromEntries(
    networks.map(({ caipNetworkId, rpcUrls }) => [caipNetworkId, [...rpcUrls.default.http]]),
  )
  const urls = { blockchainApiUrl: apiUrl, customRpcUrls }
  Object.assign(modules.options, { projectId: 'adversary', ...urls })
  modules.subscribeFeatures(async () => modules.features)
  for (const part of ['connecting', 'connected'] as const) await modules.loadMessages('en', part)
  const connector = { id: connectorId, type: 'ANNOUNCED' as const, name: 'Wallet', namespace }
  modules.holdInstalled({ connector, announcesItself: true, provide: () => provide(load) })
  modules.addConnector(connector)
  const modal = modules.createModal(modules.createRouter)
  modules.addModal(modal)
  modules.setOpen(modal, true)
  modal.router.reset('Account')
  const page: Page = { load, modules, modal, namespace, events: [], toasts: [] }
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
