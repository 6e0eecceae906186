import { describe, expect, it, vi } from 'vitest'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import { describeHostProvider } from '../testing/describeHostProvider.ts'
import { fakeListener } from '../testing/fakeListener.ts'
import { createHostProvider } from './hostProvider.ts'
import { alice, bob, builtIn, createFakeProvider, signature } from './testing/fakeProvider.ts'

const polkadot = builtIn('polkadot').caipNetworkId
const kusama = builtIn('kusama').caipNetworkId

function state(caipNetworkId: typeof polkadot, ...addresses: string[]) {
  return {
    caipNetworkId,
    accounts: addresses.map((address) => ({ address, type: 'eoa' as const })),
  }
}

describeHostProvider('Polkadot', {
  create: createHostProvider,
  addresses: [alice.polkadot, bob.polkadot],
  caipNetworkId: polkadot,
  createWallet(sign) {
    const signRaw = async () => (await sign()) as { signature: string }
    return createFakeProvider({ signer: { signRaw, signPayload: signRaw } }).provider
  },
  signature: { signature },
  requestSignature: (page) =>
    page.signer.signRaw({ address: alice.polkadot, data: 'Hello', type: 'bytes' }),
  async readAddresses(page) {
    return (await page.accounts.get()).map(({ address }) => address)
  },
  followActive(page, listener) {
    page.accounts.subscribe(([account]) => listener(account?.address ?? null))
  },
})

it('the Polkadot provider for the host has no accounts and rejects signing without a wallet', async () => {
  const { public: own } = createHostProvider()
  expect(await own.accounts.get()).toEqual([])
  const payload = { address: alice.any, data: '0x', type: 'bytes' } as const
  await expect(own.signer.signRaw(payload)).rejects.toThrow('No wallet is connected')
})

it('the Polkadot provider for the host lists the modal’s accounts with their names and key types', async () => {
  const host = createHostProvider()
  host.describe([{ address: alice.any, name: 'Alice', keyType: 'sr25519' }])
  host.attach(createFakeProvider().provider, state(polkadot, bob.polkadot, alice.polkadot))
  expect(await host.public.accounts.get()).toEqual([
    { address: bob.polkadot },
    { address: alice.polkadot, name: 'Alice', type: 'sr25519' },
  ])
})

it('`subscribe` calls the listener at once and at each change, until it is unsubscribed', () => {
  const host = createHostProvider()
  const heard: string[][] = []
  const stop = host.public.accounts.subscribe((accounts) => {
    heard.push(accounts.map(({ address }) => address))
  })
  const { provider } = createFakeProvider()
  host.attach(provider, state(polkadot, alice.polkadot))
  host.update(state(polkadot, alice.polkadot))
  host.update(state(kusama, alice.kusama))
  host.detach()
  host.detach()
  stop()
  host.attach(provider, state(polkadot, alice.polkadot))
  expect(heard).toEqual([[], [alice.polkadot], [alice.kusama], []])
})

it('a listener that throws does not stop the provider’s other listeners', () => {
  const host = createHostProvider()
  const heard = vi.fn()
  host.public.accounts.subscribe(() => {
    throw new Error('the page’s own')
  })
  host.public.accounts.subscribe(heard)
  host.attach(createFakeProvider().provider, state(polkadot, alice.polkadot))
  expect(heard).toHaveBeenCalledTimes(2)
})

it('the Polkadot provider for the host is the same object after a reconnect, and its methods work without this', async () => {
  const host = createHostProvider()
  const { accounts, signer } = host.public
  host.attach(createFakeProvider().provider, state(polkadot, alice.polkadot))
  host.detach()
  host.attach(createFakeProvider().provider, state(polkadot, bob.polkadot))
  const { get } = accounts
  const { signPayload } = signer
  expect(await get()).toEqual([{ address: bob.polkadot }])
  const payload = { address: bob.polkadot, method: '0x00' }
  expect(await signPayload(payload)).toEqual({ id: 1, signature })
  expect(await signPayload(payload)).toEqual({ id: 2, signature })
})

it('the Polkadot provider for the host leaves out a transaction that it cannot compare with the payload, and rejects with the wallet’s errors', async () => {
  const host = createHostProvider()
  const response = { id: 7, signature, signedTransaction: '0x1234' }
  const signPayload = vi.fn(async () => response).mockRejectedValueOnce(new Error('Cancelled'))
  const signer = { signPayload, signRaw: async () => ({ signature: 'nonsense' }) }
  host.attach(createFakeProvider({ signer }).provider, state(polkadot, alice.polkadot))
  const payload = { address: alice.polkadot }
  await expect(host.public.signer.signPayload(payload)).rejects.toThrow('Cancelled')
  expect(await host.public.signer.signPayload(payload)).toEqual({ id: 1, signature })
  const raw = { address: alice.polkadot, data: '', type: 'bytes' } as const
  await expect(host.public.signer.signRaw(raw)).rejects.toMatchObject({
    code: 'WALLET_INVALID_RESPONSE',
  })
})

describe('the review of requests to the Polkadot provider for the host', () => {
  const payload = () => ({ address: alice.polkadot, method: '0x00', nested: { value: 1 } })
  const message = () => ({ address: alice.polkadot, data: 'Hello', type: 'bytes' as const })

  function setUp(gate: (given: GatedRequest) => Promise<unknown>) {
    const signer = {
      signPayload: vi.fn(async (_: object) => ({ signature })),
      signRaw: vi.fn(async (_: object) => ({ signature })),
    }
    const methods: string[] = []
    const review = async (request: GatedRequest) => {
      methods.push(request.method)
      return gate(request)
    }
    const host = createHostProvider({ listenerOf: () => fakeListener({ review }) })
    host.attach(createFakeProvider({ signer }).provider, state(polkadot, alice.polkadot))
    return { page: host.public.signer, signer, methods }
  }

  it('asks no wallet if the user declines', async () => {
    const { page, signer, methods } = setUp(() =>
      Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
    )
    await expect(page.signPayload(payload())).rejects.toMatchObject({ code: 4001 })
    await expect(page.signRaw(message())).rejects.toMatchObject({ code: 4001 })
    expect(methods).toEqual(['signPayload', 'signRaw'])
    expect(signer.signPayload).not.toHaveBeenCalled()
    expect(signer.signRaw).not.toHaveBeenCalled()
  })

  it('forwards what was read, although the page has changed its own since', async () => {
    const own = { payload: payload(), message: message() }
    const { page, signer } = setUp(({ params, send }) => {
      own.payload.nested.value = 2
      own.message.data = 'changed'
      return send(params)
    })
    await page.signPayload(own.payload)
    expect(signer.signPayload).toHaveBeenCalledWith(payload())
    own.message.data = 'Hello'
    await page.signRaw(own.message)
    expect(signer.signRaw).toHaveBeenCalledWith(message())
  })
})
