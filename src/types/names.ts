import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { Network } from './network.ts'

/** Text records of a name (ENSIP-5). The name's owner writes them, and nothing verifies them. */
export interface NameProfile {
  /** One line. */
  description?: string | undefined
  /** An https URL. */
  url?: string | undefined
}

export interface ResolvedName {
  address: string
  avatarUrl: string | null
  /** Undefined if the name has neither record. */
  profile?: NameProfile | undefined
}

/** The nodes and servers that a lookup may send requests to. */
export interface NameSources {
  /** Returns the function that sends requests to a network's nodes; null if the page has not configured the network. */
  rpcOf(caipNetworkId: CaipNetworkId): RpcRequest | null
  /**
   * True if a request may go to a server that a contract names: a gateway (EIP-3668) or the server of an NFT's metadata.
   * Called when a lookup needs such a request.
   */
  allowsGateways(): boolean
  readonly signal?: AbortSignal | undefined
}

export interface NameRecord {
  /** The name, normalized after ENSIP-15. */
  name: string
  /**
   * The address as bytes, in the ENSIP-9 encoding of the requested coin type; null if the name has no address of this
   * type.
   */
  record: Uint8Array | null
  avatarUrl: string | null
  profile?: NameProfile | undefined
}

export interface PrimaryName {
  name: string
  avatarUrl: string | null
}

/** The network and coin type of the address that a lookup requests. */
export interface NameTarget {
  caipNetworkId: CaipNetworkId
  /** Coin type: of SLIP-44, or of ENSIP-11 for EVM networks. */
  coinType: number
  /** True if the text records of `NameProfile` are wanted, each of which may cost a request to a gateway. */
  withProfile?: boolean
}

/**
 * Names that a namespace registers on one of its networks, read from that network's nodes. Lookups reject with
 * SERVICE_INVALID_RESPONSE if a response is malformed, with NAME_GATEWAY_FAILED if the gateways fail, with NOT_ENABLED
 * if the name needs a gateway and `allowsGateways` returns false, and with the errors of the nodes.
 */
export interface NameService {
  /**
   * Returns the network that registers names for accounts of the given network; null if these accounts have no names.
   */
  registryOf(caipNetworkId: CaipNetworkId): Network | null
  /** True if the text has the form of the service's names. */
  mayHave(name: string): boolean
  /**
   * Resolves with true if the name is normalized by the service's rules (ENSIP-15), so that users cannot mistake it for
   * another name.
   */
  isNormalized(name: string): Promise<boolean>
  /** Resolves with the record of a name; null if the name does not exist. */
  resolve(name: string, target: NameTarget, sources: NameSources): Promise<NameRecord | null>
  /** Resolves with the primary name of an address on a network; null unless the name resolves back to the address. */
  reverse(
    address: string,
    caipNetworkId: CaipNetworkId,
    sources: NameSources,
  ): Promise<PrimaryName | null>
  /**
   * Resolves with a name that the account has given itself. Such a name is not unique, so it is shown as unverified,
   * and Send does not accept it as a receiver.
   */
  displayNameOf?(
    address: string,
    caipNetworkId: CaipNetworkId,
    sources: NameSources,
  ): Promise<string | null>
}

/** Registers names through the blockchain API, for accounts of a chain family. */
export interface NameRegistrar {
  /**
   * Returns the coin type of a network (ENSIP-11).
   * @throws WalletModalError INVALID_CHAIN_ID if the network has no valid chain id
   */
  toCoinType(caipNetworkId: CaipNetworkId): number
}

/** The addresses of a chain family as name services of other families record them (ENSIP-9). */
export interface NameRecordFormat {
  /** Returns the coin type of a network; null if the network has no coin type. */
  coinTypeOf(caipNetworkId: CaipNetworkId): number | null
  /** Decodes an address; null if the bytes are not an address of the network. */
  toAddress(record: Uint8Array, caipNetworkId: CaipNetworkId): string | null
}
