import type { CaipNetworkId } from '../types/caip.ts'
import type { FrameElement } from './document.ts'

const frameVersion = '4'

interface FrameAddress {
  url: string
  projectId: string
  caipNetworkId: CaipNetworkId
}

/** A path in the base URL is kept. */
export function toFrameUrl({ url, projectId, caipNetworkId }: FrameAddress): string {
  const base = url.replace(/\/+$/, '')
  const id = encodeURIComponent(projectId)
  return `${base}/sdk?projectId=${id}&chainId=${caipNetworkId}&version=${frameVersion}&enableLogger=true`
}

/** The slot `frame` shows it only when needed. */
export function insertIframe(parent: HTMLElement, src: string, title: string): FrameElement {
  const iframe = document.createElement('iframe')
  iframe.id = 'w3m-iframe'
  iframe.name = 'w3m-secure-iframe'
  iframe.slot = 'frame'
  iframe.title = title
  iframe.allow = 'clipboard-write; publickey-credentials-create; publickey-credentials-get'
  // Without a shadow root no slot hides it.
  if (!parent.shadowRoot) iframe.hidden = true
  iframe.src = src
  parent.append(iframe)
  return iframe
}
