import type { EmbeddedWallet, FrameHost } from '../types/frame.ts'
import { createFrameClient, type FrameClient } from './client.ts'
import { createEmbeddedWallet } from './embeddedWallet.ts'
import { insertIframe, toFrameUrl } from './iframe.ts'

interface Page {
  key: string
  host: FrameHost
  client: FrameClient
  wallet: EmbeddedWallet
}

let page: Page | undefined

/** The page's one embedded wallet; another one once the page names another frame or project. Loads nothing yet. */
export function openFrame(host: FrameHost): EmbeddedWallet {
  const key = `${host.projectId} ${host.url}`
  if (page?.key === key) return page.wallet
  if (page) {
    page.client.dispose()
    // Who is logged in there is not logged in here.
    page.host.events.loggedOut()
  }
  const client = createFrameClient({
    origin: new URL(host.url).origin,
    insert: () => insertIframe(host.parent(), toFrameUrl(host), host.title),
    listen(listener) {
      addEventListener('message', listener)
      return () => removeEventListener('message', listener)
    },
    onStatus: host.events.status,
    onReady: () => wallet.introduce(),
    onTimeout: host.events.timeout,
  })
  const wallet = createEmbeddedWallet(host, client)
  page = { key, host, client, wallet }
  return wallet
}
