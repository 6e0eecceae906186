import { onTestFinished } from 'vitest'
import { type PairOptions, pair } from '../pairing/pair.ts'
import { testContext } from './networks.ts'
import { createPage, createWallet, startTestRelay } from './peers.ts'
import { testProposal } from './proposal.ts'

const proposal = await testProposal()

export type Page = Awaited<ReturnType<typeof createPage>>

/** Starts a pairing. `nextUri` resolves with its URIs one after another. */
export function startPairing(client: Page, options: Partial<PairOptions> = {}) {
  const given: { uri: string; expiresAt: number }[] = []
  const waiting: ((pairing: { uri: string; expiresAt: number }) => void)[] = []
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const paired = pair(client, {
    proposal,
    signal: controller.signal,
    ...options,
    onPairingUri(uri, expiresAt) {
      const listener = waiting.shift()
      if (listener) listener({ uri, expiresAt })
      else given.push({ uri, expiresAt })
    },
  })
  const session = paired.then((responded) => responded.session)
  session.catch(() => {})
  const nextUri = () =>
    new Promise<{ uri: string; expiresAt: number }>((resolve) => {
      const known = given.shift()
      if (known) resolve(known)
      else waiting.push(resolve)
    })
  return { session, nextUri }
}

export async function peers() {
  const relay = await startTestRelay()
  const client = await createPage(testContext(relay.url))
  return { relay, client, wallet: await createWallet(relay.url) }
}
