import { afterAll, expect, it, vi } from 'vitest'
import { pair } from '../pairing/pair.ts'
import { testContext } from '../testing/networks.ts'
import { createWallet, granted, startTestRelay } from '../testing/peers.ts'
import { testProposal } from '../testing/proposal.ts'
import { removeSession } from './cleanUp.ts'
import { getClient, getClientId } from './client.ts'

// Clears the variable that `peers.ts` sets: a browser has no environment variables.
process.env.DISABLE_GLOBAL_CORE = ''

const relayUrl = 'ws://127.0.0.1:9'
const created: Awaited<ReturnType<typeof getClient>>[] = []

afterAll(async () => {
  for (const { core } of created) {
    core.heartbeat.stop()
    await core.relayer.transportClose()
  }
})

it('`getClient` returns the same WalletConnect client to two concurrent callers', async () => {
  const warn = vi.spyOn(console, 'warn')
  expect(await getClientId(relayUrl)).toBeNull()
  const [first, second] = await Promise.all([
    getClient(testContext(relayUrl)),
    getClient(testContext(relayUrl)),
  ])
  created.push(first)
  expect(second).toBe(first)
  expect(await getClientId(relayUrl)).toMatch(/^did:key:z6Mk/)
  expect(warn).not.toHaveBeenCalled()
})

it('the WalletConnect client adds no property to the global object', () => {
  const names = Object.getOwnPropertyNames(globalThis).filter((name) =>
    /walletconnect|logs/i.test(name),
  )
  expect(names).toEqual([])
})

it('the WalletConnect client sends the metadata of the host, even if the host has changed them', async () => {
  const metadata = { ...testContext('').metadata, name: 'Renamed' }
  const client = await getClient(testContext(relayUrl, { metadata }))
  expect(client.metadata.name).toBe('Renamed')
})

it('after the host corrects the project id, the next connection to the relay uses the new id', async () => {
  const relay = await startTestRelay()
  const proposal = await testProposal()
  const wrong = await getClient(testContext(relay.url, { projectId: 'forbidden' }))
  created.push(wrong)
  process.env.DISABLE_GLOBAL_CORE = 'true'
  const refused = pair(wrong, { proposal })
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_APP_CONFIGURATION' })

  const client = await getClient(testContext(relay.url))
  const wallet = await createWallet(relay.url)
  const paired = pair(client, { proposal, onPairingUri: (uri) => void wallet.approve(uri) })
  expect(await paired).toMatchObject({ session: { namespaces: granted } })
})

it('if wallet and page end a session at the same time, it is removed without an error', async () => {
  const relay = await startTestRelay()
  const client = await getClient(testContext(relay.url))
  created.push(client)
  const wallet = await createWallet(relay.url)
  const proposal = await testProposal()
  await pair(client, { proposal, onPairingUri: (uri) => void wallet.approve(uri) })
  const [topic = ''] = client.session.keys
  const { deleteSession } = client.engine as unknown as {
    deleteSession(params: { topic: string }): Promise<void>
  }
  await expect(
    Promise.all([deleteSession({ topic }), removeSession(client, topic)]),
  ).resolves.toBeTruthy()
  await expect(deleteSession({ topic })).resolves.toBeUndefined()
  expect(client.session.keys).not.toContain(topic)
})
