import { expect, it } from 'vitest'
import { toRpcError } from '../../../services/jsonRpc/rpcErrors.ts'
import { estimateFee, gasLimitOfSimulated, neededWei, toFeeFields } from './estimateFee.ts'

const call = { from: '0x1', to: '0x2', value: '0x1', data: '0x' }
const gwei = 10n ** 9n
const hex = (value: bigint) => `0x${value.toString(16)}`

const nodeOf = (responses: Record<string, unknown>) => async (method: string) => {
  if (!(method in responses)) throw toRpcError({ code: -32601, message: 'method not found' })
  return responses[method]
}

const modern = {
  eth_getBlockByNumber: { baseFeePerGas: hex(10n * gwei) },
  eth_maxPriorityFeePerGas: hex(2n * gwei),
  eth_gasPrice: hex(12n * gwei),
  eth_estimateGas: hex(21_000n),
}

it('the estimated fee sets maxFeePerGas to twice the base fee plus the tip', async () => {
  const { maxWei } = await estimateFee(call, nodeOf(modern))
  expect(maxWei).toBe(21_000n * 22n * gwei)
})

it.each([
  ['the OP Stack', '0x420000000000000000000000000000000000000F'],
  ['Scroll', '0x5300000000000000000000000000000000000002'],
  ['Morph', '0x530000000000000000000000000000000000000f'],
])('the fee has twice the data fee that the oracle of %s states', async (_, oracle) => {
  const node = nodeOf(modern)
  const { dataWei, maxWei } = await estimateFee(call, async (method, params) => {
    if (method !== 'eth_call') return node(method)
    const [{ to }] = params as [{ to: string }]
    return to === oracle ? hex(5n * gwei) : '0x'
  })
  expect(dataWei).toBe(10n * gwei)
  expect(maxWei).toBe(21_000n * 22n * gwei + 10n * gwei)
})

it('the fee uses the gas price on chains before EIP-1559, and a derived tip if the node reports none', async () => {
  const old = { ...modern, eth_getBlockByNumber: {} }
  const { prices, maxWei } = await estimateFee(call, nodeOf(old))
  expect(prices).toEqual({ gasPrice: 12n * gwei })
  // A quarter more, because this price has no margin.
  expect(maxWei).toBe(21_000n * 15n * gwei)
  const { eth_maxPriorityFeePerGas: _, ...silent } = modern
  expect((await estimateFee(call, nodeOf(silent))).prices).toEqual({
    maxFeePerGas: 22n * gwei,
    maxPriorityFeePerGas: 2n * gwei,
  })
})

it('the fee of a transfer that cannot be simulated uses a typical gas limit', async () => {
  const { eth_estimateGas: _, ...blind } = modern
  expect((await estimateFee(call, nodeOf(blind))).gas).toBe(21_000n)
  expect((await estimateFee({ ...call, data: '0xa9059cbb' }, nodeOf(blind))).gas).toBe(100_000n)
})

it.each([
  [
    'no gas price on a network without a base fee',
    { eth_getBlockByNumber: {}, eth_gasPrice: '0x0' },
  ],
  [
    'neither a base fee nor a tip',
    {
      eth_getBlockByNumber: { baseFeePerGas: '0x0' },
      eth_maxPriorityFeePerGas: '0x0',
      eth_gasPrice: '0x0',
    },
  ],
  ['no gas for a transfer', { eth_estimateGas: '0x0' }],
  ['less gas than a plain transfer uses', { eth_estimateGas: hex(20_999n) }],
])('a node that reports %s is not believed', async (_, lie) => {
  const estimate = estimateFee(call, nodeOf({ ...modern, ...lie }))
  await expect(estimate).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
})

it('a base fee of 0 beside a higher gas price is not believed, and a tip that is the whole price is', async () => {
  const lying = { ...modern, eth_getBlockByNumber: { baseFeePerGas: '0x0' } }
  expect((await estimateFee(call, nodeOf(lying))).maxWei).toBe(21_000n * 12n * gwei)
  const bnb = { ...lying, eth_gasPrice: hex(2n * gwei) }
  expect((await estimateFee(call, nodeOf(bnb))).maxWei).toBe(21_000n * 2n * gwei)
})

