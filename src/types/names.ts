import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { Network } from './network.ts'

export interface ResolvedName {
  address: string
  avatarUrl: string | null
}

/** The nodes and hosts that a lookup may ask. */
export interface NameSources {
  /** Returns the JSON-RPC request of a network's nodes; null for a network that the page does not have. */
  rpcOf(caipNetworkId: CaipNetworkId): RpcRequest | null
  /** True if hosts that a contract names may be asked: gateways (EIP-3668) and the metadata of an NFT. */
  readonly asksGateways: boolean
  readonly signal?: AbortSignal | undefined
}

export interface NameRecord {
  /** The name, normalized by ENSIP-15. */
  name: string
  /** The address in bytes, as ENSIP-9 has it for the coin type; null if the name has none. */
  record: Uint8Array | null
  avatarUrl: string | null
}

export interface PrimaryName {
  name: string
  avatarUrl: string | null
}

/** The account type that a name is resolved to. */
export interface NameTarget {
  caipNetworkId: CaipNetworkId
  /** SLIP-44, or ENSIP-11 for EVM networks. */
  coinType: number
}

/**
 * Names that a namespace registers on one of its networks, read from its nodes. Lookups reject with
 * SERVICE_INVALID_RESPONSE, NAME_GATEWAY_FAILED, NOT_ENABLED if only a gateway knows and `asksGateways` is false, and the
 * errors of the nodes.
 */
export interface NameService {
  /** The network with the names of accounts on another; null if they have none. */
  registryOf(caipNetworkId: CaipNetworkId): Network | null
  /** True if the text has the form of the service's names. */
  mayHave(name: string): boolean
  /** True if a name is normalized by the service's rules (ENSIP-15), so that it cannot pass for another. */
  isNormalized(name: string): Promise<boolean>
  /** Resolves a name to its record; null if the name does not exist. */
  resolve(name: string, target: NameTarget, sources: NameSources): Promise<NameRecord | null>
  /** The primary name of an address on a network, if it resolves back to it; else null. */
  reverse(
    address: string,
    caipNetworkId: CaipNetworkId,
    sources: NameSources,
  ): Promise<PrimaryName | null>
  /** A name that an account gives itself: not unique, so nothing may be sent to it, and it is shown as unverified. */
  displayNameOf?(
    address: string,
    caipNetworkId: CaipNetworkId,
    sources: NameSources,
  ): Promise<string | null>
}

/** The registrar behind the blockchain API, for a family's accounts. */
export interface NameRegistrar {
  /** The coin type of a network in names (ENSIP-11). @throws WalletModalError INVALID_CHAIN_ID */
  toCoinType(caipNetworkId: CaipNetworkId): number
}

/** The addresses of a family as name services of others record them (ENSIP-9). */
export interface NameRecordFormat {
  /** Returns the coin type of a network in names; null if it has none. */
  coinTypeOf(caipNetworkId: CaipNetworkId): number | null
  /** Decodes a record; null for bytes that are no address of the network. */
  toAddress(record: Uint8Array, caipNetworkId: CaipNetworkId): string | null
}
