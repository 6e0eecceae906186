import { expect, it, vi } from 'vitest'
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
