import { expect, it, vi } from 'vitest'
import { peers, startPairing } from './testing/pairing.ts'
import { granted } from './testing/peers.ts'

// Pages on plain http beyond localhost lack `crypto.subtle` (secure contexts).
vi.hoisted(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined }))

it('a page without crypto.subtle pairs with a wallet', async () => {
  const { client, wallet } = await peers()
  const { session, nextUri } = startPairing(client)
  const topic = await wallet.approve((await nextUri()).uri)
  expect(await session).toMatchObject({ topic, namespaces: granted })
})
