import { expect, it } from 'vitest'
import { estimateFee, keepShown, neededWei } from './estimateFee.ts'
import { readFeeRates } from './feeRates.ts'
import { sendCall } from './sendCall.ts'

const wei = 10n ** 9n
const hex = (value: bigint) => `0x${value.toString(16)}`
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const call = { from, to: from, value: '0x1', data: '0x' }

const responses = {
  eth_getBlockByNumber: { baseFeePerGas: hex(10n * wei) },
  eth_maxPriorityFeePerGas: hex(2n * wei),
  eth_gasPrice: hex(12n * wei),
  eth_estimateGas: hex(21_000n),
  eth_feeHistory: { reward: [1n, 3n, 1n].map((slow) => [hex(slow * wei), hex(4n * wei)]) },
}

const nodeOf = (own: Record<string, unknown>) => async (method: string) =>
  ({ ...responses, ...own })[method]

it('the rates have the tips of recent blocks, around the rate that is taken without a choice', async () => {
  const { rates, bounds } = await readFeeRates(nodeOf({}))
  expect(rates.map(({ speed, rate, tip }) => [speed, rate, tip])).toEqual([
    ['fast', 29, 4],
    ['normal', 22, 2],
    ['slow', 13.5, 1],
  ])
  expect(rates.filter(({ isUsual }) => isUsual).map(({ speed }) => speed)).toEqual(['normal'])
  expect(bounds).toMatchObject({ decimals: 9, taken: 10 })
})

it.each([undefined, {}, { reward: [['0x']] }, { reward: 'much' }, { reward: [] }])(
  'a node with the history %j leaves the usual rate and one of the user’s own',
  async (eth_feeHistory) => {
    const { rates, bounds } = await readFeeRates(nodeOf({ eth_feeHistory }))
    expect(rates.map(({ speed }) => speed)).toEqual(['normal'])
    expect(bounds).not.toBeNull()
  },
)

it('a network without a base fee has gas prices', async () => {
  const rpc = nodeOf({ eth_getBlockByNumber: {} })
  const { rates } = await readFeeRates(rpc)
  expect(rates.map(({ speed, rate, tip }) => [speed, rate, tip])).toEqual([
    ['fast', 15, undefined],
    ['normal', 12, undefined],
  ])
  const fee = await estimateFee(call, rpc, undefined, { feeRate: 15 })
  expect(fee).toMatchObject({ prices: { gasPrice: 15n * wei }, maxWei: 21_000n * 15n * wei })
})

async function sent(chosen: { feeRate: number; feeTip: number }, own = {}, reviewedFee?: bigint) {
  const requests: unknown[] = []
  const wallet = {
    request: async (one: { params: unknown[] }) => {
      requests.push(one.params[0])
      return `0x${'ab'.repeat(32)}`
    },
    on: () => {},
    removeListener: () => {},
  }
  const { maxWei } = await estimateFee(call, nodeOf({}), undefined, chosen)
  await sendCall(wallet, call, {
    ...chosen,
    caipNetworkId: 'eip155:1',
    rpc: nodeOf(own),
    feeLimit: null,
    gasLimit: 21_000n,
    reviewedFee: reviewedFee ?? maxWei,
    nativeSymbol: 'ETH',
    beforeRequest: () => {},
  })
  return requests[0]
}

it('a chosen rate is requested exactly, also after a rise of the base fee above it', async () => {
  const chosen = { feeRate: 13.5, feeTip: 1.000000001 }
  const fields = {
    gas: hex(21_000n),
    maxFeePerGas: hex(13_500_000_000n),
    maxPriorityFeePerGas: hex(1_000_000_001n),
  }
  expect(await sent(chosen)).toMatchObject(fields)
  const risen = { eth_getBlockByNumber: { baseFeePerGas: hex(90n * wei) } }
  expect(await sent(chosen, risen)).toMatchObject(fields)
})

it('a chosen rate that costs more than the review said is refused', async () => {
  const chosen = { feeRate: 13.5, feeTip: 1 }
  await expect(sent(chosen, {}, 21_000n * 13n * wei)).rejects.toMatchObject({ code: 'FEE_CHANGED' })
})

it('a tip is never above its rate', async () => {
  const { prices } = await estimateFee(call, nodeOf({}), undefined, { feeRate: 1, feeTip: 2 })
  expect(prices).toEqual({ maxFeePerGas: wei, maxPriorityFeePerGas: wei })
})

it('a fee that is shown is kept while it suffices and is not far above the present one', async () => {
  const fee = await estimateFee(call, nodeOf({}))
  for (const kept of [fee.maxWei + 1n, fee.maxWei - 1n, neededWei(fee)])
    expect(keepShown(fee, kept)).toBe(kept)
  for (const other of [null, neededWei(fee) - 1n, fee.maxWei * 2n + 1n])
    expect(keepShown(fee, other)).toBe(fee.maxWei)
})
