import { verifyMessage } from 'ethers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Relay, startRelay } from './relay.ts'
import {
  ADDRESS,
  type Client,
  createClient,
  dispose,
  establish,
  personalSign,
  propose,
  receiveProposal,
  signEverything,
} from './testing/relayClients.ts'

describe('the relay between two real clients of the WalletConnect SDK', () => {
  let relay: Relay
  let dapp: Client
  let wallet: Client

  beforeEach(async () => {
    relay = await startRelay({ port: 0 })
    dapp = await createClient('dapp', relay.url)
    wallet = await createClient('wallet', relay.url)
  })

  afterEach(async () => {
    await Promise.all([dispose(dapp), dispose(wallet)])
    await relay.close()
  })

  it('the relay carries pairing, approval, a request and its response', async () => {
    const topic = await establish(dapp, wallet)
    signEverything(wallet)

    const signature = await personalSign(dapp, topic, 'hello')

    expect(verifyMessage('hello', signature)).toBe(ADDRESS)
    expect(dapp.session.get(topic).peer.metadata.name).toBe('wallet')
  })

  it('the relay carries a rejected proposal', async () => {
    const { uri, approval } = await propose(dapp)
    const refused = expect(approval()).rejects.toMatchObject({
      code: 5000,
      message: 'User rejected.',
    })
    const { id } = await receiveProposal(wallet, uri)

    await wallet.reject({ id, reason: { code: 5000, message: 'User rejected.' } })

    await refused
  })

  it('the relay carries the wallet’s events', async () => {
    const topic = await establish(dapp, wallet)
    const event = { name: 'accountsChanged', data: [`eip155:1:${ADDRESS}`] }
    const received = new Promise((resolve) => dapp.once('session_event', resolve))

    await wallet.emit({ topic, chainId: 'eip155:1', event })

    expect(await received).toMatchObject({ topic, params: { event } })
  })

  it.each(['dapp', 'wallet'])(
    'the relay notifies the other peer that the %s has ended the session',
    async (side) => {
      const topic = await establish(dapp, wallet)
      const [ending, other] = side === 'dapp' ? [dapp, wallet] : [wallet, dapp]
      const ended = new Promise((resolve) => other.once('session_delete', resolve))

      await ending.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })

      expect(await ended).toMatchObject({ topic })
      expect(other.session.length).toBe(0)
    },
  )

  it('the relay recovers from a crash: both clients resubscribe to their topics', async () => {
    const topic = await establish(dapp, wallet)
    signEverything(wallet)
    const lost = Promise.all([
      nextRelayerEvent(dapp, 'relayer_disconnect'),
      nextRelayerEvent(wallet, 'relayer_disconnect'),
    ])
    await relay.close()
    await lost

    const back = Promise.all([resubscribed(dapp), resubscribed(wallet)])
    relay = await startRelay({ port: relay.port })
    await back

    const signature = await personalSign(dapp, topic, 'still there')
    expect(verifyMessage('still there', signature)).toBe(ADDRESS)
  }, 40_000)

  it('the relay stores a request for a wallet that is offline', async () => {
    const topic = await establish(dapp, wallet)
    signEverything(wallet)
    await wallet.core.relayer.transportClose()

    const signature = personalSign(dapp, topic, 'come back')
    await nextRelayerEvent(dapp, 'relayer_publish')
    await wallet.core.relayer.transportOpen()

    expect(verifyMessage('come back', await signature)).toBe(ADDRESS)
  }, 40_000)
})

function nextRelayerEvent(client: Client, event: string): Promise<unknown> {
  return new Promise((resolve) => client.core.relayer.once(event, resolve))
}

function resubscribed(client: Client): Promise<unknown> {
  const { subscriber } = client.core.relayer
  return new Promise((resolve) => subscriber.once('subscription_resubscribed', resolve))
}
