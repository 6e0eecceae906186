import { describe, expect, it, vi } from 'vitest'
import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import type { BoundHostProvider, HostProviderOptions } from '../adapterSteps.ts'
import { fakeListener } from './fakeListener.ts'

/** A family's host provider in the terms of the tests that all families pass. */
interface HostProviderCase<Provider, Bound extends BoundHostProvider<Provider>> {
  create(options: HostProviderOptions<Provider>): Bound
  /** Two accounts of one network. */
  addresses: readonly [string, string]
  caipNetworkId: CaipNetworkId
  /** Creates a wallet whose signatures are the results of `sign`. */
  createWallet(sign: () => Promise<unknown>): Provider
  /** The response of `sign` in a wallet of the family. */
  signature: unknown
  /** Requests a signature of a text that is harmless to sign. */
  requestSignature(page: Bound['public']): Promise<unknown>
  /** Reads the addresses of the accounts, the active one first. It may reject while no wallet is connected. */
  readAddresses(page: Bound['public']): Promise<string[]>
  /** Calls `listener` with the active address at each of the family's events of accounts; null without one. */
  followActive(page: Bound['public'], listener: (address: string | null) => void): void
}

/** Tests what holds for the host provider of each family. */
export function describeHostProvider<Provider, Bound extends BoundHostProvider<Provider>>(
  family: string,
  { create, addresses, caipNetworkId, ...own }: HostProviderCase<Provider, Bound>,
): void {
  const [first, second] = addresses
  const at = (...all: string[]): WalletAccounts => ({
    caipNetworkId,
    accounts: all.map((address) => ({ address, type: 'eoa' })),
  })

  function setUp(review = vi.fn(async ({ params, send }: GatedRequest) => send(params))) {
    const sign = vi.fn(async () => own.signature)
    const wallet = own.createWallet(sign)
    const host = create({ listenerOf: () => fakeListener({ review }) })
    return { host, page: host.public, wallet, sign, review }
  }

  describe(`the host provider of ${family}`, () => {
    it('rejects requests with 4900 before a wallet is attached and after it is detached', async () => {
      const { host, page, wallet, sign } = setUp()
      await expect(own.requestSignature(page)).rejects.toMatchObject({ code: 4900 })
      host.attach(wallet, at(first))
      await own.requestSignature(page)
      host.detach()
      await expect(own.requestSignature(page)).rejects.toMatchObject({ code: 4900 })
      expect(await own.readAddresses(page).catch(() => [])).toEqual([])
      expect(sign).toHaveBeenCalledOnce()
    })

    it('is the same object across wallets, and sends requests to the one attached last', async () => {
      const { host, page, wallet, sign } = setUp()
      host.attach(wallet, at(first))
      const next = vi.fn(async () => own.signature)
      host.attach(own.createWallet(next), at(first))
      expect(host.public).toBe(page)
      await own.requestSignature(page)
      expect([sign.mock.calls.length, next.mock.calls.length]).toEqual([0, 1])
    })

    it('lists the accounts of the modal’s state, the active one first', async () => {
      const { host, page, wallet } = setUp()
      host.attach(wallet, at(first))
      expect((await own.readAddresses(page))[0]).toBe(first)
      host.update(at(second, first))
      expect((await own.readAddresses(page))[0]).toBe(second)
    })

    it('has no accounts after an update without a wallet', async () => {
      const { host, page } = setUp()
      host.update(at(first))
      expect(await own.readAddresses(page).catch(() => [])).toEqual([])
      await expect(own.requestSignature(page)).rejects.toMatchObject({ code: 4900 })
    })

    it('emits the active account when it changes', () => {
      const { host, page, wallet } = setUp()
      const heard: (string | null)[] = []
      own.followActive(page, (address) => {
        if (heard.at(-1) !== address) heard.push(address)
      })
      heard.length = 0
      host.attach(wallet, at(first))
      host.update(at(second))
      host.detach()
      host.detach()
      expect(heard).toEqual([first, second, null])
    })

    it('emits nothing for a state that equals the last', () => {
      const { host, page, wallet } = setUp()
      host.attach(wallet, at(first))
      const listener = vi.fn()
      own.followActive(page, listener)
      listener.mockClear()
      host.update(at(first))
      host.attach(wallet, at(first))
      expect(listener).not.toHaveBeenCalled()
    })

    it('calls the other listeners if one throws', () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { host, page, wallet } = setUp()
      const heard: (string | null)[] = []
      own.followActive(page, () => {
        throw new Error('of the page')
      })
      own.followActive(page, (address) => heard.push(address))
      host.attach(wallet, at(first))
      expect(heard).toContain(first)
      logged.mockRestore()
    })

    it('has a request reviewed before the wallet gets it', async () => {
      const { host, page, wallet, sign, review } = setUp()
      host.attach(wallet, at(first))
      review.mockImplementation(async ({ params, send }) => {
        expect(sign).not.toHaveBeenCalled()
        return send(params)
      })
      await own.requestSignature(page)
      expect(sign).toHaveBeenCalledOnce()
      expect(review).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ method: expect.any(String), send: expect.any(Function) }),
      )
      expect(review.mock.calls[0]?.[0].isPlain?.()).toBe(true)
    })

    it('rejects with the review’s error, and the wallet gets no request', async () => {
      const declined = Object.assign(new Error('declined'), { code: 4001 })
      const { host, page, wallet, sign } = setUp(vi.fn(() => Promise.reject(declined)))
      host.attach(wallet, at(first))
      await expect(own.requestSignature(page)).rejects.toBe(declined)
      expect(sign).not.toHaveBeenCalled()
    })

    it('sends a request at once if its connection has no listener', async () => {
      const { wallet, sign } = setUp()
      const host = create({})
      host.attach(wallet, at(first))
      await own.requestSignature(host.public)
      expect(sign).toHaveBeenCalledOnce()
    })

    it('rejects with the wallet’s error unchanged', async () => {
      const { host, page, wallet, sign } = setUp()
      host.attach(wallet, at(first))
      const refusal = Object.assign(new Error('no'), { code: 4001, data: { reason: 'own' } })
      sign.mockRejectedValueOnce(refusal)
      await expect(own.requestSignature(page)).rejects.toBe(refusal)
    })

    it('keeps no account of a connection that has ended while the wallet was asked', async () => {
      const { host, page, wallet } = setUp()
      host.attach(wallet, at(first))
      const response = own.requestSignature(page)
      host.detach()
      await response.catch(() => {})
      expect(await own.readAddresses(page).catch(() => [])).toEqual([])
    })
  })
}
