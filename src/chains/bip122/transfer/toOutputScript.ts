import { createBase58check } from '@scure/base'
import { address as addresses, crypto, type Network, networks, script } from 'bitcoinjs-lib'
import type { CaipNetworkId } from '../../../types/caip.ts'
import { decodeSegwit } from '../address.ts'
import { findChain } from '../chains.ts'
import { keyHashScript, scriptHashScript, witnessScript } from '../outputScripts.ts'

const base58check = createBase58check(crypto.sha256)

/**
 * Decodes a base58 address.
 * @throws Error for a wrong checksum or length
 */
function decodeBase58(address: string): { version: number; hash: Uint8Array } {
  const bytes = base58check.decode(address)
  const [version = -1] = bytes
  if (bytes.length !== 21) throw new Error('The address has another length')
  return { version, hash: bytes.subarray(1) }
}

/** P2SH version bytes of Bitcoin and its test networks. */
const scriptHashVersions = [0x05, 0xc4]

/**
 * Returns the address parameters of a network. If only the host defines the network, the address determines the
 * parameters.
 */
function parametersOf(address: string, caipNetworkId: CaipNetworkId): Partial<Network> {
  const chain = findChain(caipNetworkId)
  if (chain) {
    const [pubKeyHash, scriptHash] = chain.base58
    return { bech32: chain.bech32, pubKeyHash, scriptHash }
  }
  try {
    const { version } = decodeBase58(address)
    return scriptHashVersions.includes(version) ? { scriptHash: version } : { pubKeyHash: version }
  } catch {
    return { bech32: address.slice(0, address.lastIndexOf('1')) }
  }
}

export function networkOf(address: string, caipNetworkId: CaipNetworkId): Network {
  return { ...networks.bitcoin, ...parametersOf(address, caipNetworkId) }
}

/** @throws Error if the address is invalid on this network, or its checksum is wrong */
export function toOutputScript(address: string, caipNetworkId: CaipNetworkId): Uint8Array {
  const { bech32, pubKeyHash, scriptHash } = parametersOf(address, caipNetworkId)
  const segwit = decodeSegwit(address)
  if (segwit && segwit.prefix === bech32 && isDefined(segwit)) {
    return witnessScript(segwit.program, segwit.version)
  }
  const { version, hash } = decodeBase58(address)
  if (version === pubKeyHash) return keyHashScript(hash)
  if (version === scriptHash) return scriptHashScript(hash)
  throw new Error('The address is of another network')
}

/** False for a program of a length that witness version 0 or 1 does not define (BIP-141, taproot: BIP-341). */
function isDefined({ version, program: { length } }: { version: number; program: Uint8Array }) {
  return (version === 0 && length === 20) || length === 32 || version > 1
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
