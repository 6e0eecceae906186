import { address as addresses, type Network, networks, script } from 'bitcoinjs-lib'
import type { CaipNetworkId } from '../../../types/caip.ts'
import { findChain } from '../chains.ts'

/** P2SH version bytes of Bitcoin and its test networks. */
const scriptHashVersions = [0x05, 0xc4]

/**
 * Returns the address parameters of a network. If only the host defines the network, the address determines the
 * parameters.
 */
export function networkOf(address: string, caipNetworkId: CaipNetworkId): Network {
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

/**
 * Builds the output script of a taproot address (BIP-341). bitcoinjs-lib would validate the key, and would need an
 * elliptic-curve library for the validation.
 */
function toTaprootScript(address: string, { bech32 }: Network): Uint8Array | null {
  try {
    const { version, prefix, data } = addresses.fromBech32(address)
    if (version !== 1 || prefix !== bech32 || data.length !== 32) return null
    return script.compile([script.OPS.OP_1 ?? 0x51, data])
  } catch {
    return null
  }
}

/** @throws Error if the address is invalid on this network, or its checksum is wrong */
export function toOutputScript(address: string, caipNetworkId: CaipNetworkId): Uint8Array {
  const network = networkOf(address, caipNetworkId)
  return toTaprootScript(address, network) ?? addresses.toOutputScript(address, network)
}

/**
 * Encodes a taproot output script as an address (BIP-341). bitcoinjs-lib would validate the key, and would need an
 * elliptic-curve library for the validation.
 */
export function toTaprootAddress(output: Uint8Array, { bech32 }: Network): string | null {
  const isTaproot = output.length === 34 && output[0] === script.OPS.OP_1 && output[1] === 32
  return isTaproot ? addresses.toBech32(output.subarray(2), 1, bech32) : null
}

/** Opcodes of the witness versions 1 to 16. Only taproot, version 1, has a defined use. */
const isLaterWitness = ([version = 0]: Uint8Array) => version >= 0x51 && version <= 0x60

/**
 * Returns the address of an output script; null if it has none, or has an undefined witness version, whose outputs
 * anyone may spend.
 */
export function toAddress(output: Uint8Array, network: Network): string | null {
  try {
    if (isLaterWitness(output)) return toTaprootAddress(output, network)
    return addresses.fromOutputScript(output, network)
  } catch {
    return null
  }
}
