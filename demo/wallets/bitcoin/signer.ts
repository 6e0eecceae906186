import * as ecc from '@bitcoinerlab/secp256k1'
import { hex } from '@scure/base'
import { crypto, initEccLib, type Psbt, payments, script, Transaction } from 'bitcoinjs-lib'
import { ECPairFactory } from 'ecpair'
import { packWitness, toSign } from './bip322.ts'
import type { DemoChain } from './chains.ts'

initEccLib(ecc)
const ECPair = ECPairFactory(ecc)

export interface SigningAddress {
  address: string
  /** Hexadecimal; of a taproot address the 32 bytes of its inner key. */
  publicKey: string
  /** The script that coins of this address are locked with. */
  output: Uint8Array
  type: 'p2wpkh' | 'p2tr'
}

export type Protocol = 'ecdsa' | 'bip322'

export interface BitcoinSigner {
  chain: DemoChain
  payment: SigningAddress
  ordinals: SigningAddress
  find(address: unknown): SigningAddress | undefined
  /** Base64. */
  signMessage(address: SigningAddress, message: string, protocol: Protocol): string
  /** Signs the given inputs, or all of this signer's. */
  signPsbt(psbt: Psbt, indexes?: readonly number[]): void
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/** What every signed message begins with, so that it can never be a transaction. */
function legacyHash(message: string): Uint8Array {
  const bytes = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  const length =
    bytes.length < 0xfd ? [bytes.length] : [0xfd, bytes.length & 0xff, bytes.length >> 8]
  return crypto.hash256(new Uint8Array([...prefix, ...length, ...bytes]))
}

/** One key with the two addresses that wallets show for it: native segwit and taproot. */
export function createBitcoinSigner(key: string, chain: DemoChain): BitcoinSigner {
  const { network } = chain
  const pair = ECPair.fromPrivateKey(hex.decode(key))
  const inner = pair.publicKey.subarray(1, 33)
  const tweaked = pair.tweak(crypto.taggedHash('TapTweak', inner))
  const segwit = payments.p2wpkh({ pubkey: pair.publicKey, network })
  const taproot = payments.p2tr({ internalPubkey: inner, network })
  const payment: SigningAddress = {
    address: segwit.address ?? '',
    publicKey: hex.encode(pair.publicKey),
    output: segwit.output ?? new Uint8Array(),
    type: 'p2wpkh',
  }
  const ordinals: SigningAddress = {
    address: taproot.address ?? '',
    publicKey: hex.encode(inner),
    output: taproot.output ?? new Uint8Array(),
    type: 'p2tr',
  }
  const addresses = [payment, ordinals]

  /** BIP-137, with the header that names a native segwit address. */
  function signByEcdsa(message: string): string {
    const { signature, recoveryId } = ecc.signRecoverable(legacyHash(message), hex.decode(key))
    return base64(new Uint8Array([39 + recoveryId, ...signature]))
  }

  function signByBip322({ type, output }: SigningAddress, message: string): string {
    const transaction = toSign(message, output)
    if (type === 'p2tr') {
      const hash = transaction.hashForWitnessV1(0, [output], [0n], Transaction.SIGHASH_DEFAULT)
      return base64(packWitness([tweaked.signSchnorr(hash)]))
    }
    const code = payments.p2pkh({ pubkey: pair.publicKey }).output ?? new Uint8Array()
    const hash = transaction.hashForWitnessV0(0, code, 0n, Transaction.SIGHASH_ALL)
    const signature = script.signature.encode(pair.sign(hash), Transaction.SIGHASH_ALL)
    return base64(packWitness([signature, pair.publicKey]))
  }

  return {
    chain,
    payment,
    ordinals,
    find: (address) => addresses.find((one) => one.address === address),
    signMessage: (address, message, protocol) =>
      protocol === 'ecdsa' ? signByEcdsa(message) : signByBip322(address, message),
    signPsbt(psbt, indexes) {
      for (const [index, input] of psbt.data.inputs.entries()) {
        const { witnessUtxo, tapInternalKey } = input
        const own = addresses.find(
          ({ output }) => witnessUtxo && hex.encode(output) === hex.encode(witnessUtxo.script),
        )
        if (!own || (indexes && !indexes.includes(index))) continue
        if (own.type === 'p2tr' && !tapInternalKey) {
          psbt.updateInput(index, { tapInternalKey: inner })
        }
        psbt.signInput(index, own.type === 'p2tr' ? tweaked : pair)
      }
    },
  }
}
