import { address as addresses, type Network, networks, script } from 'bitcoinjs-lib'
import type { CaipNetworkId } from '../../../types/caip.ts'
import { findChain } from '../chains.ts'

/** The version bytes of pay to script hash, on Bitcoin and its test networks. */
const scriptHashVersions = [0x05, 0xc4]

/** Of a network that only the host knows, the address itself says how its addresses begin. */
function networkOf(address: string, caipNetworkId: CaipNetworkId): Network {
  const chain = findChain(caipNetworkId)
  if (chain) {
    const [pubKeyHash, scriptHash] = chain.base58
    return { ...networks.bitcoin, bech32: chain.bech32, pubKeyHash, scriptHash }
  }
  try {
    const { version } = addresses.fromBase58Check(address)
    return scriptHashVersions.includes(version)
      ? { ...networks.bitcoin, scriptHash: version }
      : { ...networks.bitcoin, pubKeyHash: version }
  } catch {
    return { ...networks.bitcoin, bech32: address.slice(0, address.lastIndexOf('1')) }
  }
}

/** BIP-341, without the elliptic curves that bitcoinjs-lib asks for to see whether the key is on one. */
function toTaprootScript(address: string, { bech32 }: Network): Uint8Array | null {
  try {
    const { version, prefix, data } = addresses.fromBech32(address)
    if (version !== 1 || prefix !== bech32 || data.length !== 32) return null
    return script.compile([script.OPS.OP_1 ?? 0x51, data])
  } catch {
    return null
  }
}

/**
 * The script that coins of an address are locked with.
 *
 * @throws Error for what is no address on this network, its checksum included.
 */
export function toOutputScript(address: string, caipNetworkId: CaipNetworkId): Uint8Array {
  const network = networkOf(address, caipNetworkId)
  return toTaprootScript(address, network) ?? addresses.toOutputScript(address, network)
}
