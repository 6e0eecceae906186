import * as z from 'zod/mini'
import type { NamespaceSession } from '../../types/walletConnect.ts'
import { referenceOf } from '../../utils/caip.ts'
import { record } from '../../utils/schemas.ts'
import { ofChain } from './ofChain.ts'

type Capabilities = Record<string, unknown>

const object = record(z.string(), z.unknown())
const ofAddresses = record(z.string(), record(z.string(), object))

const entriesOf = (value: unknown) => Object.entries(object.safeParse(value).data ?? {})

/**
 * Selects the capabilities among the properties of a scope, which also hold other values: those of EIP-5792 have a
 * `supported` or a `status`.
 */
function capabilitiesIn(value: unknown): Capabilities {
  const isCapability = ([, one]: [string, unknown]) => {
    const { supported, status } = object.safeParse(one).data ?? {}
    return typeof supported === 'boolean' || typeof status === 'string'
  }
  return Object.fromEntries(entriesOf(value).filter(isCapability))
}

const ofKey = (value: unknown, name: string): unknown =>
  entriesOf(value).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]

/**
 * Reads the capabilities of an account (EIP-5792) that a wallet has sent with its session, so that it is not asked for
 * them: by address in `capabilities` (https://github.com/reown-com/web-examples/pull/540, April 2024), or those of session,
 * namespace, network and account one by one, as WalletConnect's universal-provider reads them
 * (https://github.com/WalletConnect/walletconnect-monorepo/pull/6762, June 2025). Malformed properties are left out.
 * Returns null unless each of the chains has a capability; without `chainIds`, each network of the session.
 *
 * @param chainIds chain ids in hexadecimal
 */
export function sessionCapabilities(
  session: NamespaceSession,
  address: string,
  chainIds: readonly string[] | undefined,
): Capabilities | null {
  const { properties, scopes } = session
  const listed = ofKey(ofAddresses.safeParse(properties.capabilities).data, address)
  const isListed = (chain: string) => [chain, '0x0'].some((id) => ofChain(listed, Number(id)))
  if (listed && (chainIds ?? []).every(isListed)) return object.parse(listed)
  const chains =
    chainIds?.map(Number) ?? session.granted().chains.map((id) => Number(referenceOf(id)))
  const entries = chains.map((chain): [string, Capabilities] => {
    const id = `eip155:${chain}` as const
    const scope = scopes[id]
    const own = {
      ...capabilitiesIn(properties),
      ...capabilitiesIn(scopes.eip155),
      ...capabilitiesIn(scope),
      ...capabilitiesIn(ofKey(scope, `${id}:${address}`)),
    }
    return [`0x${chain.toString(16)}`, own]
  })
  const isWhole = entries.length > 0 && entries.every(([, own]) => Object.keys(own).length > 0)
  return isWhole ? Object.fromEntries(entries) : null
}
