import { bytesToHex } from '@noble/hashes/utils'
import { blake2AsU8a, decodeAddress, xxhashAsU8a } from '@polkadot/util-crypto'
import { describe, expect, it } from 'vitest'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import { createPolkadotAdapter } from './adapter.ts'
import { alice } from './testing/fakeProvider.ts'

const polkadot = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
const assetHub = '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f'
const unknown = `0x${'45'.repeat(32)}`

const { getBalance } = createPolkadotAdapter()

/** An integer of SCALE: little-endian. */
const scale = (value: bigint, bytes: number) =>
  Array.from({ length: bytes }, (_, at) =>
    ((value >> BigInt(8 * at)) & 255n).toString(16).padStart(2, '0'),
  ).join('')

const newLogic = 1n << 127n

interface Amounts {
  free: bigint
  reserved?: bigint
  frozen?: bigint
  flags?: bigint
}

/** `AccountInfo`: nonce, consumers, providers and sufficients, then `AccountData`. */
const stored = ({ free, reserved = 0n, frozen = 0n, flags = newLogic }: Amounts) =>
  `0x${[7n, 1n, 1n, 0n].map((count) => scale(count, 4)).join('')}${[free, reserved, frozen, flags].map((amount) => scale(amount, 16)).join('')}`

/** A node with one entry in its storage. */
function node(entry: unknown, genesis: unknown = polkadot) {
  const calls: unknown[] = []
  const rpc: RpcRequest = async (method, params) => {
    calls.push([method, params])
    return method === 'state_getStorage' ? entry : genesis
  }
  return { rpc, calls }
}

const dot = 10_000_000_000n

describe('the Polkadot adapter’s getBalance', () => {
  it('the adapter requests the storage key that @polkadot/util-crypto computes', async () => {
    const { rpc, calls } = node(null)
    await getBalance(alice.polkadot, rpc)
    const id = decodeAddress(alice.any)
    const parts = [
      xxhashAsU8a('System', 128),
      xxhashAsU8a('Account', 128),
      blake2AsU8a(id, 128),
      id,
    ]
    expect(calls).toContainEqual(['state_getStorage', [`0x${parts.map(bytesToHex).join('')}`]])
  })

  it('the adapter decodes the fields of an account entry', async () => {
    const entry = `0x${[
      '03000000010000000100000000000000', // nonce, consumers, providers, sufficients
      '00c817a8040000000000000000000000', // free: 2 DOT
      '00000000000000000000000000000000', // reserved
      '00ba1dd2050000000000000000000000', // frozen: 2.5 DOT
      '00000000000000000000000000000080', // flags
    ].join('')}`
    expect(await getBalance(alice.polkadot, node(entry).rpc)).toBe(0n)
    const unfrozen = entry.replace('00ba1dd205', '0000000000')
    expect(await getBalance(alice.polkadot, node(unfrozen).rpc)).toBe(dot)
  })

  it.each([
    ['all but the existential deposit of Polkadot', { free: 5n * dot }, polkadot, 4n * dot],
    ['all but the deposit of Asset Hub', { free: dot }, assetHub, dot - 100_000_000n],
    ['all of it on a network without a known deposit', { free: 5n }, unknown, 5n],
    ['nothing below the deposit', { free: dot - 1n }, polkadot, 0n],
    [
      'all but a freeze above the deposit',
      { free: 9n * dot, frozen: 3n * dot },
      polkadot,
      6n * dot,
    ],
    [
      'all but the deposit with a freeze below it',
      { free: 9n * dot, frozen: 1n },
      polkadot,
      8n * dot,
    ],
    [
      'what is free beyond a freeze that the reserve covers in part',
      { free: 9n * dot, reserved: 2n * dot, frozen: 5n * dot },
      polkadot,
      6n * dot,
    ],
    [
      'all but the deposit with a freeze that the reserve covers',
      { free: 9n * dot, reserved: 5n * dot, frozen: 5n * dot },
      polkadot,
      8n * dot,
    ],
    [
      'all but the larger lock of an account from before holds and freezes',
      { free: 9n * dot, reserved: 5n * dot, frozen: 2n * dot, flags: 4n * dot },
      polkadot,
      5n * dot,
    ],
    ['an amount beyond 64 bits', { free: 1n << 100n }, unknown, 1n << 100n],
  ] as const)('a transfer can move %s', async (_, amounts, genesis, expected) => {
    const { rpc } = node(stored(amounts), genesis)
    expect(await getBalance(alice.polkadot, rpc)).toBe(expected)
  })

  it('an account that does not exist has a balance of zero', async () => {
    expect(await getBalance(alice.kusama, node(null).rpc)).toBe(0n)
  })

  it.each([
    undefined,
    0,
    '',
    '0x',
    '0x00',
    `0x${'zz'.repeat(80)}`,
    `${stored({ free: 1n })}00`,
    {},
  ])('the invalid response %j rejects', async (entry) => {
    await expect(getBalance(alice.polkadot, node(entry).rpc)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })

  it('the adapter rejects an invalid genesis hash', async () => {
    const { rpc } = node(stored({ free: dot }), null)
    await expect(getBalance(alice.polkadot, rpc)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })

  it('the adapter rejects with an error of the node', async () => {
    const rpc = () => Promise.reject(new Error('offline'))
    await expect(getBalance(alice.polkadot, rpc)).rejects.toThrow('offline')
  })

  it('the adapter rejects an address that is not SS58', async () => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    await expect(getBalance(address, node(null).rpc)).rejects.toMatchObject({ code: 'UNKNOWN' })
  })
})
