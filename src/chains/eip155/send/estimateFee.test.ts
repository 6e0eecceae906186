import { expect, it } from 'vitest'
import { estimateFee, toFeeFields } from './estimateFee.ts'

const call = { from: '0x1', to: '0x2', value: '0x1', data: '0x' }
const gwei = 10n ** 9n
const hex = (value: bigint) => `0x${value.toString(16)}`

const nodeOf = (answers: Record<string, unknown>) => async (method: string) => {
  if (!(method in answers)) throw new Error('method not found')
  return answers[method]
}

const modern = {
  eth_getBlockByNumber: { baseFeePerGas: hex(10n * gwei) },
  eth_maxPriorityFeePerGas: hex(2n * gwei),
  eth_gasPrice: hex(12n * gwei),
  eth_estimateGas: hex(21_000n),
}

it('reserves twice the base fee and the tip', async () => {
  const { maxWei } = await estimateFee(call, nodeOf(modern))
  expect(maxWei).toBe(21_000n * 22n * gwei)
})

it('goes by the gas price before EIP-1559, and where the tip is not told', async () => {
  const old = { ...modern, eth_getBlockByNumber: {} }
  expect((await estimateFee(call, nodeOf(old))).prices).toEqual({ gasPrice: 12n * gwei })
  const { eth_maxPriorityFeePerGas: _, ...silent } = modern
  expect((await estimateFee(call, nodeOf(silent))).prices).toEqual({
    maxFeePerGas: 22n * gwei,
    maxPriorityFeePerGas: 2n * gwei,
  })
})

it('takes a usual amount of gas where a transfer cannot be tried', async () => {
  const { eth_estimateGas: _, ...blind } = modern
  expect((await estimateFee(call, nodeOf(blind))).gas).toBe(21_000n)
  expect((await estimateFee({ ...call, data: '0xa9059cbb' }, nodeOf(blind))).gas).toBe(100_000n)
})

it('adds what a network on top of another charges for data', async () => {
  const { maxWei, dataWei } = await estimateFee(call, nodeOf({ ...modern, eth_call: hex(7n) }))
  expect(dataWei).toBe(14n)
  expect(maxWei).toBe(21_000n * 22n * gwei + 14n)
})

it('never lets the wallet spend more than is left', async () => {
  const fee = await estimateFee(call, nodeOf(modern))
  const limit = 21_000n * 15n * gwei
  const { gas, maxFeePerGas, maxPriorityFeePerGas } = toFeeFields(fee, limit) ?? {}
  expect(BigInt(gas ?? 0) * BigInt(maxFeePerGas ?? 0)).toBeLessThanOrEqual(limit)
  expect(BigInt(maxPriorityFeePerGas ?? 0)).toBe(2n * gwei)
})

it('offers no less than a block asks for', async () => {
  const fee = await estimateFee(call, nodeOf(modern))
  expect(toFeeFields(fee, 21_000n * 10n * gwei)).not.toBeNull()
  expect(toFeeFields(fee, 21_000n * 10n * gwei - 1n)).toBeNull()
})
