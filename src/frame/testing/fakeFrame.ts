import { createFrameClient, type FrameMessage } from '../client.ts'
import type { FrameNews } from '../news.ts'

/** A fake iframe that records the requests posted to it. */
class FakeFrame {
  contentWindow = this.#createWindow()
  readonly parentElement = null
  isConnected = true
  readonly requests: { id: string; type: string; payload?: unknown; targetOrigin: string }[] = []
  readonly #listeners: Record<string, () => void> = {}

  #createWindow() {
    return {
      postMessage: (message: unknown, targetOrigin: string) => {
        this.requests.push({
          ...(message as { id: string; type: string; payload?: unknown }),
          targetOrigin,
        })
      },
    }
  }

  /** Simulates that the page removes the iframe and inserts it again, which reloads it in a new window. */
  move(): void {
    this.contentWindow = this.#createWindow()
  }

  addEventListener(type: string, listener: () => void): void {
    this.#listeners[type] = listener
  }
  fire(type: 'load' | 'error'): void {
    this.#listeners[type]?.()
  }
  remove(): void {
    this.isConnected = false
  }
}

export const frameOrigin = 'https://frame.example'

/** Creates a fake page with a client. Records the iframes that the client inserts and the callbacks that it calls. */
export function createFakePage() {
  const frames: FakeFrame[] = []
  const listeners = new Set<(message: FrameMessage) => void>()
  const statuses: string[] = []
  let timeouts = 0
  const news: FrameNews[] = []
  const client = createFrameClient({
    origin: frameOrigin,
    insert() {
      const frame = new FakeFrame()
      frames.push(frame)
      return frame
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onStatus: (status) => statuses.push(status),
    onReady: () => {},
    onTimeout: () => {
      timeouts += 1
    },
    onNews: (one) => news.push(one),
  })
  /** Posts a message to the page from any window. */
  function post(message: Omit<FrameMessage, 'isTrusted'> & Partial<FrameMessage>): void {
    for (const listener of listeners) listener({ isTrusted: true, ...message })
  }
  const latest = () => {
    const frame = frames.at(-1)
    if (!frame) throw new Error('there is no frame')
    return frame
  }
  /** Posts a message to the page from the frame. */
  function postFromFrame(data: unknown): void {
    post({ data, origin: frameOrigin, source: latest().contentWindow })
  }
  return {
    client,
    frames,
    statuses,
    news,
    post,
    postFromFrame,
    latest,
    timeouts: () => timeouts,
    listenerCount: () => listeners.size,
    /** Responds to the last request that the frame received. */
    respond(outcome: 'SUCCESS' | 'ERROR', payload?: unknown) {
      const { id, type } = latest().requests.at(-1) ?? { id: '', type: '' }
      postFromFrame({ id, type: `${type.replace('@w3m-app/', '@w3m-frame/')}_${outcome}`, payload })
      return id
    },
  }
}
