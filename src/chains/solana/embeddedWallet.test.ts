import { base58 } from '@scure/base'
import { expect, it } from 'vitest'
import { emptyContext } from '../../connectors/installed/testing/fakePage.ts'
import type {
  EmbeddedWallet,
  FrameFollower,
  FrameRpcRequest,
  FrameUser,
} from '../../types/frame.ts'
import { createProvider } from './embeddedWallet.ts'
import type { SolanaProvider } from './provider.ts'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const address = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
const bytes = (...values: number[]) => Uint8Array.from(values)

function setUp(response: unknown) {
  const requests: [string, FrameRpcRequest][] = []
  const user: FrameUser = {
    email: null,
    address,
    caipNetworkId: mainnet,
    accounts: [{ address, type: 'eoa' }],
    smartAccountDeployed: false,
  }
  const followers = new Set<FrameFollower>()
  const wallet = {
    onChange(follower: FrameFollower) {
      followers.add(follower)
      return () => followers.delete(follower)
    },
    async switchNetwork(caipNetworkId: typeof devnet) {
      for (const follower of followers) follower.user({ ...user, caipNetworkId })
    },
    async rpc(network: string, request: FrameRpcRequest) {
      requests.push([network, request])
      return response
    },
  } as unknown as EmbeddedWallet
  const own = createProvider({ wallet, user, context: emptyContext })
  return {
    provider: own.provider as SolanaProvider,
    close: () => own.login.close(),
    asked: requests,
  }
}

it('the embedded wallet’s Solana provider signs a message', async () => {
  const { provider, asked: requests } = setUp({ signature: base58.encode(bytes(1, 2)) })
  expect(await provider.connect({ silent: true })).toEqual([address])
  expect(await provider.signMessage(address, bytes(0, 5))).toEqual(bytes(1, 2))
  const params = { message: base58.encode(bytes(0, 5)), pubkey: address }
  expect(requests).toEqual([[mainnet, { method: 'solana_signMessage', params }]])
})

it('the embedded wallet’s Solana provider signs one or several transactions on the requested network', async () => {
  const one = setUp({ transaction: base58.encode(bytes(9)) })
  expect(await one.provider.signTransactions(address, [bytes(1)], devnet)).toEqual([bytes(9)])
  expect(one.asked).toMatchObject([[devnet, { method: 'solana_signTransaction' }]])
  const two = setUp({ transactions: [base58.encode(bytes(8)), base58.encode(bytes(9))] })
  const signed = await two.provider.signTransactions(address, [bytes(1), bytes(2)], mainnet)
  expect(signed).toEqual([bytes(8), bytes(9)])
  expect(two.asked).toMatchObject([[mainnet, { method: 'solana_signAllTransactions' }]])
})

it('the embedded wallet’s Solana provider signs and sends a transaction', async () => {
  const { provider, asked: requests } = setUp({ signature: 'abc' })
  const options = { skipPreflight: true }
  expect(await provider.signAndSendTransaction(address, bytes(1), mainnet, options)).toBe('abc')
  expect(requests).toMatchObject([[mainnet, { params: { transaction: '2', options } }]])
})

it.each([undefined, null, {}, { signature: 7 }, { signature: '0OIl' }, { transactions: ['2'] }])(
  'the embedded wallet’s Solana provider refuses the response %j',
  async (response) => {
    const { provider } = setUp(response)
    const refusal = expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' })
    await expect(provider.signMessage(address, bytes(1))).rejects.toEqual(refusal)
    const both = [bytes(1), bytes(2)]
    await expect(provider.signTransactions(address, both, mainnet)).rejects.toEqual(refusal)
    await expect(provider.signTransactions(address, [bytes(1)], mainnet)).rejects.toEqual(refusal)
  },
)

it('the embedded wallet’s Solana provider switches the network, and rejects once the login has ended', async () => {
  const { provider, close } = setUp({})
  const seen: string[] = []
  provider.watch({ accounts: () => {}, disconnect: () => {}, network: (id) => seen.push(id) })
  await provider.setNetwork(devnet)
  expect([provider.getNetwork(), ...seen]).toEqual([devnet, devnet])
  close()
  expect(await provider.connect({ silent: true })).toEqual([])
  await expect(provider.signMessage(address, bytes(1))).rejects.toMatchObject({
    code: 'NOT_CONNECTED',
  })
})
