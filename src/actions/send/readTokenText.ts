import type { CaipNetworkId } from '../../types/caip.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { cleanCode } from '../../utils/cleanText.ts'

/** A token as a page names it. */
export type WantedToken =
  | { kind: 'native'; caipNetworkId: CaipNetworkId | null }
  /** The address or id of a token, or a symbol, which the text alone does not tell apart. */
  | { kind: 'plain'; text: string }
  | { kind: 'address'; caipNetworkId: CaipNetworkId; address: string }

/** CAIP-19 namespaces of fungible tokens. */
const tokenNamespaces = ['erc20', 'token', 'asset', 'assets']

const caip19 = /^([^/]+)\/([-a-z\d]{3,8}):([-.%a-z\d]{1,128})$/i
const caip10 = /^([^:/]+:[^:/]+):([^:/]{1,128})$/

/**
 * Reads the token of a command: `native`, a symbol, an address, a CAIP-10 or a CAIP-19 id. In CAIP-19, `slip44` is the
 * native token of the network. Null for any other value.
 */
export function readTokenText(value: unknown): WantedToken | null {
  if (typeof value !== 'string') return null
  const text = cleanCode(value)
  if (text.toLowerCase() === 'native') return { kind: 'native', caipNetworkId: null }
  const [, chain, namespace = '', reference = ''] = caip19.exec(text) ?? []
  if (chain !== undefined) {
    if (!isCaipNetworkId(chain)) return null
    if (namespace === 'slip44') return { kind: 'native', caipNetworkId: chain }
    if (!tokenNamespaces.includes(namespace)) return null
    return { kind: 'address', caipNetworkId: chain, address: reference }
  }
  const [, network, address] = caip10.exec(text) ?? []
  if (network !== undefined && address !== undefined)
    return isCaipNetworkId(network) ? { kind: 'address', caipNetworkId: network, address } : null
  return /^[^:/]{1,128}$/.test(text) ? { kind: 'plain', text } : null
}
