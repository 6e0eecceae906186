import type { EmbeddedWallet, FrameHost } from '../types/frame.ts'
import { createFrameClient, type FrameClient } from './client.ts'
import { createEmbeddedWallet, type FrameWallet } from './embeddedWallet.ts'
import { insertIframe, toFrameUrl } from './iframe.ts'

interface Page {
  key: string
  client: FrameClient
  wallet: FrameWallet
}

let page: Page | undefined

/** Another frame or project applies once the current login has ended, at the latest with the next page load. */
export function openFrame(host: FrameHost): EmbeddedWallet {
  const key = `${host.projectId} ${host.url}`
  if (page && (page.key === key || page.wallet.isLoggedIn())) return page.wallet
  if (page) {
    page.client.dispose()
    host.events.loggedOut()
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
    onNews: (news) => wallet.onNews(news),
  })
  const wallet = createEmbeddedWallet(host, client)
  page = { key, client, wallet }
  return wallet
}
