import { base64, hex } from '@scure/base'
import { payments, Transaction } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SignedMessage } from '../../../types/verifier.ts'
import { loadVerifier } from '../../verifiers.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'
import { compactVectors, witnessVectors } from './testing/vectors.ts'
import { toSpend } from './verifyWitness.ts'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet: CaipNetworkId = 'bip122:000000000933ea01ad0ee984209779ba'

const rpc = () => Promise.reject(new Error('No node is needed'))
const verify = async (signed: Omit<SignedMessage, 'caipNetworkId'>, caipNetworkId = mainnet) =>
  (await loadVerifier('bip122')).verify({
    ...signed,
    caipNetworkId: caipNetworkId as CaipNetworkId,
    rpc,
  })

describe.each([...compactVectors, ...witnessVectors.simple])(
  'a signature by $address of "$message"',
  (vector) => {
    const { address, message } = vector

    it('is valid', async () => {
      for (const signature of vector.signatures) {
        expect(await verify({ address, message, signature })).toBe(true)
      }
    })

    it('is invalid for another message, address or network', async () => {
      const other = [...compactVectors, ...witnessVectors.simple].filter(
        (one) => one.address !== address,
      )
      for (const signature of vector.signatures) {
        expect(await verify({ address, message: `${message}.`, signature })).toBe(false)
        expect(await verify({ address, message, signature }, testnet)).toBe(false)
        for (const one of other) {
          expect(await verify({ address: one.address, message, signature })).toBe(false)
        }
      }
    })

    it('is invalid with a flipped bit', async () => {
      for (const signature of vector.signatures) {
        const plain = signature.replace(/^smp/, '')
        const at = Math.floor(plain.length / 3)
        const turned = plain[at] === 'A' ? 'B' : 'A'
        const altered = plain.slice(0, at) + turned + plain.slice(at + 1)
        expect(await verify({ address, message, signature: altered })).toBe(false)
      }
    })
  },
)

describe('BIP-322 verification', () => {
  it.each(witnessVectors.hashes)(
    'builds the to_spend transaction of the test vector for "$message"',
    (vector) => {
      const script = toOutputScript(vector.address, mainnet)
      const transaction = toSpend(new TextEncoder().encode(vector.message), script)
      expect(transaction.getId()).toBe(vector.toSpend)
      expect(hex.encode(transaction.ins[0]?.script ?? new Uint8Array())).toBe(
        `0020${vector.messageHash}`,
      )
    },
  )

  it.each(witnessVectors.errors)('refuses the vector: $description', async (vector) => {
    expect(await verify(vector)).toBe(false)
  })
})

describe.each(witnessVectors.full)('a full signature by $address', (vector) => {
  const { address, message, signature } = vector

  it.each([
    ['with its prefix', `ful${signature}`],
    ['without a prefix', signature],
  ])('is valid %s', async (_, signed) => {
    expect(await verify({ address, message, signature: signed })).toBe(true)
  })

  it('is invalid for another message, address or network, and as the simple form', async () => {
    const signed = `ful${signature}`
    expect(await verify({ address, message: `${message}.`, signature: signed })).toBe(false)
    expect(await verify({ address, message, signature: signed }, testnet)).toBe(false)
    expect(await verify({ address, message, signature: `smp${signature}` })).toBe(false)
    for (const one of witnessVectors.full.filter((other) => other.address !== address))
      expect(await verify({ address: one.address, message, signature: signed })).toBe(false)
  })

  const change = (to: (transaction: Transaction) => unknown) => {
    const transaction = Transaction.fromBuffer(base64.decode(signature))
    to(transaction)
    return verify({ address, message, signature: `ful${base64.encode(transaction.toBuffer())}` })
  }

  it('is invalid if a member differs from the standard or the signature', async () => {
    const changes: ((transaction: Transaction) => unknown)[] = [
      (one) => one.addOutput(Uint8Array.of(0x6a), 0n),
      (one) => Object.assign(one.outs[0] ?? {}, { value: 1n }),
      (one) => Object.assign(one.outs[0] ?? {}, { script: Uint8Array.of(0x51) }),
      (one) => Object.assign(one.ins[0] ?? {}, { index: 1 }),
      (one) => Object.assign(one.ins[0] ?? {}, { sequence: 1 }),
      (one) => Object.assign(one, { locktime: 7 }),
      (one) => Object.assign(one, { version: 0 }),
      (one) => Object.assign(one.ins[0] ?? {}, { script: Uint8Array.of(0x51) }),
    ]
    for (const to of changes) expect(await change(to)).toBe(false)
  })

  it('cannot be verified with coins of more inputs, a later version or a lock that lasts', async () => {
    const uncheckable = { code: 'SIWX_UNCHECKABLE' }
    const changes: ((transaction: Transaction) => unknown)[] = [
      (one) => one.addInput(new Uint8Array(32).fill(1), 0),
      (one) => Object.assign(one, { version: 3 }),
      (one) => Object.assign(one, { locktime: 0xffffffff }),
      (one) => Object.assign(one, { locktime: 499_999_999 }),
    ]
    for (const to of changes) await expect(change(to)).rejects.toMatchObject(uncheckable)
    await expect(verify({ address, message, signature: 'pofcHNidP8BAAA=' })).rejects.toMatchObject(
      uncheckable,
    )
  })
})

