import { expect, it, vi } from 'vitest'
import { peers, startPairing } from '../testing/pairing.ts'
import { granted } from '../testing/peers.ts'

type Peers = Awaited<ReturnType<typeof peers>>

async function paired() {
  const both = await peers()
  const { session, nextUri } = startPairing(both.client)
  const topic = await both.wallet.approve((await nextUri()).uri)
  await session
  return { ...both, topic }
}

/** Sends a request without the validation of the wallet's SDK. */
async function send({ client }: Peers['wallet'], topic: string, method: string, params: unknown) {
  const { sendRequest } = client.engine as unknown as {
    sendRequest(request: object): Promise<number>
  }
  await sendRequest({ topic, method, params, throwOnFailedPublish: true })
}

/** Collects unhandled rejections of the page's side. */
function uncaught() {
  const errors: unknown[] = []
  const listeners = process.listeners('unhandledRejection')
  const keep = (error: unknown) => void errors.push(error)
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', keep)
  return {
    errors,
    restore() {
      process.removeAllListeners('unhandledRejection')
      for (const listener of listeners) process.on('unhandledRejection', listener)
    },
  }
}

const events = [
  [{ event: { name: 'banana', data: 1 }, chainId: 'eip155:1' }],
  [{ event: { name: 'chainChanged', data: 1 }, chainId: 'eip155:777' }],
  [{ event: null, chainId: 'eip155:1' }],
  [null],
] as const

it.each(events)('an event that the session did not approve is ignored: %o', async (params) => {
  const { client, wallet, topic } = await paired()
  const told = vi.fn()
  client.on('session_event', told)
  const { errors, restore } = uncaught()
  try {
    await send(wallet, topic, 'wc_sessionEvent', params)
    const event = { name: 'chainChanged', data: 8453 }
    await wallet.client.emit({ topic, chainId: 'eip155:8453', event })
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    expect(told).toHaveBeenCalledOnce()
    expect(errors).toEqual([])
  } finally {
    restore()
  }
})

it.each([
  ['wc_sessionUpdate', { namespaces: null }],
  ['wc_sessionPropose', { requiredNamespaces: 5 }],
  ['wc_sessionRequest', { request: null }],
])('a malformed %s from the wallet changes nothing', async (method, params) => {
  const { client, wallet, topic } = await paired()
  const told = vi.fn()
  client.on('session_event', told)
  const { errors, restore } = uncaught()
  try {
    await send(wallet, topic, method, params)
    const event = { name: 'chainChanged', data: 8453 }
    await wallet.client.emit({ topic, chainId: 'eip155:8453', event })
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    expect(client.session.get(topic).namespaces).toEqual(granted)
    expect(errors).toEqual([])
  } finally {
    restore()
  }
})

it('an invalid session from the wallet ends the pairing with an error that names the field', async () => {
  const { client, wallet } = await peers()
  const { session, nextUri } = startPairing(client)
  const refused = expect(session).rejects.toMatchObject({
    code: 'WALLET_INVALID_RESPONSE',
    longMessage: expect.stringContaining('accounts should be an array'),
  })
  const { id } = await wallet.propose((await nextUri()).uri)
  const engine = wallet.client.engine as unknown as { isValidApprove(): Promise<void> }
  engine.isValidApprove = async () => {}
  const namespaces = { eip155: { accounts: 'all', methods: [], events: [] } }
  await wallet.client.approve({ id, namespaces } as unknown as Parameters<
    typeof wallet.client.approve
  >[0])
  await refused
})

it('invalid messages from the relay are dropped', async () => {
  const { client, wallet, topic } = await paired()
  const { socket } = (
    client.core.relayer.provider as unknown as {
      connection: { socket: { onmessage(message: { data: string }): void } }
    }
  ).connection
  const { errors, restore } = uncaught()
  try {
    const request = { id: 1, jsonrpc: '2.0', method: 'irn_subscription' }
    const nonsense = [null, 5, 'text', [], {}, { ...request, method: 7 }, request]
    const others = [
      { ...request, params: null },
      { ...request, params: { id: 'x' } },
    ]
    for (const one of [...nonsense, ...others]) {
      expect(() => socket.onmessage({ data: JSON.stringify(one) })).not.toThrow()
    }
    const told = vi.fn()
    client.on('session_event', told)
    const event = { name: 'chainChanged', data: 8453 }
    await wallet.client.emit({ topic, chainId: 'eip155:8453', event })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(errors).toEqual([])
  } finally {
    restore()
  }
})
