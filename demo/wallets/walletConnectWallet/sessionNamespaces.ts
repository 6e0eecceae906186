import type { WalletNamespace } from './WalletNamespace.ts'

/** A proposal's namespace. */
export interface WantedNamespace {
  chains?: string[]
  methods: string[]
  events: string[]
}

export interface GrantedNamespace {
  chains: string[]
  methods: string[]
  events: string[]
  accounts: string[]
}

export type Granted = Record<string, GrantedNamespace>

/** A proposal's keys are `eip155`, or `eip155:1` for a single chain. */
const namespaceOf = (key: string) => key.split(':')[0] ?? key

/**
 * The part of a proposal that the wallet can grant: in each known namespace, the reachable chains and supported
 * methods. Undefined if a required part is missing, or if no namespace is left.
 */
export function grant(
  required: Record<string, WantedNamespace>,
  optional: Record<string, WantedNamespace>,
  namespaces: readonly WalletNamespace[],
): Granted | undefined {
  const wanted = [...Object.entries(required), ...Object.entries(optional)]
  const granted: Granted = {}
  for (const namespace of namespaces) {
    const entries = wanted.filter(([key]) => namespaceOf(key) === namespace.name)
    const wantedChains = entries.flatMap(([key, { chains }]) => chains ?? [key])
    const chains = namespace.chains().filter((chain) => wantedChains.includes(chain))
    if (chains.length === 0) continue
    const wantedMethods = entries.flatMap(([, { methods }]) => methods)
    const wantedEvents = entries.flatMap(([, { events }]) => events)
    granted[namespace.name] = {
      chains,
      methods: namespace.methods.filter((method) => wantedMethods.includes(method)),
      events: unique([...wantedEvents, ...namespace.events]),
      accounts: accountsOn(chains, namespace),
    }
  }
  const isGranted = Object.entries(required).every(([key, want]) => {
    const chains = granted[namespaceOf(key)]?.chains ?? []
    const methods = granted[namespaceOf(key)]?.methods ?? []
    return (
      (want.chains ?? [key]).every((chain) => chains.includes(chain)) &&
      want.methods.every((method) => methods.includes(method))
    )
  })
  return isGranted && Object.keys(granted).length > 0 ? granted : undefined
}

/** The namespaces of a session after a change in the wallet. `added` becomes the first chain. */
export function renewGrant(
  current: GrantedNamespace,
  namespace: WalletNamespace,
  added: string[] = [],
): GrantedNamespace {
  const chains = unique([...added, ...current.chains])
  return { ...current, chains, accounts: accountsOn(chains, namespace) }
}

function accountsOn(chains: string[], namespace: WalletNamespace): string[] {
  return chains.flatMap((chain) => namespace.accounts().map((account) => `${chain}:${account}`))
}

const unique = (values: string[]) => [...new Set(values)]
