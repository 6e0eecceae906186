import * as ecc from '@bitcoinerlab/secp256k1'
import { hex } from '@scure/base'
import { crypto, initEccLib, type Psbt, payments, script, Transaction } from 'bitcoinjs-lib'
import { type ECPairAPI, ECPairFactory } from 'ecpair'
import { packWitness, toSign } from './bip322.ts'
import type { DemoChain } from './chains.ts'
import { legacyHash } from './legacyHash.ts'

let factory: ECPairAPI | undefined

/** Both libraries test the curve's functions first, which takes 40 ms; pages that never sign skip it. */
function ecPairs(): ECPairAPI {
  if (factory) return factory
  initEccLib(ecc)
  factory = ECPairFactory(ecc)
  return factory
}

export interface SigningAddress {
  address: string
  /** Public key in hexadecimal; for a taproot address the 32 bytes of its internal key. */
  publicKey: string
  /** The output script of this address. */
  output: Uint8Array
  type: AddressType
}

/** `p2sh` is BIP-49: P2WPKH nested in P2SH. */
export type PaymentType = 'p2pkh' | 'p2sh' | 'p2wpkh'
export type AddressType = PaymentType | 'p2tr'

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

/** The script of the output that an input spends, which a PSBT contains alone or in its whole transaction. */
function scriptOf({ data, txInputs }: Psbt, index: number): Uint8Array | undefined {
  const { witnessUtxo, nonWitnessUtxo } = data.inputs[index] ?? {}
  if (witnessUtxo || !nonWitnessUtxo) return witnessUtxo?.script
  return Transaction.fromBuffer(nonWitnessUtxo).outs[txInputs[index]?.index ?? 0]?.script
}

/** BIP-137 header by address type, before the recovery id is added. */
const headers = { p2pkh: 31, p2sh: 35, p2wpkh: 39, p2tr: 39 }

/** One key with the two addresses that wallets show: payment and taproot. */
export function createBitcoinSigner(
  key: string,
  chain: DemoChain,
  paymentType: PaymentType = 'p2wpkh',
): BitcoinSigner {
  const { network } = chain
  const pair = ecPairs().fromPrivateKey(hex.decode(key))
  const inner = pair.publicKey.subarray(1, 33)
  const tweaked = pair.tweak(crypto.taggedHash('TapTweak', inner))
  const segwit = payments.p2wpkh({ pubkey: pair.publicKey, network })
  const paid = {
    p2pkh: () => payments.p2pkh({ pubkey: pair.publicKey, network }),
    p2sh: () => payments.p2sh({ redeem: segwit, network }),
    p2wpkh: () => segwit,
  }[paymentType]()
  const taproot = payments.p2tr({ internalPubkey: inner, network })
  const payment: SigningAddress = {
    address: paid.address ?? '',
    publicKey: hex.encode(pair.publicKey),
    output: paid.output ?? new Uint8Array(),
    type: paymentType,
  }
  const ordinals: SigningAddress = {
    address: taproot.address ?? '',
    publicKey: hex.encode(inner),
    output: taproot.output ?? new Uint8Array(),
    type: 'p2tr',
  }
  const addresses = [payment, ordinals]

  /** BIP-137. */
  function signByEcdsa(message: string): string {
    const { signature, recoveryId } = ecc.signRecoverable(legacyHash(message), hex.decode(key))
    return base64(new Uint8Array([headers[paymentType] + recoveryId, ...signature]))
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
        const { tapInternalKey, redeemScript } = input
        const locked = scriptOf(psbt, index)
        const own = addresses.find(
          ({ output }) => locked && hex.encode(output) === hex.encode(locked),
        )
        if (!own || (indexes && !indexes.includes(index))) continue
        if (own.type === 'p2tr' && !tapInternalKey) {
          psbt.updateInput(index, { tapInternalKey: inner })
        }
        if (own.type === 'p2sh' && !redeemScript && segwit.output) {
          psbt.updateInput(index, { redeemScript: segwit.output })
        }
        psbt.signInput(index, own.type === 'p2tr' ? tweaked : pair)
      }
    },
  }
}
