import { expect, it, vi } from 'vitest'
import { readHoldings } from './readHoldings.ts'
import { nodeWith } from './testing/nodeWith.ts'

const [own, second, third] = ['bc1qown', 'bc1qsecond', 'bc1qthird'] as const

const stats = (confirmed: number, pending = 0) => ({
  chain_stats: { funded_txo_sum: confirmed, spent_txo_sum: 0 },
  mempool_stats: { funded_txo_sum: Math.max(pending, 0), spent_txo_sum: Math.max(-pending, 0) },
})
const responses = {
  [`GET /address/${own}`]: stats(1_000, -400),
  [`GET /address/${second}`]: stats(20_000, 7),
  [`GET /address/${third}`]: stats(300_000),
}

function walletWith(...addresses: string[]) {
  return { addressesOf: () => addresses.map((address) => ({ address, isChange: false })) }
}

it('the balance of an account is the sum of the addresses that the wallet lists', async () => {
  const read = (provider: unknown) => readHoldings(nodeWith(responses), own, provider)
  expect(await read(walletWith(own, second, third))).toEqual({
    confirmed: 321_000n,
    pending: -393n,
  })
  const alone = { confirmed: 1_000n, pending: -400n }
  for (const provider of [undefined, {}, walletWith()]) expect(await read(provider)).toEqual(alone)
})

it('the balance is unknown if one of the addresses cannot be read', async () => {
  const rpc = nodeWith({ ...responses, [`GET /address/${second}`]: 'busy' })
  await expect(readHoldings(rpc, own, walletWith(own, second))).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})

it('an address that the wallet lists during the requests is part of the balance', async () => {
  const wallet = walletWith(own)
  const node = nodeWith(responses)
  const rpc = (method: string) => {
    wallet.addressesOf = walletWith(own, second).addressesOf
    return node(method)
  }
  expect(await readHoldings(rpc, own, wallet)).toMatchObject({ confirmed: 21_000n })
})

it('balance and pending change that are read together share their requests', async () => {
  const rpc = vi.fn(nodeWith(responses))
  const read = () => readHoldings(rpc, own, walletWith(own, second))
  await Promise.all([read(), read()])
  expect(rpc).toHaveBeenCalledTimes(2)
  await read()
  expect(rpc).toHaveBeenCalledTimes(4)
})
