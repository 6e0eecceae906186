import {
  getDefaultTransport,
  getMultichainClient,
  type MultichainApiClient,
} from '@metamask/multichain-api-client'
import * as z from 'zod/mini'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import type { CaipNetworkId, Namespace } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { record, text } from '../../../utils/schemas.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'
import type { SessionWallet } from './sessionWallet.ts'

type Scopes = NonNullable<Parameters<MultichainApiClient['createSession']>[0]['optionalScopes']>
type ScopeObject = Scopes[keyof Scopes]

const session = z.object({
  sessionScopes: record(text, z.object({ accounts: z.optional(z.array(z.unknown())) })),
})

/** Limit in ms of the question for a session, which needs no user. */
const silentMs = 3_000

/** Returns the namespaces of which a session has accounts. */
function grantedBy(response: unknown): Set<string> {
  const parsed = session.safeParse(response)
  if (!parsed.success) throw invalidResponseTo('wallet_createSession', response)
  const scopes = Object.entries(parsed.data.sessionScopes)
  const own = scopes.filter(([, { accounts = [] }]) => accounts.length > 0)
  return new Set(own.map(([scope]) => scope.split(':')[0] ?? ''))
}

/** Returns the scopes of all networks of the page in the namespaces. The wallet leaves out those that it does not know. */
function scopesFor(namespaces: readonly Namespace[], { networks }: ConnectorContext) {
  const own = networks.filter(({ chainNamespace }) => namespaces.includes(chainNamespace))
  const scope = (id: CaipNetworkId): [CaipNetworkId, ScopeObject] => [
    id,
    { methods: [], notifications: [] },
  ]
  // The client's type lists the families that MetaMask has; the wallet leaves out others.
  return Object.fromEntries(own.map(({ caipNetworkId }) => scope(caipNetworkId))) as Scopes
}

/**
 * Requests a session (CAIP-25) for several namespaces, by one prompt; without a prompt if there is one for all of them. Resolves with
 * the namespaces that the user has granted. MetaMask's permission is the page's, so that its providers of EIP-1193 and of the Wallet
 * Standard then grant the accounts without a prompt
 * (https://github.com/MetaMask/core/tree/main/packages/chain-agnostic-permission).
 * @throws the wallet's errors; WalletModalError WALLET_INVALID_RESPONSE
 */
export async function requestSession(
  { extensionId }: SessionWallet,
  namespaces: readonly Namespace[],
  context: ConnectorContext,
): Promise<Namespace[]> {
  const transport = getDefaultTransport(extensionId === undefined ? {} : { extensionId })
  const client = getMultichainClient({ transport })
  const late = () => new Error('The wallet does not answer wallet_getSession.')
  try {
    const asked = Promise.resolve(client.getSession())
    const known = grantedBy((await withTimeout(asked, silentMs, late)) ?? { sessionScopes: {} })
    const isWhole = namespaces.every((namespace) => known.has(namespace))
    const granted = isWhole
      ? known
      : grantedBy(
          await client.createSession({
            optionalScopes: scopesFor(namespaces, context),
            // Without it, MetaMask's wallet of the Wallet Standard tells no change of the account.
            ...(namespaces.includes('solana') && {
              sessionProperties: { solana_accountChanged_notifications: true },
            }),
          }),
        )
    return namespaces.filter((namespace) => granted.has(namespace))
  } finally {
    transport.disconnect().catch(() => {})
  }
}
