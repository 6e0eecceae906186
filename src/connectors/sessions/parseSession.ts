import * as z from 'zod/mini'
import { displayText, lenient, validEntries } from '../../storage/schemas.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { ConnectedWallet } from '../../types/connector.ts'
import type { SessionAccount, SessionNamespace } from '../../types/walletConnect.ts'
import { isCaipNetworkId, isNamespace } from '../../utils/caip.ts'
import { finiteNumber, orElse, record } from '../../utils/schemas.ts'
import { toOutsideImageUrl } from '../../utils/url.ts'

type Properties = Readonly<Record<string, unknown>>

/** A parsed session. The wallet has chosen all values in it. */
export interface WalletSession {
  topic: string
  /** Milliseconds since the epoch. */
  expiresAt: number
  wallet: Omit<ConnectedWallet, 'id' | 'type'>
  /** True for MetaMask, which lists only some networks but can switch to any network. */
  acceptsAnyNetwork: boolean
  namespaces: Partial<Record<Namespace, SessionNamespace>>
  /**
   * Session properties (CAIP-25), which contain responses that the wallet sends before the page requests them, and the
   * properties of single scopes, by namespace or CAIP-2 id. Values are not parsed further.
   */
  properties: Properties
  scopes: Properties
}

const acceptsAnyNetworkName = 'MetaMask Wallet'

/** Maximum number of accounts, chains or methods in one namespace. */
const mostEntries = 10_000

/** A list of which malformed entries are dropped. Wallets send null, too, where a list is empty. */
const strings = lenient(validEntries(z.string(), mostEntries))

const displayName = orElse(displayText, 'WalletConnect')

/** Namespaces by their key; undefined for one that is no object. */
const namespacesSchema = record(
  z.string(),
  lenient(z.object({ accounts: strings, methods: strings, chains: strings })),
)

const metadataSchema = z.object({
  name: lenient(z.string()),
  icons: strings,
  rdns: lenient(z.string().check(z.refine((text) => /^[\w-]+(?:\.[\w-]+)+$/.test(text)))),
})

const properties = orElse(record(z.string(), z.unknown()), {})

const sessionSchema = z.object({
  topic: z.string(),
  expiry: finiteNumber,
  namespaces: namespacesSchema,
  sessionProperties: properties,
  scopedProperties: properties,
  // The SDK has checked the peer's key. Its metadata serve for display.
  peer: lenient(z.object({ metadata: lenient(metadataSchema) })),
})

export function parseAccount(text: string): SessionAccount | null {
  const [namespace, reference, ...rest] = text.split(':')
  const caipNetworkId = `${namespace}:${reference}`
  const address = rest.join(':')
  return isCaipNetworkId(caipNetworkId) && address ? { caipNetworkId, address } : null
}

/** Merges the granted namespaces. A key is a namespace or a CAIP-2 id. A namespace without accounts is omitted. */
function toNamespaces(
  granted: z.infer<typeof namespacesSchema>,
): Partial<Record<Namespace, SessionNamespace>> {
  const namespaces: Partial<Record<Namespace, SessionNamespace>> = {}
  for (const [key, grant] of Object.entries(granted)) {
    const { accounts = [], chains = [], methods = [] } = grant ?? {}
    const [namespace] = key.split(':')
    if (!isNamespace(namespace)) continue
    const isOwn = (id: string): id is CaipNetworkId =>
      isCaipNetworkId(id) && id.startsWith(`${namespace}:`)
    const parsed = accounts.flatMap((text) => parseAccount(text) ?? [])
    const known = namespaces[namespace] ?? { accounts: [], chains: [], methods: [] }
    const ids = [...chains, key, ...parsed.map(({ caipNetworkId }) => caipNetworkId)]
    namespaces[namespace] = {
      accounts: [...known.accounts, ...parsed.filter((one) => isOwn(one.caipNetworkId))],
      chains: [...new Set([...known.chains, ...ids.filter(isOwn)])],
      methods: [...new Set([...known.methods, ...methods])],
    }
  }
  return Object.fromEntries(
    Object.entries(namespaces).filter(([, { accounts }]) => accounts.length > 0),
  )
}

/** Describes the first fault of a malformed session, for the log. */
export function describeFault(value: unknown): string {
  const [issue] = sessionSchema.safeParse(value).error?.issues ?? []
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown'
}

export function parseSession(value: unknown): WalletSession | null {
  const parsed = sessionSchema.safeParse(value)
  if (!parsed.success) return null
  const { topic, expiry, namespaces, sessionProperties, scopedProperties, peer } = parsed.data
  const { name, icons, rdns } = peer?.metadata ?? {}
  const icon = toOutsideImageUrl(icons?.[0])
  return {
    topic,
    expiresAt: expiry * 1000,
    wallet: {
      name: displayName.parse(name),
      rdns: rdns ?? null,
      ...(icon?.startsWith('https:') && { imageUrl: icon }),
    },
    acceptsAnyNetwork: name === acceptsAnyNetworkName,
    namespaces: toNamespaces(namespaces),
    properties: sessionProperties,
    scopes: scopedProperties,
  }
}
