import { toCaip2 } from '../evm/chains.ts'
import { ProviderRpcError } from '../evm/ProviderRpcError.ts'
import { isRecord } from '../shared/json.ts'
import type { WalletInfo } from './announce.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import { requestApproval, type WalletRequest } from './request.ts'

/** A further family of the wallet, which has a provider of its own in the page. */
export interface SessionFamily {
  /** CAIP-2 ids of its networks, until a page asks for others. */
  chains: readonly string[]
  /** Lets the page see the accounts. */
  permit(): void
  /** Addresses that the page may see. */
  accounts(): readonly string[]
}

interface Scope {
  accounts: string[]
  methods: string[]
  notifications: string[]
}

/** Targets of messages between pages and MetaMask's extension, and the name of the Multichain API among them. */
const contentScript = 'metamask-contentscript'
const inpage = 'metamask-inpage'
const stream = 'metamask-multichain-provider'

const announcement = 'caip294:wallet_announce'

/**
 * Answers requests for sessions (CAIP-25) as MetaMask does in Firefox, by messages of the window, and announces that (CAIP-294).
 * One prompt permits all families of the wallet that the page asks for.
 */
export function answerSessions(
  wallet: InjectedWallet,
  info: WalletInfo,
  requests: WalletRequest[],
  families: () => readonly SessionFamily[],
  page: Window = window,
): void {
  const evm: SessionFamily = {
    chains: [...wallet.chains.keys()].map(toCaip2),
    permit: () => wallet.connect(),
    accounts: () => wallet.accounts(),
  }
  const all = () => [evm, ...families()]
  const namespaceOf = ({ chains: [first = ''] }: SessionFamily) => first.split(':')[0]
  let asked: string[] | undefined

  const chainsOf = (family: SessionFamily) =>
    asked?.filter((chain) => chain.startsWith(`${namespaceOf(family)}:`)) ?? [...family.chains]

  const sessionScopes = () =>
    Object.fromEntries(
      all().flatMap((family) =>
        family.accounts().length === 0
          ? []
          : chainsOf(family).map((chain): [string, Scope] => {
              const accounts = family.accounts().map((address) => `${chain}:${address}`)
              return [chain, { accounts, methods: [], notifications: [] }]
            }),
      ),
    )

  async function respond(method: string, params: unknown): Promise<unknown> {
    if (method === 'wallet_getSession') return { sessionScopes: sessionScopes() }
    if (method !== 'wallet_createSession') throw new ProviderRpcError(-32601, 'No such method.')
    const request: WalletRequest = { method, params, prompted: false, outcome: 'pending' }
    requests.push(request)
    await requestApproval(wallet, request)
    request.outcome = 'answered'
    const scopes = isRecord(params) && isRecord(params.optionalScopes) ? params.optionalScopes : {}
    asked = Object.keys(scopes)
    for (const family of all()) if (chainsOf(family).length > 0) family.permit()
    return { sessionScopes: sessionScopes() }
  }

  page.addEventListener('message', async ({ data: message }: MessageEvent) => {
    if (!isRecord(message) || message.target !== contentScript || !isRecord(message.data)) return
    const { name, data } = message.data
    if (name !== stream || !isRecord(data)) return
    const answer = await respond(String(data.method), data.params).then(
      (result) => ({ result }),
      ({ code, message }: ProviderRpcError) => ({ error: { code, message } }),
    )
    const reply = { jsonrpc: '2.0', id: data.id, ...answer }
    page.postMessage({ target: inpage, data: { name: stream, data: reply } }, location.origin)
  })

  const announce = () => {
    const { uuid, name, icon, rdns } = info
    const detail = { jsonrpc: '2.0', method: 'wallet_announce', params: { uuid, name, icon, rdns } }
    page.dispatchEvent(new CustomEvent(announcement, { detail }))
  }
  page.addEventListener('caip294:wallet_prompt', announce)
  announce()
}
