import type { CaipNetworkId } from '../types/caip.ts'
import type { FrameElement } from './document.ts'

const frameVersion = '4'

interface FrameAddress {
  url: string
  projectId: string
  caipNetworkId: CaipNetworkId
  debug: boolean
}

/** The page of the frame. A path in its base URL is kept. */
export function toFrameUrl({ url, projectId, caipNetworkId, debug }: FrameAddress): string {
  const base = url.replace(/\/+$/, '')
  const id = encodeURIComponent(projectId)
  return `${base}/sdk?projectId=${id}&chainId=${caipNetworkId}&version=${frameVersion}&enableLogger=${debug}`
}

/**
 * Puts the iframe into `parent`, the element in the page, whose slot of that name it is seen in; nowhere while
 * there is none.
 */
export function insertIframe(parent: HTMLElement, src: string, title: string): FrameElement {
  const iframe = document.createElement('iframe')
  iframe.id = 'w3m-iframe'
  iframe.name = 'w3m-secure-iframe'
  iframe.slot = 'frame'
  iframe.title = title
  iframe.allow = 'clipboard-write; publickey-credentials-create; publickey-credentials-get'
  // Where the page has no element of ours, nothing hides it.
  if (!parent.shadowRoot) iframe.hidden = true
  iframe.src = src
  parent.append(iframe)
  return iframe
}
