import { expect, it, vi } from 'vitest'
import { ownRdns } from '../ownRdns.ts'
import { fakeGate } from '../testing/fakeGate.ts'
import { announce, createAnnounced } from './announce.ts'
import { createHostProvider } from './hostProvider.ts'
import type { PolkadotSigner } from './provider.ts'
import { alice, builtIn, createFakeProvider } from './testing/fakeProvider.ts'

interface Page {
  injectedWeb3?: Record<
    string,
    { enable(): Promise<{ accounts?: unknown; signer?: Partial<PolkadotSigner> }> }
  >
}

const { caipNetworkId } = builtIn('polkadot')
const state = { caipNetworkId, accounts: [{ address: alice.polkadot, type: 'eoa' as const }] }

it('the modal announces the wallet under its own name, beside the other wallets of the page', async () => {
  const host = createHostProvider()
  const other = { enable: async () => ({}) }
  const page: Page = { injectedWeb3: { other } }
  const stop = announce({ name: 'Talisman' }, createAnnounced(host, fakeGate()), page)
  expect(Object.keys(page.injectedWeb3 ?? {})).toEqual(['other', ownRdns])
  const enabled = await page.injectedWeb3?.[ownRdns]?.enable()
  expect(enabled?.accounts).toBe(host.public.accounts)
  // The next connection announces its wallet before the previous announcement stops.
  const stopNext = announce({ name: 'SubWallet' }, createAnnounced(host, fakeGate()), page)
  stop()
  expect(page.injectedWeb3).toHaveProperty([ownRdns])
  stopNext()
  expect(page.injectedWeb3).toEqual({ other })
})

it('the modal announces the wallet on a page without wallets', () => {
  const page: Page = {}
  announce({ name: 'Talisman' }, createAnnounced(createHostProvider(), fakeGate()), page)
  expect(page.injectedWeb3).toHaveProperty([ownRdns])
})

it('the announced signer has the methods that the wallet grants when an app reads them', async () => {
  let granted: string[] = ['signPayload']
  const host = createHostProvider()
  const { provider } = createFakeProvider({ can: (method) => granted.includes(method) })
  host.attach(provider, state)
  const page: Page = {}
  announce({ name: 'Phone' }, createAnnounced(host, fakeGate()), page)
  const enabled = await page.injectedWeb3?.[ownRdns]?.enable()
  expect(enabled?.signer?.signRaw).toBeUndefined()
  expect(enabled?.signer?.signPayload).toBe(host.public.signer.signPayload)
  granted = ['signRaw', 'signPayload']
  expect(enabled?.signer?.signRaw).toBe(host.public.signer.signRaw)
})

it('the announced signer has no methods once the session has ended', async () => {
  const host = createHostProvider()
  const can = () => {
    throw new Error('The session has ended.')
  }
  host.attach(createFakeProvider({ can }).provider, state)
  const page: Page = {}
  announce({ name: 'Phone' }, createAnnounced(host, fakeGate()), page)
  const { signer } = (await page.injectedWeb3?.[ownRdns]?.enable()) ?? {}
  expect([signer?.signRaw, signer?.signPayload]).toEqual([undefined, undefined])
})

it('`enable` waits for a pending restore and does not open the modal', async () => {
  let restore = () => {}
  const restoring = new Promise<void>((resolve) => {
    restore = resolve
  })
  const gate = fakeGate({ settled: () => restoring, isStored: () => true })
  const host = createHostProvider()
  const enabled = createAnnounced(host, gate).enable()
  host.attach(createFakeProvider().provider, state)
  restore()
  expect(await (await enabled).accounts.get()).toMatchObject([{ address: alice.polkadot }])
  host.detach()
  expect(await (await createAnnounced(host, gate).enable()).accounts.get()).toEqual([])
  expect(gate.connect).not.toHaveBeenCalled()
})

it('`enable` opens the modal for an app that got the announced wallet before a disconnection', async () => {
  const host = createHostProvider()
  const connect = vi.fn(async () => host.attach(createFakeProvider().provider, state))
  const { accounts } = await createAnnounced(host, fakeGate({ connect })).enable()
  expect(connect).toHaveBeenCalledOnce()
  expect(await accounts.get()).toHaveLength(1)
})
