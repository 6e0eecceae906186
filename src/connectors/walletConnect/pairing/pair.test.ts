import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkDeadlines } from '../../../utils/deadline.ts'
import { type Page, peers, startPairing } from '../testing/pairing.ts'
import { granted, withLateRelay } from '../testing/peers.ts'
import { testProposal } from '../testing/proposal.ts'

/** Returns the records that a pairing may leave in the SDK. */
function remains({ core, proposal }: Page) {
  const { relayer, pairing, expirer } = core
  return {
    pairings: pairing.getPairings().length,
    proposals: proposal.getAll().length,
    expirations: expirer.length,
    history: core.history.size,
    subscriptions: relayer.subscriber.topics.length,
    keys: [...core.crypto.keychain.keychain.keys()].filter((key) => key.length === 64).length,
    created: pairing.events.listenerCount('pairing_create'),
    transport: ['relayer_connect', 'relayer_disconnect', 'relayer_error'].map((name) =>
      relayer.events.listenerCount(name),
    ),
  }
}

afterEach(() => {
  vi.useRealTimers()
})

it('a pairing resolves with the approved session, and its URI is valid for 4 minutes', async () => {
  const { client, wallet } = await peers()
  const { session, nextUri } = startPairing(client)
  const { uri, expiresAt } = await nextUri()
  expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
  expect(Math.abs(expiresAt - Date.now() - 240_000)).toBeLessThan(5000)
  const topic = await wallet.approve(uri)
  expect(await session).toMatchObject({ topic, namespaces: granted })
})

it('the proposal requests all namespaces as optional ones', async () => {
  const { client, wallet } = await peers()
  const { nextUri } = startPairing(client)
  const proposal = await wallet.propose((await nextUri()).uri)
  expect(proposal.requiredNamespaces).toEqual({})
  expect(proposal.optionalNamespaces).toEqual(await testProposal())
})

describe('a wallet whose response arrives before the relay confirms the proposal', () => {
  it('is connected', async () => {
    const { client, wallet } = await peers()
    withLateRelay(client)
    const { session, nextUri } = startPairing(client)
    const topic = await wallet.approve((await nextUri()).uri)
    expect(await session).toMatchObject({ topic, namespaces: granted })
  })

  it('rejects with USER_REJECTED if the user declines', async () => {
    const { client, wallet } = await peers()
    withLateRelay(client)
    const { session, nextUri } = startPairing(client)
    await wallet.reject((await nextUri()).uri)
    await expect(session).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })
})

describe('a failed pairing', () => {
  it.each([
    [{ code: 5000, message: 'User rejected.' }, 'USER_REJECTED'],
    [{ code: 5002, message: 'User rejected methods.' }, 'USER_REJECTED'],
    [{ code: 1, message: 'User rejected the request' }, 'USER_REJECTED'],
    [{ code: 5100, message: 'Unsupported chains.' }, 'UNSUPPORTED_CHAIN'],
    [{ code: 1, message: 'Out of memory' }, 'WALLET_ERROR'],
  ])('rejects for the wallet’s error %o with %s', async (reason, code) => {
    const { client, wallet } = await peers()
    const { session, nextUri } = startPairing(client)
    const { uri } = await nextUri()
    await wallet.reject(uri, reason)
    await expect(session).rejects.toMatchObject({ code })
  })

  it('rejects with PAIRING_EXPIRED once its proposal has expired', async () => {
    const { client, wallet } = await peers()
    const { session, nextUri } = startPairing(client)
    await wallet.propose((await nextUri()).uri)
    expireProposals(client)
    await expect(session).rejects.toMatchObject({ code: 'PAIRING_EXPIRED' })
  })
})

/** Expires all proposals. */
function expireProposals({ core, proposal }: Page): void {
  for (const { id } of proposal.getAll()) core.expirer.set(id, 1)
}

