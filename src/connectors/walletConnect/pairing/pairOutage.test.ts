import { afterEach, describe, expect, it, vi } from 'vitest'
import { testContext } from '../testing/networks.ts'
import { peers, startPairing } from '../testing/pairing.ts'
import { createPage, createWallet, granted, startTestRelay } from '../testing/peers.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a pairing', () => {
  it('rejects with RELAY_UNREACHABLE after 10 s if the relay is down, and a retry succeeds', async () => {
    const relay = await startTestRelay()
    await relay.close()
    const client = await createPage(testContext(relay.url))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const first = startPairing(client)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(first.session).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })

    await startTestRelay(relay.port)
    const wallet = await createWallet(relay.url)
    const second = startPairing(client)
    // The SDK still retries the first connection, at least every 5 s.
    await vi.advanceTimersByTimeAsync(5000)
    await wallet.approve((await second.nextUri()).uri)
    expect(await second.session).toMatchObject({ namespaces: granted })
  })

  it('reports an outage of the relay, and can be approved once the relay is back', async () => {
    const { relay, client, wallet } = await peers()
    const states: string[] = []
    const { session, nextUri } = startPairing(client, {
      onTransport: (state) => states.push(state),
    })
    const { uri } = await nextUri()
    const proposal = await wallet.propose(uri)
    await relay.close()
    await vi.waitFor(() => expect(states).toEqual(['connected', 'disconnected']))
    await startTestRelay(relay.port)
    await vi.waitFor(() => expect(states.at(-1)).toBe('connected'), 10_000)
    await wallet.client.approve({ id: proposal.id, namespaces: granted })
    expect(await session).toMatchObject({ namespaces: granted })
  }, 30_000)

  it.each([
    ['forbidden', 'INVALID_APP_CONFIGURATION'],
    ['unknown', 'INVALID_PROJECT_ID'],
  ])('with the project id “%s” rejects with %s', async (projectId, code) => {
    const relay = await startTestRelay()
    const client = await createPage(testContext(relay.url, { projectId }))
    const { session } = startPairing(client)
    await expect(session).rejects.toMatchObject({ code })
  })

  it('rejects with SESSION_EXPIRED if the clock of the device is ahead', async () => {
    const relay = await startTestRelay()
    const client = await createPage(testContext(relay.url))
    const { signJWT } = client.core.crypto
    client.core.crypto.signJWT = async (audience) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
      const token = await signJWT(audience)
      vi.useRealTimers()
      return token
    }
    const { session } = startPairing(client)
    await expect(session).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })
})
