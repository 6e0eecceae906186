import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeStorage } from '../../../storage/testing/fakeStorage.ts'
import { checkDeadlines } from '../../../utils/deadline.ts'
import { createSdkStorage } from '../sdk/sdkStorage.ts'
import { testContext } from '../testing/networks.ts'
import { peers, startPairing } from '../testing/pairing.ts'
import { createPage, createWallet, granted, startTestRelay } from '../testing/peers.ts'
import { createWalletConnectDriver } from '../walletConnectDriver.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const stored = () => localStorage.getItem('wallet-modal/open_pairings')

/** Approves an earlier proposal, and expects the page to end the session. */
async function approveLate(wallet: Awaited<ReturnType<typeof createWallet>>, id: number) {
  const ended = new Promise((resolve) => wallet.client.once('session_delete', resolve))
  await wallet.client.approve({ id, namespaces: granted })
  await ended
  expect(wallet.client.session.getAll()).toEqual([])
}

describe('a session approved for an abandoned pairing', () => {
  it('is ended when the modal was closed between scan and approval', async () => {
    const { client, wallet } = await peers()
    const controller = new AbortController()
    const { session, nextUri } = startPairing(client, { signal: controller.signal })
    const { id } = await wallet.propose((await nextUri()).uri)
    expect(stored()).not.toBeNull()
    controller.abort()
    await expect(session).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await approveLate(wallet, id)
    await vi.waitFor(() => expect(client.session.getAll()).toEqual([]))
    await vi.waitFor(() => expect(stored()).toBeNull())
  })

  it('is ended when another wallet was approved first', async () => {
    const { relay, client, wallet } = await peers()
    vi.useFakeTimers({ toFake: ['Date'] })
    const { session, nextUri } = startPairing(client)
    const { id } = await wallet.propose((await nextUri()).uri)
    vi.advanceTimersByTime(230_000)
    checkDeadlines()
    const second = await createWallet(relay.url)
    const topic = await second.approve((await nextUri()).uri)
    await session
    vi.useRealTimers()
    await approveLate(wallet, id)
    expect(client.session.keys).toEqual([topic])
  })

  /** Leaves a page after a wallet has scanned its code, and opens the next page of the same origin. */
  async function leave(isHeld: () => boolean) {
    const relay = await startTestRelay()
    const context = testContext(relay.url)
    const [storage, wallet] = [createSdkStorage(), await createWallet(relay.url)]
    const first = await createPage(context, storage)
    const { nextUri } = startPairing(first)
    const { id } = await wallet.propose((await nextUri()).uri)
    await vi.waitFor(() => expect(first.proposal.getAll()).toHaveLength(1))
    await first.core.relayer.transportClose()
    // The next page has nothing in memory from the page that was left.
    vi.resetModules()
    const request = async (_: string, __: object, act: (lock: object | null) => unknown) =>
      act(isHeld() ? null : {})
    vi.stubGlobal('navigator', { userAgent: '', locks: { request } })
    const next = await import('../walletConnectDriver.ts')
    const client = await createPage(context, storage)
    await next.createWalletConnectDriver(async () => client).endUnawaited?.(context)
    return { client, wallet, id }
  }

  it('is ended when the page was reloaded between scan and approval', async () => {
    const { client, wallet, id } = await leave(() => false)
    await approveLate(wallet, id)
    await vi.waitFor(() => expect(client.session.getAll()).toEqual([]))
    expect(stored()).toBeNull()
  })

  it('is preserved if another tab still waits for the pairing', async () => {
    const { client, wallet, id } = await leave(() => true)
    await wallet.client.approve({ id, namespaces: granted })
    await vi.waitFor(() => expect(client.session.getAll()).toHaveLength(1))
    expect(wallet.client.session.getAll()).toHaveLength(1)
    expect(stored()).not.toBeNull()
  })
})

it('a pairing is removed from storage once it is approved or declined', async () => {
  const { client, wallet } = await peers()
  const first = startPairing(client)
  await wallet.approve((await first.nextUri()).uri)
  await first.session
  expect(stored()).toBeNull()
  const second = startPairing(client)
  await wallet.reject((await second.nextUri()).uri)
  await expect(second.session).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await vi.waitFor(() => expect(stored()).toBeNull())
})

it('if all stored pairings have expired, no WalletConnect client is loaded', async () => {
  const open = vi.fn(() => Promise.reject(new Error('not needed')))
  localStorage.setItem('wallet-modal/open_pairings', '[{"topic":"ab","expiresAt":1}]')
  await createWalletConnectDriver(open).endUnawaited?.(testContext(''))
  expect(open).not.toHaveBeenCalled()
  expect(stored()).toBeNull()
})
