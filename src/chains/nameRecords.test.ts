import { expect, it } from 'vitest'
import type { CaipNetworkId } from '../types/caip.ts'
import { namespaceOf } from '../utils/caip.ts'
import { loadLaterPart } from './laterFamilies.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const recordsOf = (id: CaipNetworkId) => loadLaterPart(namespaceOf(id), 'nameRecords')
const toBytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

/** The records of Bitcoin, Polkadot and Kusama are examples in ENSIP-9. */
it.each([
  [
    'eip155:1',
    2147483649,
    'f39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ],
  [
    bitcoin,
    0,
    '76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ],
  [
    bitcoin,
    0,
    'a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1887',
    '3Ai1JZ8pdJb2ksieUV8FsxSNVJCpoPi8W6',
  ],
  [
    bitcoin,
    0,
    '0014751e76e8199196d454941c45d1b3a323f1433bd6',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  [
    bitcoin,
    0,
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  [
    polkadot,
    354,
    '0aff6865635ae11013a83835c019d44ec3f865145943f487ae82a8e7bed3a66b',
    '1FRMM8PEiWXYax7rpS6X4XZX1aAAxSWx1CrKTyrVYhV24fg',
  ],
  [
    kusama,
    434,
    '0aff6865635ae11013a83835c019d44ec3f865145943f487ae82a8e7bed3a66b',
    'CpjsLDC1JFyrhm3ftC9Gs4QoyrkHKhZKtK7YqGTRFtTafgp',
  ],
  [solana, 501, '07'.repeat(32), 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx'],
] as const)(
  'on %s the record of coin type %d with the bytes %s is the address %s',
  async (id, coinType, record, address) => {
    const records = await recordsOf(id)
    expect(records.coinTypeOf(id)).toBe(coinType)
    expect(records.toAddress(toBytes(record), id)).toBe(address)
  },
)

it.each(['eip155:1', bitcoin, polkadot, solana] as const)(
  'on %s a name record whose length fits no address yields null',
  async (id) => {
    const records = await recordsOf(id)
    expect(records.toAddress(toBytes('00'.repeat(7)), id)).toBeNull()
    expect(records.toAddress(new Uint8Array(), id)).toBeNull()
  },
)

it.each([
  'eip155:2147483648',
  'bip122:000000000933ea01ad0ee984209779ba',
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
] as const)('the network %s has no coin type', async (id) => {
  expect((await recordsOf(id)).coinTypeOf(id)).toBeNull()
})
