import { describe, expect, it, vi } from 'vitest'
import { sendCall } from './sendCall.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const call = { from, to: from, value: '0x1', data: '0x' }
const hash = `0x${'ab'.repeat(32)}`
const context = {
  caipNetworkId: 'eip155:8453',
  rpc: () => Promise.reject(new Error('the node must not be asked')),
  feeLimit: null,
  nativeSymbol: 'ETH',
  beforeRequest: () => {},
} as const

const walletThat = (respond: () => unknown) => ({
  request: vi.fn(async (_: unknown) => respond()),
  on: () => {},
  removeListener: () => {},
})

it('the wallet’s request names the network, so that a wallet on another network rejects', async () => {
  const wallet = walletThat(() => hash)
  expect(await sendCall(wallet, call, context)).toBe(hash)
  expect(wallet.request.mock.calls).toEqual([
    [{ method: 'eth_sendTransaction', params: [{ ...call, chainId: '0x2105' }] }],
  ])
})

it('a wallet’s response that is no transaction hash is refused', async () => {
  const wallet = walletThat(() => '0x12')
  await expect(sendCall(wallet, call, context)).rejects.toMatchObject({
    code: 'WALLET_INVALID_RESPONSE',
  })
})

it('an aborted call sends the wallet no request', async () => {
  const wallet = walletThat(() => hash)
  const left = () => {
    throw new Error('left')
  }
  await expect(sendCall(wallet, call, { ...context, beforeRequest: left })).rejects.toThrow('left')
  expect(wallet.request).not.toHaveBeenCalled()
})

it('the wallet’s request has the gas limit of the reviewed fee', async () => {
  const wallet = walletThat(() => hash)
  await sendCall(wallet, call, { ...context, gasLimit: 60_000n })
  const params = [{ ...call, gas: '0xea60', chainId: '0x2105' }]
  expect(wallet.request).toHaveBeenCalledWith({ method: 'eth_sendTransaction', params })
})

describe('a reviewed fee', () => {
  const gwei = 10n ** 9n
  const hex = (value: bigint) => `0x${value.toString(16)}`
  const nodeAt =
    (base: bigint, gas = '0x5208') =>
    async (method: string) =>
      ({
        eth_getBlockByNumber: { baseFeePerGas: hex(base) },
        eth_maxPriorityFeePerGas: hex(gwei),
        eth_gasPrice: hex(base + gwei),
        eth_estimateGas: gas,
        eth_call: '0x',
      })[method]
  const reviewedFee = 21_000n * 21n * gwei

  it('is the most that the wallet is asked to pay, also after a rise of the base fee', async () => {
    for (const base of [10n, 15n]) {
      const wallet = walletThat(() => hash)
      await sendCall(wallet, call, { ...context, rpc: nodeAt(base * gwei), reviewedFee })
      const [{ params }] = wallet.request.mock.calls[0] as [{ params: [Record<string, string>] }]
      const { gas = '0', maxFeePerGas = '0', maxPriorityFeePerGas } = params[0]
      expect(BigInt(gas) * BigInt(maxFeePerGas)).toBe(reviewedFee)
      expect(maxPriorityFeePerGas).toBe(hex(gwei))
    }
  })

  it('that no longer suffices refuses the call before the wallet is asked', async () => {
    const wallet = walletThat(() => hash)
    const sending = sendCall(wallet, call, { ...context, rpc: nodeAt(100n * gwei), reviewedFee })
    await expect(sending).rejects.toMatchObject({ code: 'FEE_CHANGED' })
    expect(wallet.request).not.toHaveBeenCalled()
  })

  it('is handed as a gas price on a network without a base fee', async () => {
    const wallet = walletThat(() => hash)
    const node = nodeAt(gwei)
    const rpc = (method: string) =>
      method === 'eth_getBlockByNumber' ? Promise.resolve({}) : node(method)
    await sendCall(wallet, call, { ...context, rpc, reviewedFee })
    const params = [{ ...call, gas: '0x5208', gasPrice: hex(2n * gwei), chainId: '0x2105' }]
    expect(wallet.request).toHaveBeenCalledWith({ method: 'eth_sendTransaction', params })
  })

  it('limits nothing for a smart account, or if no node has estimated the gas', async () => {
    const params = [{ ...call, chainId: '0x2105' }]
    const smart = walletThat(() => hash)
    await sendCall(smart, call, { ...context, isSmartAccount: true, reviewedFee })
    expect(smart.request).toHaveBeenCalledWith({ method: 'eth_sendTransaction', params })
    const blind = walletThat(() => hash)
    await sendCall(blind, call, { ...context, rpc: nodeAt(gwei, 'none'), reviewedFee })
    expect(blind.request).toHaveBeenCalledWith({ method: 'eth_sendTransaction', params })
  })

  it('yields to a lower limit of the balance', async () => {
    const wallet = walletThat(() => hash)
    const feeLimit = 21_000n * 15n * gwei
    await sendCall(wallet, call, { ...context, rpc: nodeAt(10n * gwei), reviewedFee, feeLimit })
    const fee = { gas: '0x5208', maxFeePerGas: hex(15n * gwei), maxPriorityFeePerGas: hex(gwei) }
    const params = [{ ...call, ...fee, chainId: '0x2105' }]
    expect(wallet.request).toHaveBeenCalledWith({ method: 'eth_sendTransaction', params })
  })

  it('cannot be kept without a node, so that the wallet is not asked', async () => {
    const wallet = walletThat(() => hash)
    await expect(sendCall(wallet, call, { ...context, reviewedFee })).rejects.toThrow('node')
    expect(wallet.request).not.toHaveBeenCalled()
  })
})
