import type { CaipNetworkId } from '../types/caip.ts'
import type { EmbeddedWallet, FrameHost } from '../types/frame.ts'
import { createFrameClient, type FrameClient } from './client.ts'
import type { FrameElement } from './document.ts'
import { createEmbeddedWallet, type FrameWallet } from './embeddedWallet.ts'

const frameVersion = '4'

interface FrameAddress {
  url: string
  projectId: string
  caipNetworkId: CaipNetworkId
}

/** Builds the frame's URL. A path in the base URL is preserved. */
export function toFrameUrl({ url, projectId, caipNetworkId }: FrameAddress): string {
  const base = url.replace(/\/+$/, '')
  const id = encodeURIComponent(projectId)
  return `${base}/sdk?projectId=${id}&chainId=${caipNetworkId}&version=${frameVersion}&enableLogger=true`
}

/** Inserts the frame's iframe, which is visible only in views that have the slot `frame`. */
function insertIframe(parent: HTMLElement, src: string, title: string): FrameElement {
  const iframe = document.createElement('iframe')
  iframe.id = 'w3m-iframe'
  iframe.name = 'w3m-secure-iframe'
  iframe.slot = 'frame'
  iframe.title = title
  iframe.allow = 'clipboard-write; publickey-credentials-create; publickey-credentials-get'
  // A parent with a shadow root hides the iframe unless a slot takes it. Any other parent would show the iframe.
  if (!parent.shadowRoot) iframe.hidden = true
  iframe.src = src
  parent.append(iframe)
  return iframe
}

interface Page {
  key: string
  client: FrameClient
  wallet: FrameWallet
}

let page: Page | undefined

/**
 * Returns the page's only frame. A changed frame URL or project id takes effect once no login is active, or on the next
 * page load.
 */
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
