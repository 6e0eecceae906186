import { hexToBytes } from '@noble/hashes/utils'
import {
  type Bytes,
  expandMetadata,
  type GenericExtrinsic,
  Metadata,
  type Option,
  TypeRegistry,
} from '@polkadot/types'
import polkadotHub from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import relayChain from '@polkadot/types-support/metadata/v15/polkadot-hex'
import { expect, it } from 'vitest'
import { alice, bob } from '../testing/fakeProvider.ts'
import { readSignedTransaction } from './readSignedTransaction.ts'

const hash = `0x${'11'.repeat(32)}`
const signature = `0x01${'22'.repeat(64)}`

function runtimeOf(given: string) {
  const registry = new TypeRegistry()
  const bytes = registry
    .createType<Option<Bytes>>('Option<Bytes>', hexToBytes(given.slice(2)))
    .unwrap()
  const metadata = new Metadata(registry, Uint8Array.from(bytes))
  registry.setMetadata(metadata)
  const { transferKeepAlive } = expandMetadata(registry, metadata).tx.balances ?? {}
  const pay = (to: string, amount: number) => transferKeepAlive?.(to, amount).toHex() ?? '0x'
  return { registry, pay }
}
const relay = runtimeOf(relayChain)
const hub = runtimeOf(polkadotHub)

function payloadOf({ registry, pay }: typeof relay, changes: object = {}) {
  return {
    address: alice.polkadot,
    blockHash: hash,
    era: '0x3500',
    genesisHash: hash,
    method: pay(bob.polkadot, 700),
    nonce: '0x07',
    signedExtensions: registry.signedExtensions,
    specVersion: '0x01',
    tip: '0x05',
    transactionVersion: '0x01',
    version: 4,
    ...changes,
  }
}

/** A wallet's transaction, made by the metadata of its network. */
function signed({ registry }: typeof relay, { address, ...payload }: ReturnType<typeof payloadOf>) {
  const given = { method: payload.method }
  const extrinsic = registry.createType<GenericExtrinsic>('Extrinsic', given, { version: 4 })
  return extrinsic
    .addSignature(address, hexToBytes(signature.slice(2)), { ...payload } as never)
    .toHex()
}

it.each([
  ['the relay chain', relay],
  ['Asset Hub', hub],
])('a transaction of %s that is as the page asked is handed on', (_, runtime) => {
  const payload = payloadOf(runtime)
  const transaction = signed(runtime, payload)
  expect(readSignedTransaction(transaction, payload)).toBe(transaction)
})

it('a wallet may prove the metadata, which changes only the mode', () => {
  const transaction = signed(relay, payloadOf(relay, { mode: 1 }))
  expect(readSignedTransaction(transaction, payloadOf(relay))).toBe(transaction)
})

it.each([
  ['call', { method: relay.pay(bob.polkadot, 701) }, 'method'],
  ['signer', { address: bob.polkadot }, 'signer'],
  ['nonce', { nonce: '0x08' }, 'nonce'],
  ['era', { era: '0x00' }, 'era'],
  ['tip', { tip: '0x0500' }, 'tip'],
])('a transaction with another %s is refused', (_, changes, name) => {
  const transaction = signed(relay, payloadOf(relay, changes))
  expect(() => readSignedTransaction(transaction, payloadOf(relay))).toThrow(
    expect.objectContaining({
      code: 'SIGNED_DIFFERENTLY',
      longMessage: expect.stringContaining(name),
    }),
  )
})

it.each([
  ['is no transaction', '0x1234', {}],
  ['is not signed', `0x${'04'.repeat(9)}`, {}],
  ['has extensions that are not known', null, { signedExtensions: ['Unheard'] }],
])('a response that %s is not handed on', (_, given, changes) => {
  const transaction = given ?? signed(relay, payloadOf(relay))
  expect(readSignedTransaction(transaction, payloadOf(relay, changes))).toBeUndefined()
})
