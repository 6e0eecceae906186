import { hexToBytes } from '@noble/hashes/utils'
import { type Bytes, type GenericExtrinsicSignatureV4, TypeRegistry } from '@polkadot/types'
import { findUnknownExtensions } from '@polkadot/types/extrinsic/signedExtensions'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { log } from '../../../utils/log.ts'
import type { TransactionPayload } from '../provider.ts'

/** Version of the transaction format that is read, and its first byte if the transaction is signed. */
const formatVersion = 4
const signedVersion = 0x84

/**
 * Members that a wallet may set: its own signature, and whether it proves the metadata (RFC-78), for which it needs the
 * whole transaction to be taken over.
 */
const ofWallet = ['signature', 'mode']

/** @throws Error if the payload or the transaction has another form */
function compare(signedTransaction: unknown, payload: TransactionPayload): string | null {
  const { address, method, version, signedExtensions } = payload
  const names = Array.isArray(signedExtensions) ? signedExtensions.map(String) : []
  if (version !== formatVersion || names.length === 0 || findUnknownExtensions(names).length > 0)
    throw new Error('unknown form of a payload')
  const registry = new TypeRegistry()
  registry.setSignedExtensions(names)
  const signatureOf = (bytes?: Uint8Array) =>
    registry.createType<GenericExtrinsicSignatureV4>('ExtrinsicSignatureV4', bytes, {
      isSigned: true,
    })
  const given =
    typeof signedTransaction === 'string'
      ? hexToBytes(signedTransaction.slice(2))
      : signedTransaction
  if (!(given instanceof Uint8Array)) throw new Error('no bytes')
  const bytes = registry.createType<Bytes>('Bytes', given).toU8a(true)
  if (bytes[0] !== signedVersion) throw new Error('not a signed transaction')
  const own = signatureOf(bytes.subarray(1))
  const asked = signatureOf()
  asked.addSignature(address, own.multiSignature.toU8a(), payload as never)
  const call = registry.createType<Bytes>('Raw', bytes.subarray(1 + own.encodedLength))
  if (call.toHex() !== String(method).toLowerCase()) return 'method'
  const differs = (name: string) => own.get(name)?.toHex() !== asked.get(name)?.toHex()
  const members = [...own.keys()].map(String)
  return members.find((name) => !ofWallet.includes(name) && differs(name)) ?? null
}

/**
 * Reads the transaction that a wallet has signed for a page's payload: the call, the signer, and what is signed with them,
 * such as era, nonce, tip and the fee's asset, are as the page asked. Undefined if it cannot be read: a page then submits its
 * own payload with the signature.
 *
 * @throws WalletModalError SIGNED_DIFFERENTLY if the wallet has signed another transaction
 */
export function readSignedTransaction(
  signedTransaction: unknown,
  payload: TransactionPayload,
): unknown {
  let different: string | null
  try {
    different = compare(signedTransaction, payload)
  } catch (thrown) {
    log('warn', 'a signed transaction could not be compared with the payload', thrown)
    return undefined
  }
  if (different === null) return signedTransaction
  const longMessage = `The wallet signed another ${different} than the payload's.`
  throw new WalletModalError('SIGNED_DIFFERENTLY', { longMessage })
}
