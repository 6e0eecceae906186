import { FunctionFragment, Interface } from 'ethers/abi'
import { describe, expect, it } from 'vitest'
import { toRpcError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { SwapToken } from '../../../types/swap.ts'
import type { SwapOrder } from '../../../types/swapper.ts'
import { eip155Swapper } from './swapper.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const exchange = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const on = (address: string) => `eip155:1:${address}`
const token = (symbol: string, address: string, decimals = 18): SwapToken => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: on(address),
  isNative: address === eip155Swapper.nativeAddress,
  decimals,
  iconUrl: null,
})
const ether = token('ETH', eip155Swapper.nativeAddress)
const order: SwapOrder = {
  account,
  source: token('DAI', dai),
  target: ether,
  quote: { fromAmount: 100n, toAmount: 50n },
  slippage: 100n,
  minimum: 49n,
  nativeSymbol: 'ETH',
  isSmartAccount: false,
}
const built = { from: on(account), to: on(exchange), data: '0xabcd' }
const erc20 = new Interface(['function approve(address,uint256)', 'error Error(string reason)'])
const approval = (spender: string) => ({
  from: on(account),
  to: on(dai),
  data: erc20.encodeFunctionData('approve', [spender, 2n ** 256n - 1n]),
})
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const refused = { code: 'SWAP_REFUSED' }

describe('a swap that the service returns', () => {
  it('sends native tokens only if the source is the native token', () => {
    expect(eip155Swapper.toCall(order, built, [])).toEqual({
      from: account,
      to: exchange,
      value: '0x0',
      data: '0xabcd',
    })
    const reverse = { ...order, source: ether, target: order.source }
    expect(eip155Swapper.toCall(reverse, built, []).value).toBe('0x64')
  })

  it.each([
    ['another account', { ...built, from: on(stranger) }],
    ['another network', { ...built, to: `eip155:137:${exchange}` }],
    ['the token itself', { ...built, to: on(dai) }],
    ['the account itself', { ...built, to: on(account) }],
    ['no contract', { ...built, to: on(`0x${'0'.repeat(40)}`) }],
    ['another token that is known', { ...built, to: on(stranger) }],
    ['no call', { ...built, data: '0x' }],
  ])('is refused for %s', (_, other) => {
    const known = [on(stranger).toLowerCase()]
    expect(() => eip155Swapper.toCall(order, other, known)).toThrow(
      expect.objectContaining(refused),
    )
  })

  it.each([
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
    'approve(address,uint256)',
    'increaseAllowance(address,uint256)',
    'setApprovalForAll(address,bool)',
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    'approve(address,address,uint160,uint48)',
  ])('is refused for a call of %s', (signature) => {
    const data = `${FunctionFragment.from(`function ${signature}`).selector.toUpperCase().replace('0X', '0x')}00`
    expect(() => eip155Swapper.toCall(order, { ...built, data }, [])).toThrow(
      expect.objectContaining(refused),
    )
  })
})

describe('an approval that the service returns', () => {
  const rpc: RpcRequest = async () => '0x'
  const given = { spender: exchange, allowance: 0n, rpc }
  const amountOf = (data: string) => erc20.decodeFunctionData('approve', data)

  it('is for the ordered amount only', async () => {
    const calls = await eip155Swapper.toApprovals(order, approval(exchange), given)
    expect(calls.map(({ to, value }) => [to, value])).toEqual([[dai, '0x0']])
    expect([...amountOf(calls[0]?.data ?? '')]).toEqual([exchange, 100n])
  })

  it('is preceded by an approval of zero if the token requires a reset of its allowance', async () => {
    const refusing: RpcRequest = async () => {
      throw toRpcError({ code: 3, message: 'execution reverted' })
    }
    const wanted = { ...given, rpc: refusing }
    const fresh = await eip155Swapper.toApprovals(order, approval(exchange), wanted)
    expect(fresh).toHaveLength(1)
    const old = { ...wanted, allowance: 1n }
    const calls = await eip155Swapper.toApprovals(order, approval(exchange), old)
    expect(calls.map(({ data }) => amountOf(data)[1])).toEqual([0n, 100n])
  })

  it.each([
    ['another spender', approval(stranger)],
    ['another token', { ...approval(exchange), to: on(stranger) }],
    ['another account', { ...approval(exchange), from: on(stranger) }],
    ['another call', { ...approval(exchange), data: '0xa9059cbb' }],
  ])('is refused for %s', async (_, other) => {
    await expect(eip155Swapper.toApprovals(order, other, given)).rejects.toMatchObject(refused)
  })
})

