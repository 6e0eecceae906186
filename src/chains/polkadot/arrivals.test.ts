import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { createPolkadotAdapter } from './adapter.ts'
import { readHistory } from './arrivals.ts'
import { encodeSs58 } from './ss58.ts'
import { alice, builtIn } from './testing/fakeProvider.ts'

const { caipNetworkId, nativeCurrency } = builtIn('polkadot')
const genesis = `0x${caipNetworkId.split(':')[1]}${'0'.repeat(32)}`
const dot = 10_000_000_000n
const threeDays = 3 * 24 * 3_600_000

const { getBalance } = createPolkadotAdapter()

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Account {
  nonce?: number
  free: bigint
  reserved?: bigint
  frozen?: bigint
}

/** `AccountInfo` of SCALE: four u32, then four u128, little-endian. */
function encode({ nonce = 0, free, reserved = 0n, frozen = 0n }: Account): string {
  const bytes = new DataView(new ArrayBuffer(80))
  bytes.setUint32(0, nonce, true)
  for (const [index, amount] of [free, reserved, frozen, 1n << 127n].entries()) {
    bytes.setBigUint64(16 + index * 16, amount & (2n ** 64n - 1n), true)
    bytes.setBigUint64(24 + index * 16, amount >> 64n, true)
  }
  return `0x${Buffer.from(bytes.buffer).toString('hex')}`
}

/** The browser reads the balance. `account` is null for an account that does not exist. */
const read = (account: Account | null, address = alice.polkadot) =>
  getBalance(address, async (method) =>
    method === 'state_getStorage' ? account && encode(account) : genesis,
  )

async function listed(address = alice.polkadot) {
  const request = { address, caipNetworkId, nativeCurrency, tokens: [] }
  const { transactions } = await readHistory(request, () => {
    throw new Error('no request is needed')
  })
  return transactions.map(({ transfers }) => transfers[0]?.quantity.numeric)
}

it('a rise between two reads is listed exactly to the planck, newest first', async () => {
  await read({ free: dot })
  expect(await listed()).toEqual([])
  await read({ free: 2n * dot + 1n })
  await read({ free: 2n * dot + 1n })
  await read({ free: 5n * dot + 1n })
  expect(await listed()).toEqual(['3', '1.0000000001'])
})

it('an arrival states its unit and the time at which it was seen', async () => {
  await read({ free: dot })
  vi.advanceTimersByTime(60_000)
  await read({ free: 2n * dot })
  const request = { address: alice.polkadot, caipNetworkId, nativeCurrency, tokens: [] }
  const [row] = (await readHistory(request, async () => null)).transactions
  expect(row).toMatchObject({
    metadata: { operationType: 'arrive', hash: null, minedAt: 1_060_000, status: 'confirmed' },
    transfers: [{ direction: 'in', fungibleInfo: { symbol: 'DOT' } }],
  })
})

it('reserving, freezing and their ends are not listed as arrivals', async () => {
  await read({ free: 4n * dot, reserved: 5n * dot, frozen: 3n * dot })
  await read({ free: 9n * dot })
  await read({ free: 2n * dot, reserved: 7n * dot })
  expect(await listed()).toEqual([])
})

it('a rise beside a transaction of the account is not listed, since its amount is not exact', async () => {
  await read({ nonce: 3, free: 9n * dot })
  await read({ nonce: 4, free: 12n * dot })
  expect(await listed()).toEqual([])
  await read({ nonce: 4, free: 13n * dot })
  expect(await listed()).toEqual(['1'])
})

it('a node that lags behind does not cause an arrival to be listed twice', async () => {
  await read({ nonce: 3, free: dot })
  await read({ nonce: 3, free: 2n * dot })
  await read({ nonce: 3, free: dot })
  await read({ nonce: 3, free: 2n * dot })
  await read({ nonce: 4, free: dot })
  await read({ nonce: 4, free: 2n * dot })
  await read({ nonce: 3, free: dot })
  await read({ nonce: 4, free: dot })
  await read({ nonce: 4, free: 2n * dot })
  expect(await listed()).toEqual(['1', '1'])
})

it('an arrival is removed if its block was replaced', async () => {
  await read({ free: dot })
  await read({ free: 2n * dot })
  await read({ free: 5n * dot })
  await read({ free: 9n * dot })
  await read({ free: 2n * dot })
  expect(await listed()).toEqual(['1'])
  await read({ free: 6n * dot })
  expect(await listed()).toEqual(['4', '1'])
})

it('a fall by another amount than the arrivals removes no arrival', async () => {
  await read({ free: dot })
  await read({ free: 4n * dot })
  await read({ free: 3n * dot })
  expect(await listed()).toEqual(['3'])
  await read({ free: dot })
  expect(await listed()).toEqual(['3'])
})

it('a rise is not listed if the account was closed and made again between two reads', async () => {
  await read({ nonce: 1, free: 9n * dot })
  await read({ nonce: 0, free: 3n * dot })
  await read({ nonce: 1, free: 11n * dot })
  expect(await listed()).toEqual([])
  await read({ nonce: 1, free: 12n * dot })
  expect(await listed()).toEqual(['1'])
})

it('a rise after a fall without a transaction is not listed, since its amount is not exact', async () => {
  await read({ free: 9n * dot })
  await read({ free: 4n * dot })
  await read({ free: 11n * dot })
  expect(await listed()).toEqual([])
  await read({ free: 12n * dot })
  expect(await listed()).toEqual(['1'])
})

it('the first amount of a new account is listed as an arrival, even if the account was closed earlier', async () => {
  await read(null)
  await read({ free: 2n * dot })
  await read({ nonce: 1, free: dot })
  await read(null)
  await read({ free: 3n * dot })
  expect(await listed()).toEqual(['3', '2'])
})

it('each account has its own arrivals, for three days, and at most 20 of them', async () => {
  await read({ free: dot }, alice.kusama)
  await read({ free: 0n })
  for (let count = 1n; count <= 22n; count += 1n) await read({ free: count * count })
  expect(await listed(alice.kusama)).toEqual([])
  expect(await listed()).toHaveLength(20)
  vi.advanceTimersByTime(threeDays)
  await read({ free: 500n })
  expect(await listed()).toHaveLength(20)
  vi.advanceTimersByTime(1)
  expect(await listed()).toEqual(['0.0000000016'])
})

it('the arrivals of 30 accounts fit into storage, and the account that was read first is dropped', async () => {
  const most = 10n ** 38n
  const addresses = Array.from({ length: 31 }, (_, index) =>
    encodeSs58({ prefix: 0, accountId: new Uint8Array(32).fill(index) }),
  )
  for (const address of addresses) {
    await read({ free: 0n }, address)
    await read({ free: 3n * most }, address)
    for (let count = 0n; count < 20n; count += 1n) {
      await read({ nonce: 1 + Number(count), free: most }, address)
      await read({ nonce: 1 + Number(count), free: 3n * most }, address)
    }
  }
  const counts = await Promise.all(addresses.map(async (address) => (await listed(address)).length))
  expect(counts).toEqual([0, ...Array.from({ length: 30 }, () => 20)])
})
