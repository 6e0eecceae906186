import * as z from 'zod/mini'
import { type Namespace, namespaces } from '../types/caip.ts'
import type { OtherKit } from '../types/otherKit.ts'
import { nonEmptyText, text } from '../utils/schemas.ts'
import { validEntries } from './schemas.ts'

/** A session that another library has stored for this origin. */
export interface OtherSession {
  namespace: Namespace
  /** Names of the wallet, the most exact one first: an rdns, a connector's id, or the name that users read. */
  names: readonly string[]
}

/** Maximum length of a value in characters. A store of wagmi with 20 connections has some 8,000. */
const maxLength = 65_536
const maxEntries = 20

/** Returns the parsed value. Unlike `readEntry`, it leaves a value that does not parse as it is: it is not ours. */
function readForeign<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  decode: (text: string) => unknown = JSON.parse,
): Value | undefined {
  try {
    const stored = localStorage.getItem(key)
    if (!stored || stored.length > maxLength) return undefined
    const parsed = schema.safeParse(decode(stored))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const plain = (value: string): string => value

/**
 * `wagmi.store` of @wagmi/core 3.6.5, the same in 2: state without `status`, whose Map of connections is written as
 * `{__type: 'Map', value}`.
 * https://github.com/wevm/wagmi/blob/main/packages/core/src/createConfig.ts (`partialize`)
 */
const wagmiStore = z.object({
  state: z.object({
    current: z.nullish(text),
    connections: z.object({
      value: validEntries(
        z.tuple([
          nonEmptyText,
          z.object({ connector: z.object({ id: nonEmptyText, name: nonEmptyText }) }),
        ]),
        maxEntries,
      ),
    }),
  }),
})

/**
 * The connection that is current, or, if the store names none of them, the one of `wagmi.recentConnectorId`. A user who has
 * disconnected has no connection there, and keeps the recent id.
 */
function readWagmi(): OtherSession[] {
  const { state } = readForeign('wagmi.store', wagmiStore) ?? {}
  if (!state) return []
  const recent = readForeign('wagmi.recentConnectorId', nonEmptyText)
  const all = state.connections.value
  const [, found] =
    all.find(([uid]) => uid === state.current) ??
    all.find(([, { connector }]) => connector.id === recent) ??
    []
  if (!found) return []
  const { id, name } = found.connector
  // The connector of wagmi notes that the user has disconnected: `wagmi.io.metamask.disconnected`.
  if (readForeign(`wagmi.${id}.disconnected`, z.literal(true))) return []
  return [{ namespace: 'eip155', names: [id, name] }]
}

/**
 * `@appkit/connection_status`, and the connector's id of each namespace, as AppKit 1.7.1 stores them, since
 * https://github.com/reown-com/appkit/pull/3535 (2024-12-24). An id is an rdns, or the name of a Solana wallet.
 */
function readAppKit(): OtherSession[] {
  if (readForeign('@appkit/connection_status', text, plain) !== 'connected') return []
  return namespaces.flatMap((namespace) => {
    const id = readForeign(`@appkit/${namespace}:connected_connector_id`, nonEmptyText, plain)
    return id === undefined ? [] : [{ namespace, names: [id] }]
  })
}

/**
 * `walletName` of @solana/wallet-adapter-react 0.15.40: a name as JSON, removed with the disconnect.
 * https://github.com/anza-xyz/wallet-adapter/blob/master/packages/core/react/src/WalletProvider.tsx (`localStorageKey`)
 */
function readWalletAdapter(): OtherSession[] {
  const name = readForeign('walletName', nonEmptyText)
  return name === undefined ? [] : [{ namespace: 'solana', names: [name] }]
}

const labels = z.union([validEntries(nonEmptyText, maxEntries), nonEmptyText])

/**
 * `onboard.js:last_connected_wallet` of @web3-onboard/core 2.21.2, a list with a label:
 * https://github.com/blocknative/web3-onboard/issues/2065. Before `autoConnectLastWallet` pages stored `connectedWallets`
 * themselves, as its documentation showed: https://onboard.blocknative.com/docs/modules/core
 */
function readWeb3Onboard(): OtherSession[] {
  const stored =
    readForeign('onboard.js:last_connected_wallet', labels) ??
    readForeign('connectedWallets', labels)
  const [label] = [stored].flat()
  return label === undefined ? [] : [{ namespace: 'eip155', names: [label] }]
}

const readers: Record<OtherKit, () => OtherSession[]> = {
  wagmi: readWagmi,
  appkit: readAppKit,
  'wallet-adapter': readWalletAdapter,
  'web3-onboard': readWeb3Onboard,
}

/** Returns the sessions that the libraries have stored, at most one for each namespace: that of the first library. */
export function readOtherSessions(kits: readonly OtherKit[]): OtherSession[] {
  const all = kits.flatMap((kit) => readers[kit]())
  return namespaces.flatMap((namespace) => all.find((one) => one.namespace === namespace) ?? [])
}
