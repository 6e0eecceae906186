import { describe, expect, it } from 'vitest'
import type { Network } from '../../types/network.ts'
import { switchNetwork } from './switchNetwork.ts'
import { createFakeWallet, type FakeWallet, rpcError } from './testing/fakeWallet.ts'

const timing = { silentMs: 50, revokeMs: 50, settleMs: 0, settlePolls: 3 }

const network: Network = {
  id: 8453,
  name: 'Base',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:8453',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://mainnet.base.org',
        'http://127.0.0.1:8545',
        'https://rpc.example.org/v1/?chainId=eip155:8453&projectId=secret',
        'wss://mainnet.base.org',
        'https://user:password@node.example.org',
        'not a url',
      ],
    },
  },
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
}

interface Behaviour {
  /** Error of the first switch request. Without an error, the wallet switches. */
  switchError?: unknown
  add?: (wallet: { chainId: string }) => unknown
  /** Response of a switch request after the chain was added. */
  switchAfterAdd?: (wallet: { chainId: string }) => unknown
}

function unknownChainWallet({ switchError, add, switchAfterAdd }: Behaviour): FakeWallet {
  const state = { chainId: '0x1', added: false }
  return createFakeWallet({
    eth_chainId: () => state.chainId,
    wallet_switchEthereumChain: () => {
      if (state.added && switchAfterAdd) return switchAfterAdd(state)
      if (!state.added && switchError !== undefined) throw switchError
      state.chainId = '0x2105'
      return null
    },
    wallet_addEthereumChain: () => {
      state.added = true
      return add ? add(state) : null
    },
  })
}

const methods = (wallet: FakeWallet) => wallet.calls.map(({ method }) => method)
const requestsOf = (wallet: FakeWallet, method: string) =>
  wallet.calls.filter((call) => call.method === method)

describe('a wallet that knows the network', () => {
  it('gets one switch request, after which its network is polled', async () => {
    const wallet = unknownChainWallet({})
    expect(await switchNetwork(wallet, network, timing)).toBe('eip155:8453')
    expect(wallet.calls).toEqual([
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] },
      { method: 'eth_chainId', params: [] },
    ])
  })

  it.each(['8453', 8453, '0x2105', '0X2105'])('can report the chain as %j', async (response) => {
    const wallet = createFakeWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => response,
    })
    expect(await switchNetwork(wallet, network, timing)).toBe('eip155:8453')
  })

  it('is switched even if it responds before it has switched', async () => {
    let looks = 0
    const wallet = createFakeWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => (++looks < 3 ? '0x1' : '0x2105'),
    })
    expect(await switchNetwork(wallet, network, timing)).toBe('eip155:8453')
  })

  it('is switched even if it emits the switch without a response', async () => {
    let chainId = '0x1'
    const wallet = createFakeWallet({
      wallet_switchEthereumChain: () => new Promise(() => {}),
      eth_chainId: () => chainId,
    })
    const switching = switchNetwork(wallet, network, timing)
    wallet.emit('chainChanged', 'banana')
    wallet.emit('chainChanged', '0x5')
    chainId = '0x2105'
    wallet.emit('chainChanged', '0x2105')
    expect(await switching).toBe('eip155:8453')
    expect(wallet.listenerCount()).toBe(0)
  })

  it('is switched even if it returns an error', async () => {
    const wallet = createFakeWallet({
      wallet_switchEthereumChain: () => {
        throw rpcError(-32000, 'timeout')
      },
      eth_chainId: () => '0x2105',
    })
    expect(await switchNetwork(wallet, network, timing)).toBe('eip155:8453')
  })
})

describe('a wallet that returns null without switching', () => {
  it('stays on its own network after a limited number of polls', async () => {
    const wallet = createFakeWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => '0x1',
    })
    expect(await switchNetwork(wallet, network, timing)).toBe('eip155:1')
    expect(requestsOf(wallet, 'eth_chainId')).toHaveLength(timing.settlePolls)
  })
})