describe('`rehearse` of the EVM swapper', () => {
  const call = eip155Swapper.toCall(order, built, [])
  const head = { number: '0x9', timestamp: '0x64', miner: stranger, baseFeePerGas: '0x0' }
  const nodeOf =
    (responses: Record<string, (params: readonly unknown[]) => unknown>): RpcRequest =>
    async (method, params = []) => {
      const known = {
        eth_getCode: () => '0xfe',
        eth_getBlockByNumber: () => head,
        eth_getBalance: () => word(0n),
        eth_estimateGas: () => '0x7530',
        ...responses,
      } as typeof responses
      const response = known[method]
      if (!response) throw toRpcError({ code: -32601, message: 'Method not found' })
      return response(params)
    }
  /** A node's response to `eth_call`. Only the token's contract responds. */
  const balanceIs =
    (value: bigint) =>
    ([call]: readonly unknown[]) =>
      (call as { to: string }).to === dai ? word(value) : '0x'
  const result = (returnData: string, rest = {}) => ({
    status: '0x1',
    returnData,
    gasUsed: '0x10',
    logs: [],
    ...rest,
  })
  /** Native and source balances before and after, and the results of the swap. */
  const simulating = (before: [bigint, bigint], after: [bigint, bigint], swapped = {}) =>
    nodeOf({
      eth_getBalance: () => word(before[0]),
      eth_call: balanceIs(before[1]),
      eth_simulateV1: () => [
        { calls: [result('0x', swapped)] },
        { calls: [result(word(0n) + word(after[0]).slice(2)), result(word(after[1]))] },
      ],
    })

  it('returns the received amount and the gas limit', async () => {
    const rpc = simulating([7n, 100n], [57n, 0n])
    expect(await eip155Swapper.rehearse(order, [call], rpc)).toEqual({
      arrives: 50n,
      gasLimits: [36_000n],
    })
  })

  it.each([
    ['less than the minimum arrives', simulating([7n, 100n], [55n, 0n])],
    ['nothing arrives', simulating([7n, 100n], [7n, 0n])],
    ['more goes than was asked', simulating([7n, 500n], [57n, 0n])],
  ])('rejects with SWAP_SHORTFALL if %s', async (_, rpc) => {
    await expect(eip155Swapper.rehearse(order, [call], rpc)).rejects.toMatchObject({
      code: 'SWAP_SHORTFALL',
    })
  })

  it('rejects with SWAP_PRICE_MOVED if the price has moved', async () => {
    const data = erc20.encodeErrorResult('Error', ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'])
    const error = { code: 3, message: 'execution reverted', data }
    const rpc = simulating([7n, 100n], [7n, 100n], { status: '0x0', returnData: data, error })
    await expect(eip155Swapper.rehearse(order, [call], rpc)).rejects.toMatchObject({
      code: 'SWAP_PRICE_MOVED',
    })
  })

  it('rejects with TRANSACTION_REVERTED and the reason if the exchange reverts the swap', async () => {
    const data = erc20.encodeErrorResult('Error', ['Paused for maintenance'])
    const error = { code: 3, message: 'execution reverted', data }
    const rpc = simulating([7n, 100n], [7n, 100n], { status: '0x0', returnData: data, error })
    await expect(eip155Swapper.rehearse(order, [call], rpc)).rejects.toMatchObject({
      code: 'TRANSACTION_REVERTED',
      params: { reason: 'Paused for maintenance' },
    })
  })

  it('returns null if the node can neither simulate nor estimate', async () => {
    const untold = { arrives: null, gasLimits: null }
    const eth_estimateGas = () => null
    const blind = nodeOf({ eth_call: balanceIs(0n), eth_estimateGas })
    expect(await eip155Swapper.rehearse(order, [call], blind)).toEqual(untold)
    const strange = nodeOf({
      eth_call: balanceIs(0n),
      eth_simulateV1: () => [{ calls: [] }],
      eth_estimateGas,
    })
    expect(await eip155Swapper.rehearse(order, [call], strange)).toEqual(untold)
  })

  it('estimates the gas of a swap, but not that of one behind an approval, if the node cannot simulate', async () => {
    const rpc = nodeOf({ eth_call: balanceIs(0n), eth_estimateGas: () => '0x249f0' })
    expect(await eip155Swapper.rehearse(order, [call], rpc)).toEqual({
      arrives: null,
      gasLimits: [180_000n],
    })
    expect(await eip155Swapper.rehearse(order, [call, call], rpc)).toEqual({
      arrives: null,
      gasLimits: null,
    })
  })

  it('rejects with SWAP_PRICE_MOVED if `eth_call` reverts on a node that cannot simulate', async () => {
    const rpc = nodeOf({
      eth_call: () => {
        throw toRpcError({ code: 3, message: 'execution reverted: Too little received' })
      },
    })
    await expect(eip155Swapper.rehearse(order, [call], rpc)).rejects.toMatchObject({
      code: 'SWAP_PRICE_MOVED',
    })
  })

  it('simulates with gas, price and block of a transaction, and without validation for a contract', async () => {
    const requests: { validation: boolean; blockStateCalls: Record<string, object>[] }[] = []
    const rpc = nodeOf({
      eth_getBlockByNumber: () => ({ ...head, baseFeePerGas: '0x3' }),
      eth_getBalance: () => word(10n ** 18n),
      eth_call: balanceIs(100n),
      eth_maxPriorityFeePerGas: () => '0x2',
      eth_feeHistory: () => ({ baseFeePerGas: ['0x3', '0x4'] }),
      eth_simulateV1: ([request]) => {
        requests.push(request as (typeof requests)[number])
        throw toRpcError({ code: -38_024, message: 'sender is not an EOA' })
      },
    })
    await expect(eip155Swapper.rehearse(order, [call], rpc)).rejects.toMatchObject({
      code: 'RPC_ERROR',
    })
    expect(requests.map(({ validation }) => validation)).toEqual([true, false])
    expect(requests[0]?.blockStateCalls[0]).toMatchObject({
      blockOverrides: { number: '0xa', baseFeePerGas: '0x4', feeRecipient: stranger },
      calls: [{ ...call, gas: '0x8ca0', maxFeePerGas: '0x8', maxPriorityFeePerGas: '0x2' }],
    })
    expect(requests[0]?.blockStateCalls[0]).not.toHaveProperty('stateOverrides')
    expect(requests[1]?.blockStateCalls[0]).toHaveProperty(`stateOverrides.${account}.balance`)
  })
})

describe('the amount that a swap has brought', () => {
  const hash = `0x${'a1'.repeat(32)}`
  const transfer = new Interface(['event Transfer(address indexed, address indexed, uint256)'])
  const { data, topics } = transfer.encodeEventLog('Transfer', [exchange, account, 7n])
  const bought: SwapOrder = { ...order, source: ether, target: order.source }
  const read = (of: string, by: string) =>
    eip155Swapper.readArrived(bought, hash, async () => ({
      transactionHash: of,
      blockNumber: '0x5',
      gasUsed: '0x5208',
      effectiveGasPrice: '0x1',
      logs: [{ address: by, topics, data }],
    }))

  it('is read from the logs of the token that was ordered alone', async () => {
    expect(await read(hash.toUpperCase().replace('X', 'x'), dai)).toBe(7n)
    expect(await read(hash, stranger)).toBe(0n)
  })

  it('is not read from the receipt of another transaction', async () => {
    await expect(read(`0x${'b2'.repeat(32)}`, dai)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })
})

it.each([
  ['supported', true],
  ['ready', false],
  ['unsupported', false],
  [undefined, false],
])(
  'a wallet whose capability atomic is %s takes approval and swap in one request: %s',
  async (status, takes) => {
    const provider = { request: async () => (status ? { '0x1': { atomic: { status } } } : {}) }
    expect(await eip155Swapper.takesBatches(provider, account, 'eip155:1')).toBe(takes)
  },
)