it('an aborted pairing leaves no data or listener in the SDK after its proposal has expired', async () => {
  const { client, wallet } = await peers()
  const before = remains(client)
  const controller = new AbortController()
  const { session, nextUri } = startPairing(client, { signal: controller.signal })
  const { uri } = await nextUri()
  await wallet.propose(uri)
  controller.abort()
  await expect(session).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expireProposals(client)
  await vi.waitFor(() => expect(remains(client)).toEqual(before))
})

it('a proposal that no wallet answers leaves no rejected promise to the page', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  try {
    const { client, wallet } = await peers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { session, nextUri } = startPairing(client)
    session.catch(() => {})
    await wallet.propose((await nextUri()).uri)
    await vi.advanceTimersByTimeAsync(301_000)
    vi.useRealTimers()
    // Node emits the event once the promises of a turn have settled.
    await new Promise((settled) => setImmediate(settled))
    expect(unhandled).not.toHaveBeenCalled()
  } finally {
    process.off('unhandledRejection', unhandled)
  }
})

it('two concurrent pairings resolve independently', async () => {
  const { client, wallet } = await peers()
  const first = startPairing(client)
  const second = startPairing(client)
  const [one, other] = await Promise.all([first.nextUri(), second.nextUri()])
  expect(one.uri).not.toBe(other.uri)
  await wallet.reject(one.uri)
  await expect(first.session).rejects.toMatchObject({ code: 'USER_REJECTED' })
  const topic = await wallet.approve(other.uri)
  expect(await second.session).toMatchObject({ topic })
})

it('a pairing that is aborted before its start sends no request', async () => {
  const { client } = await peers()
  const connect = vi.spyOn(client, 'connect')
  const { session } = startPairing(client, { signal: AbortSignal.abort() })
  await expect(session).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(connect).not.toHaveBeenCalled()
})

describe('the pairing URI', () => {
  /** Advances the clock to 10 s before the URI expires, as the sleep of a device does, and has the page come back. */
  function passLife(): void {
    vi.advanceTimersByTime(230_000)
    checkDeadlines()
  }

  it('is renewed 10 s before it expires, and a wallet can approve the new URI', async () => {
    const { client, wallet } = await peers()
    vi.useFakeTimers({ toFake: ['Date'] })
    const { session, nextUri } = startPairing(client)
    const first = await nextUri()
    passLife()
    const second = await nextUri()
    expect(second.uri).not.toBe(first.uri)
    expect(second.expiresAt - first.expiresAt).toBe(230_000)
    await wallet.reject(first.uri)
    const topic = await wallet.approve(second.uri)
    expect(await session).toMatchObject({ topic })
    expect(client.session.keys).toEqual([topic])
  })

  it('can still be approved after its renewal, until it expires', async () => {
    const { client, wallet } = await peers()
    vi.useFakeTimers({ toFake: ['Date'] })
    const { session, nextUri } = startPairing(client)
    const first = await nextUri()
    passLife()
    await nextUri()
    const topic = await wallet.approve(first.uri)
    expect(await session).toMatchObject({ topic })
  })

  it('is not renewed after an abort', async () => {
    const { client } = await peers()
    vi.useFakeTimers({ toFake: ['Date'] })
    const controller = new AbortController()
    const { session, nextUri } = startPairing(client, { signal: controller.signal })
    await nextUri()
    const connect = vi.spyOn(client, 'connect')
    controller.abort()
    await expect(session).rejects.toMatchObject({ code: 'USER_REJECTED' })
    passLife()
    expect(connect).not.toHaveBeenCalled()
  })
})

it('the pairing URI is shown without waiting for domain verification', async () => {
  const { client, wallet } = await peers()
  const pending = new Promise<(attestation: string) => void>((resolve) => {
    client.core.verify.register = () => new Promise((attest) => resolve(attest))
  })
  const { session, nextUri } = startPairing(client)
  const { uri } = await nextUri()
  const proposed = wallet.propose(uri)
  const attest = await pending
  attest('')
  const { id } = await proposed
  await wallet.client.approve({ id, namespaces: granted })
  expect(await session).toMatchObject({ namespaces: granted })
})
