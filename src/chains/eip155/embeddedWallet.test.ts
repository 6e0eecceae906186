import { expect, it } from 'vitest'
import { emptyContext } from '../../connectors/installed/testing/fakePage.ts'
import { evmNetwork } from '../../connectors/walletConnect/testing/networks.ts'
import type {
  EmbeddedWallet,
  FrameFollower,
  FrameRpcRequest,
  FrameUser,
} from '../../types/frame.ts'
import { createProvider } from './embeddedWallet.ts'

const eoa = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const smart = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function userOn(chainId: number, address = smart): FrameUser {
  const accounts = [
    { address: smart, type: 'smartAccount' as const },
    { address: eoa, type: 'eoa' as const },
  ]
  return {
    email: null,
    address,
    caipNetworkId: `eip155:${chainId}`,
    accounts: address === smart ? accounts : accounts.reverse(),
    smartAccountDeployed: false,
  }
}

interface Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): Provider
  can(method: string): boolean
}

function setUp() {
  const followers = new Set<FrameFollower>()
  const requests: [string, FrameRpcRequest][] = []
  const tell = (user: FrameUser) => {
    for (const follower of followers) follower.user(user)
  }
  const wallet = {
    onChange(follower: FrameFollower) {
      followers.add(follower)
      return () => followers.delete(follower)
    },
    async switchNetwork(network: string) {
      const user = userOn(Number(network.slice(7)))
      tell(user)
      return user
    },
    async rpc(network: string, request: FrameRpcRequest) {
      requests.push([network, request])
      return 'answered'
    },
  } as unknown as EmbeddedWallet
  const context = { ...emptyContext, networks: [evmNetwork(1), evmNetwork(8453)] }
  const { provider, login } = createProvider({ wallet, user: userOn(1), context })
  const events: unknown[] = []
  const eip1193 = provider as Provider
  eip1193.on('chainChanged', (id) => events.push(['chainChanged', id]))
  eip1193.on('accountsChanged', (all) => events.push(['accountsChanged', all]))
  const request = (method: string, params?: unknown) => eip1193.request({ method, params })
  const { can } = eip1193
  return { request, can, events, asked: requests, tell, close: () => login.close(), followers }
}

it('the embedded wallet’s EVM provider returns accounts and chain without a request to the frame', async () => {
  const { request, asked: requests } = setUp()
  expect(await request('eth_requestAccounts')).toEqual([smart, eoa])
  expect(await request('eth_accounts')).toEqual([smart, eoa])
  expect(await request('eth_chainId')).toBe('0x1')
  expect(await request('net_version')).toBe('1')
  expect(requests).toEqual([])
})

it.each([
  ['personal_sign', true],
  ['eth_call', true],
  ['eth_sign', false],
  ['wallet_watchAsset', false],
])('the embedded wallet’s EVM provider says whether the frame takes %s: %s', (method, isTaken) => {
  expect(setUp().can(method)).toBe(isTaken)
})

it('the embedded wallet’s EVM provider sends other requests to the frame, for its active network', async () => {
  const { request, asked: requests } = setUp()
  expect(await request('personal_sign', ['0x00', smart])).toBe('answered')
  expect(requests).toEqual([['eip155:1', { method: 'personal_sign', params: ['0x00', smart] }]])
})

it('the embedded wallet’s EVM provider switches among the page’s networks, also by wallet_addEthereumChain', async () => {
  const { request, events } = setUp()
  expect(await request('wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull()
  expect(await request('eth_chainId')).toBe('0x2105')
  expect(events).toEqual([['chainChanged', '0x2105']])
  expect(await request('wallet_addEthereumChain', [{ chainId: '0x1', rpcUrls: [] }])).toBeNull()
  expect(await request('eth_chainId')).toBe('0x1')
})

it('a switch to a network that the page has not configured is refused', async () => {
  const { request, asked: requests } = setUp()
  const other = [{ chainId: '0x5' }]
  await expect(request('wallet_switchEthereumChain', other)).rejects.toMatchObject({ code: 4902 })
  await request('wallet_addEthereumChain', other)
  expect(requests).toMatchObject([['eip155:1', { method: 'wallet_addEthereumChain' }]])
  for (const params of [undefined, [], [{ chainId: 1 }], [{ chainId: '1' }], 'eip155:1']) {
    await expect(request('wallet_switchEthereumChain', params)).rejects.toMatchObject({
      code: -32602,
    })
  }
})

it('the embedded wallet’s EVM provider emits an account change of its own namespace, and of no other namespace', () => {
  const { tell, events } = setUp()
  tell({ ...userOn(1), caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  tell(userOn(1))
  expect(events).toEqual([])
  tell(userOn(1, eoa))
  expect(events).toEqual([['accountsChanged', [eoa, smart]]])
})

it('the embedded wallet’s EVM provider rejects once the login has ended', async () => {
  const { request, close, followers } = setUp()
  close()
  await expect(request('eth_accounts')).rejects.toMatchObject({ code: 4900 })
  expect(followers.size).toBe(0)
})
