import { vi } from 'vitest'
import { discoverWallets } from '../../../connectors/installed/discoverWallets.ts'
import { FakePage } from '../../../connectors/installed/testing/fakePage.ts'
import { connectedNamespaces } from '../../../controllers/accounts.ts'
import { createModal } from '../../../controllers/modal.ts'
import { setActiveNamespace, setRequestedNetworks } from '../../../controllers/networks.ts'
import { createRouter } from '../../../controllers/router.ts'
import { subscribeSignIn } from '../../../controllers/signInGate.ts'
import { siwxDefaults, updateSiwx } from '../../../controllers/siwx.ts'
import { loadMessages } from '../../../i18n/messages.ts'
import { createFakeStorage } from '../../../storage/testing/fakeStorage.ts'
import type { Namespace } from '../../../types/caip.ts'
import type { Connector } from '../../../types/connector.ts'
import type { Network } from '../../../types/network.ts'
import type { SiwxOptions } from '../../../types/siwx.ts'
import { writable } from '../../../utils/testing/writable.ts'
import { connect } from '../../connection/connect.ts'
import { disconnect } from '../../connection/disconnect.ts'
import * as nodes from '../../services/rpcFor.ts'
import { sessionOf } from '../knownSessions.ts'
import { refreshSignIn } from '../refreshSignIn.ts'
import { signIn } from '../signIn.ts'
import { isSignedOut } from '../signInRules.ts'
import { signInSubscriber } from '../signInSubscriber.ts'

interface PageOptions {
  networks: Network[]
  siwx: Partial<SiwxOptions>
}

/** For tests: a page with sign-in, on which the user connects installed wallets and signs what the modal shows. */
export interface SignInPage {
  /** The page's `window`. */
  readonly window: FakePage
  /** Resolves with the connector of the first wallet that is found in the namespace. */
  find(namespace: Namespace): Promise<Connector>
  /** Connects, and presses Sign if the view for it opens. Resolves with the namespaces that are connected. */
  connect(connector: Connector, options?: { isAlone?: boolean }): Promise<Namespace[]>
  /** Presses Sign for a namespace that has no session. */
  sign(namespace: Namespace): Promise<void>
  sessionOf: typeof sessionOf
  leave(): Promise<void>
}

export async function openSignInPage({ networks, siwx: own }: PageOptions): Promise<SignInPage> {
  const page = new FakePage()
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('location', {
    host: 'shop.example',
    origin: 'https://shop.example',
    href: 'https://shop.example/cart?a=1#top',
  })
  await loadMessages('en', 'connecting')
  // No account has a contract.
  vi.spyOn(nodes, 'rpcFor').mockReturnValue(async () => '0x')
  setRequestedNetworks(networks)
  const options = { ...siwxDefaults, enabled: true, ...own }
  updateSiwx({ options, caipAddress: null, status: 'none', session: null })
  subscribeSignIn(signInSubscriber)
  const modal = createModal(createRouter)
  writable(modal.state).open = true
  const searches: { stop(): void }[] = []

  async function sign(namespace: Namespace): Promise<void> {
    setActiveNamespace(namespace)
    await refreshSignIn({ opens: false })
    if (!isSignedOut()) return
    modal.router.reset('SIWXSignMessage')
    await signIn(modal)
  }

  return {
    window: page,
    sessionOf,
    sign,
    find: (namespace) =>
      new Promise((resolve, reject) => {
        const listener = { onConnector: resolve, onGone: () => {}, onFailed: reject }
        searches.push(discoverWallets(namespace, { eip6963: true, legacy: false }, listener))
      }),
    async connect(connector, options) {
      const details = await connect(connector, options)
      const [first] = details
      if (first) await sign(first.namespace)
      return details.map(({ namespace }) => namespace)
    },
    async leave() {
      for (const namespace of connectedNamespaces()) await disconnect(namespace)
      for (const search of searches) search.stop()
      subscribeSignIn(undefined)
    },
  }
}
