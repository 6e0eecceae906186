import { type Namespace, namespaces } from '../../src/types/caip.ts'
import type { WalletModalContexts } from '../types/events.ts'
import type { WalletSnapshot, WalletTarget } from '../types/walletStore.ts'

type Name = keyof WalletModalContexts extends `wallet-modal/${infer Rest}` ? Rest : never
type Value<Each extends Name> = WalletModalContexts[`wallet-modal/${Each}`]

const providers = {} as Record<Namespace, null>
for (const family of namespaces) providers[family] = null

/** The wallet of a page without a connection, as a server renders it. */
export const disconnected: WalletSnapshot = {
  state: null,
  status: 'disconnected',
  account: null,
  network: null,
  session: null,
  wallets: null,
  providers,
}

interface Followed {
  shown: WalletSnapshot
  listeners: Set<() => void>
}

const followed = new WeakMap<Element, Followed>()

/**
 * Subscribes to the state of an element in the page. Returns undefined until the element's script has run, since the
 * element does not respond before.
 */
function follow(element: Element | null): Followed | undefined {
  if (!element?.isConnected || !element.shadowRoot) return undefined
  const known = followed.get(element)
  if (known) return known
  const own: Followed = { shown: disconnected, listeners: new Set() }
  followed.set(element, own)

  const on = <Each extends Name>(
    name: Each,
    toChange: (value: Value<Each>) => Partial<WalletSnapshot>,
  ) => {
    const callback = (value: Value<Each>) => {
      own.shown = { ...own.shown, ...toChange(value) }
      // A listener may remove itself and add itself again.
      for (const listener of [...own.listeners]) listener()
    }
    const request = { context: `wallet-modal/${name}`, subscribe: true, callback }
    element.dispatchEvent(Object.assign(new Event('context-request'), request))
  }

  on('state', (state) => {
    const { status, session, wallets } = state ?? disconnected
    const account = state?.accounts[state.namespace as Namespace] ?? null
    return { state, status, account, session, wallets }
  })
  on('account', (summary) => ({ network: (summary ?? disconnected).network }))
  for (const family of namespaces) {
    on(`provider/${family}`, (provider) => ({
      providers: { ...own.shown.providers, [family]: provider },
    }))
  }
  return own
}

function find(target: WalletTarget | undefined): Element | null {
  if (typeof target === 'string') return document.getElementById(target)
  if (!target) return document.querySelector('wallet-modal')
  return 'current' in target ? target.current : target
}

/** The detail of the command event; the element sets `result` during the dispatch. */
interface Sent {
  command: string
  result?: Promise<never>
}

/** Follows the element of a target, and sends it commands. Creating it needs no document. */
export function followTarget(target: WalletTarget | undefined) {
  const run = (command: string, data?: object): Promise<never> => {
    const result = customElements.whenDefined('wallet-modal').then(() => {
      const element = find(target)
      if (!element) throw new Error('No <wallet-modal>')
      const detail: Sent = { ...(!(data as Partial<Event> | undefined)?.bubbles && data), command }
      element.dispatchEvent(new CustomEvent('walletcommand', { detail }))
      return detail.result as Promise<never>
    })
    // Prevents an unhandled rejection if the caller ignores the result.
    result.catch(() => {})
    return result
  }

  return {
    read: (): WalletSnapshot => follow(find(target))?.shown ?? disconnected,
    subscribe(listener: () => void): () => void {
      const root = find(target)?.getRootNode() ?? document
      let listeners: Followed['listeners'] | undefined
      // Another element may have taken the place of the followed one, which then reports that it has left the page. If
      // none has, the followed one may come back.
      function update() {
        const next = follow(find(target))?.listeners
        if (next) {
          listeners?.delete(update)
          listeners = next.add(update)
        }
        listener()
      }
      update()
      root.addEventListener('ready', update, true)
      return () => {
        root.removeEventListener('ready', update, true)
        listeners?.delete(update)
      }
    },
    commands: {
      open: (data?: object) => run('open', data),
      close: (data?: object) => run('close', data),
      connect: (data?: object) => run('connect', data),
      disconnect: (data?: object) => run('disconnect', data),
      signIn: (data?: object) => run('sign-in', data),
      switchNetwork: (network: string) => run('switch-network', { network }),
      signMessage: (message: string, namespace?: string) =>
        run('sign-message', { message, namespace }),
      tokens: (data?: object) => run('tokens', data),
      transactions: (data?: object) => run('transactions', data),
      permissions: () => run('permissions'),
      searchWallets: (query?: string, page?: number) => run('search-wallets', { query, page }),
    },
  }
}