describe('a wallet that does not know the network', () => {
  const shapes: [string, unknown][] = [
    ['4902', rpcError(4902, 'Unrecognized chain ID "0x2105"')],
    ['4902 as text', { code: '4902' }],
    [
      '4902 in data.originalError',
      rpcError(-32000, 'Internal error', { originalError: { code: 4902 } }),
    ],
    ['5000 without a reason', rpcError(5000, 'Unknown error')],
    ['32603', rpcError(32603, 'Invalid chain id.')],
    ['-32603', rpcError(-32603, 'Internal JSON-RPC error.')],
    ['-32602', rpcError(-32602, 'Invalid params')],
    ['4200', rpcError(4200, 'The chain is not in this wallet')],
    ['4901', rpcError(4901, 'Chain disconnected')],
    ['4902 in data.code', rpcError(-32000, 'Internal error', { code: 4902 })],
    ['4902 in error.code', { error: { code: 4902 } }],
    ['JSON in the message', new Error('Internal error: {"code":4902,"message":"no"}')],
    ['JSON as text', '{"error":{"code":"4902"}}'],
    ['words', new Error('Unrecognized chain ID "0x2105". Try adding the chain first.')],
    ['words in the user’s language', new Error('Сеть не найдена')],
    ['text alone', 'network not supported'],
    ['words beside a general code', rpcError(-32000, 'Chain 8453 is not supported by this wallet')],
    ['words beside a code of their own', { code: 1, message: 'unknown network' }],
    ['no more than a failure', { success: false }],
    ['4902 in info.error of ethers', { code: 'UNKNOWN_ERROR', info: { error: { code: 4902 } } }],
    ['4902 in a list', rpcError(-32000, 'Internal error', [{ code: 4902 }])],
    ['words of a nested error', rpcError(-32000, 'Failed', { message: 'Unrecognized chain ID' })],
    ['words of nested JSON', rpcError(-32000, 'x {"error":{"message":"unknown chain"}}')],
    ['words as data', rpcError(-32000, 'Failed', 'chain is not added')],
    ['an error with code undefined', { code: undefined, message: 'undefined' }],
    ['undefined as text', 'undefined'],
    ['null', null],
    ['an error with code null', { code: null }],
    ['4902 three errors deep', { error: { data: { originalError: { code: 4902 } } } }],
  ]

  it.each(shapes)(
    'gets the network added and then a second switch request: %s',
    async (_, switchError) => {
      const wallet = unknownChainWallet({ switchError })
      expect(await switchNetwork(wallet, network, timing)).toBe('eip155:8453')
      expect(methods(wallet)).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'eth_chainId',
        'wallet_switchEthereumChain',
        'eth_chainId',
      ])
    },
  )

  it.each(shapes)(
    'gets no second switch request if it switched when adding: %s',
    async (_, switchError) => {
      const add = (state: { chainId: string }) => {
        state.chainId = '0x2105'
        return null
      }
      const wallet = unknownChainWallet({ switchError, add })
      expect(await switchNetwork(wallet, network, timing)).toBe('eip155:8453')
      expect(requestsOf(wallet, 'wallet_switchEthereumChain')).toHaveLength(1)
    },
  )

  it.each(shapes)(
    'causes an error if it refuses to add the network: %s',
    async (_, switchError) => {
      const add = () => {
        throw rpcError(4001, 'User rejected the request.')
      }
      const wallet = unknownChainWallet({ switchError, add })
      await expect(switchNetwork(wallet, network, timing)).rejects.toMatchObject({
        code: 'USER_REJECTED',
      })
    },
  )

  it('gets the fields of EIP-3085, without node URLs that contain the project id or a password', async () => {
    const wallet = unknownChainWallet({ switchError: { code: 4902 } })
    await switchNetwork(wallet, network, timing)
    expect(requestsOf(wallet, 'wallet_addEthereumChain')[0]?.params).toEqual([
      {
        chainId: '0x2105',
        chainName: 'Base',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://mainnet.base.org', 'http://127.0.0.1:8545'],
        blockExplorerUrls: ['https://basescan.org'],
      },
    ])
  })

  it('gets no further requests if adding has no effect', async () => {
    const unknown = rpcError(4902, 'Unrecognized chain')
    const wallet = unknownChainWallet({
      switchError: unknown,
      switchAfterAdd: () => {
        throw unknown
      },
    })
    await expect(switchNetwork(wallet, network, timing)).rejects.toMatchObject({
      code: 'SWITCH_FAILED',
      cause: unknown,
    })
    expect(requestsOf(wallet, 'wallet_addEthereumChain')).toHaveLength(1)
  })

  it('causes an error if it lacks the method to add networks', async () => {
    const wallet = unknownChainWallet({
      switchError: rpcError(4902, 'Unrecognized chain'),
      add: () => {
        throw rpcError(-32601, 'Method not found')
      },
    })
    await expect(switchNetwork(wallet, network, timing)).rejects.toMatchObject({
      code: 'SWITCH_FAILED',
    })
  })
})