it('absurd prices and gas are computed as they are', async () => {
  const absurd = {
    ...modern,
    eth_estimateGas: hex(10n ** 9n),
    eth_maxPriorityFeePerGas: hex(10n ** 18n),
  }
  const { maxWei } = await estimateFee(call, nodeOf(absurd))
  expect(maxWei).toBe(((10n ** 9n * 12n) / 10n) * (20n * gwei + 10n ** 18n))
})

it('the fee is unknown if the data fee of an L2 cannot be read', async () => {
  const node = nodeOf(modern)
  const broken = (method: string) =>
    method === 'eth_call' ? Promise.reject(new TypeError('offline')) : node(method)
  await expect(estimateFee(call, broken)).rejects.toThrow('offline')
})

it('a rise of the base fee within the margin needs no more than the estimated fee, a threefold one does', async () => {
  const reviewed = (await estimateFee(call, nodeOf(modern))).maxWei
  const at = async (base: bigint) =>
    neededWei(
      await estimateFee(
        call,
        nodeOf({ ...modern, eth_getBlockByNumber: { baseFeePerGas: hex(base) } }),
      ),
    )
  expect(await at(17n * gwei)).toBeLessThanOrEqual(reviewed)
  expect(await at(30n * gwei)).toBeGreaterThan(reviewed)
})

it('a higher data fee takes its margin before that of the gas price, and never more than the limit', async () => {
  const l1 = 20_000n * gwei
  const reviewed = await estimateFee(call, nodeOf({ ...modern, eth_call: hex(l1) }))
  const risen = await estimateFee(call, nodeOf({ ...modern, eth_call: hex((l1 * 3n) / 2n) }))
  const { maxFeePerGas } = toFeeFields(risen, reviewed.maxWei) ?? {}
  const paid = 21_000n * BigInt(maxFeePerGas ?? 0) + (l1 * 3n) / 2n
  expect(BigInt(maxFeePerGas ?? 0)).toBeGreaterThanOrEqual(12n * gwei)
  expect(paid).toBeLessThanOrEqual(reviewed.maxWei)
})

it('the fee includes the data fee of an L2', async () => {
  const { maxWei, dataWei } = await estimateFee(call, nodeOf({ ...modern, eth_call: hex(7n) }))
  expect(dataWei).toBe(14n)
  expect(maxWei).toBe(21_000n * 22n * gwei + 14n)
})

it('the fee limit that the wallet gets never exceeds the remaining balance', async () => {
  const fee = await estimateFee(call, nodeOf(modern))
  const limit = 21_000n * 15n * gwei
  const { gas, maxFeePerGas, maxPriorityFeePerGas } = toFeeFields(fee, limit) ?? {}
  expect(BigInt(gas ?? 0) * BigInt(maxFeePerGas ?? 0)).toBeLessThanOrEqual(limit)
  expect(BigInt(maxPriorityFeePerGas ?? 0)).toBe(2n * gwei)
})

it('the wallet gets no fee fields if their price would be below the block’s base fee', async () => {
  const fee = await estimateFee(call, nodeOf(modern))
  expect(toFeeFields(fee, 21_000n * 10n * gwei)).not.toBeNull()
  expect(toFeeFields(fee, 21_000n * 10n * gwei - 1n)).toBeNull()
})

it('the wallet gets a gas limit only if a node has estimated it', async () => {
  const transfer = { ...call, data: '0xa9059cbb' }
  const estimated = await estimateFee(
    transfer,
    nodeOf({ ...modern, eth_estimateGas: hex(50_000n) }),
  )
  expect([estimated.gas, estimated.gasLimit]).toEqual([60_000n, 60_000n])
  const { eth_estimateGas: _, ...blind } = modern
  expect((await estimateFee(transfer, nodeOf(blind))).gasLimit).toBeUndefined()
})

it('the gas limit is the gas that a simulated call uses before refunds', () => {
  expect(gasLimitOfSimulated({ gasUsed: 100_000n, maxUsedGas: 120_000n })).toBe(144_000n)
  expect(gasLimitOfSimulated({ gasUsed: 100_000n })).toBe(150_000n)
  expect(gasLimitOfSimulated({ gasUsed: 21_000n })).toBe(21_000n)
})
