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

it('is announced under a name of our own, beside what is there', async () => {
  const host = createHostProvider()
  const other = { enable: async () => ({}) }
  const page: Page = { injectedWeb3: { other } }
  const stop = announce({ name: 'Talisman' }, createAnnounced(host, fakeGate()), page)
  expect(Object.keys(page.injectedWeb3 ?? {})).toEqual(['other', ownRdns])
  const enabled = await page.injectedWeb3?.[ownRdns]?.enable()
  expect(enabled?.accounts).toBe(host.public.accounts)
  // The next connection announces itself before the last one's end is heard of.
  const stopNext = announce({ name: 'SubWallet' }, createAnnounced(host, fakeGate()), page)
  stop()
  expect(page.injectedWeb3).toHaveProperty([ownRdns])
  stopNext()
  expect(page.injectedWeb3).toEqual({ other })
})

it('is announced where no wallet has been', () => {
  const page: Page = {}
  announce({ name: 'Talisman' }, createAnnounced(createHostProvider(), fakeGate()), page)
  expect(page.injectedWeb3).toHaveProperty([ownRdns])
})

it('its signer has what the wallet grants when an app looks, and no more', async () => {
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

it('its signer has nothing once the session has ended', async () => {
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

it('lets who enables it wait for what is being restored, without the modal in the way', async () => {
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

it('shows the modal to who has kept it since it was disconnected', async () => {
  const host = createHostProvider()
  const connect = vi.fn(async () => host.attach(createFakeProvider().provider, state))
  const { accounts } = await createAnnounced(host, fakeGate({ connect })).enable()
  expect(connect).toHaveBeenCalledOnce()
  expect(await accounts.get()).toHaveLength(1)
})