it('a simple signature is invalid with the prefix of the full form', async () => {
  for (const { address, message, signatures } of witnessVectors.simple) {
    const [signature = ''] = signatures
    const full = `ful${signature.replace(/^smp/, '')}`
    expect(await verify({ address, message, signature: full })).toBe(false)
  }
})

describe('a BIP-322 signature of an address with a script', () => {
  const message = 'Hello'
  const uncheckable = { code: 'SIWX_UNCHECKABLE' }
  const none = new Uint8Array()
  const key = hex.decode('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798')
  const redeem = payments.p2ms({ m: 2, pubkeys: [key, key] })
  const multisig = payments.p2wsh({ redeem })

  /** The full form of a BIP-322 signature: the to_sign transaction with this witness. */
  function fullForm(address: string, items: Uint8Array[]): Uint8Array {
    const spent = toSpend(new TextEncoder().encode(message), toOutputScript(address, mainnet))
    const transaction = new Transaction()
    transaction.version = 0
    transaction.addInput(spent.getHash(), 0, 0)
    transaction.addOutput(Uint8Array.of(0x6a), 0n)
    transaction.setWitness(0, items)
    return transaction.toBuffer()
  }

  /** The witness of the full form. It follows 4 + 2 + 42 + 11 bytes and precedes the lock time. */
  const simpleForm = (address: string, items: Uint8Array[]) =>
    base64.encode(fullForm(address, items).subarray(59, -4))

  const ofMultisig = [none, new Uint8Array(71), new Uint8Array(71), redeem.output ?? none]
  const address = multisig.address ?? ''

  it.each([
    ['a script hash', address],
    ['a nested one', payments.p2sh({ redeem: multisig }).address ?? ''],
  ])('cannot be verified for %s', async (_kind, payee) => {
    const signature = simpleForm(payee, ofMultisig)
    const verifying = verify({ address: payee, message, signature })
    await expect(verifying).rejects.toMatchObject(uncheckable)
  })

  it('cannot be verified if a taproot address is spent by a script path', async () => {
    const payee = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
    const signature = simpleForm(payee, [Uint8Array.of(0x51), new Uint8Array(33).fill(0xc0)])
    const verifying = verify({ address: payee, message, signature })
    await expect(verifying).rejects.toMatchObject(uncheckable)
  })

  it('cannot be verified in the full form, and is invalid for another message', async () => {
    const signature = base64.encode(fullForm(address, ofMultisig))
    for (const full of [signature, `ful${signature}`])
      await expect(verify({ address, message, signature: full })).rejects.toMatchObject(uncheckable)
    expect(await verify({ address, message: 'Other', signature })).toBe(false)
  })

  it('is invalid if the script does not match the address', async () => {
    const signature = simpleForm(address, [none, Uint8Array.of(0x51)])
    expect(await verify({ address, message, signature })).toBe(false)
  })
})