describe('a failed switch request', () => {
  it.each([
    ['4001', rpcError(4001, 'User rejected the request.')],
    ['5000 of WalletConnect', rpcError(5000, 'User rejected.')],
    ['-32603 that says so', rpcError(-32603, 'User rejected the request.')],
    ['without a code', new Error('The user rejected the request.')],
    ['-32603 in other words', rpcError(-32603, 'Request rejected by user')],
    ['-32603 in the passive', rpcError(-32603, 'The request was rejected by the user.')],
    ['-32602 that was cancelled', rpcError(-32602, 'Cancelled by user')],
    ['ACTION_REJECTED of ethers', { code: 'ACTION_REJECTED', info: { error: { code: -32603 } } }],
    ['in info.error', { code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } }],
    ['in a list', rpcError(-32603, 'Internal error', [{ code: 4902 }, { code: 4001 }])],
    ['in words of a nested error', rpcError(4902, 'Failed', { message: 'User cancelled' })],
    ['in words without the user', rpcError(-32603, 'Request rejected')],
    ['in a nested word', rpcError(-32602, 'Invalid', { reason: 'cancelled' })],
    ['in the user’s language', new Error('Запрос отклонён')],
    ['in words of JSON', new Error('Internal error: {"code":-32603,"message":"User rejected"}')],
  ])('is final and adds no network if the user rejected: %s', async (_, switchError) => {
    const wallet = unknownChainWallet({ switchError })
    await expect(switchNetwork(wallet, network, timing)).rejects.toMatchObject({
      code: 'USER_REJECTED',
      cause: switchError,
    })
    expect(requestsOf(wallet, 'wallet_addEthereumChain')).toHaveLength(0)
    expect(wallet.listenerCount()).toBe(0)
  })

  it('rejects with REQUEST_PENDING if the wallet has an earlier request', async () => {
    const wallet = unknownChainWallet({ switchError: rpcError(-32002, 'already pending') })
    await expect(switchNetwork(wallet, network, timing)).rejects.toMatchObject({
      code: 'REQUEST_PENDING',
    })
  })
})

it('a wallet that throws undefined gets the network added', async () => {
  const state = { chainId: '0x1', added: false }
  const wallet = createFakeWallet({
    eth_chainId: () => state.chainId,
    wallet_switchEthereumChain: () => {
      if (!state.added) throw undefined
      state.chainId = '0x2105'
    },
    wallet_addEthereumChain: () => {
      state.added = true
    },
  })
  expect(await switchNetwork(wallet, network, timing)).toBe('eip155:8453')
})

it('a switch rejects with SWITCH_FAILED if the wallet returns an unknown error and stays on its chain', async () => {
  const wallet = unknownChainWallet({ switchError: rpcError(-32000, 'Out of memory') })
  await expect(switchNetwork(wallet, network, timing)).rejects.toMatchObject({
    code: 'SWITCH_FAILED',
  })
})

it('a switch rejects with WALLET_INVALID_RESPONSE if the wallet no longer reports a network', async () => {
  const wallet = createFakeWallet({
    wallet_switchEthereumChain: () => null,
    eth_chainId: () => 'banana',
  })
  await expect(switchNetwork(wallet, network, timing)).rejects.toMatchObject({
    code: 'WALLET_INVALID_RESPONSE',
  })
})
