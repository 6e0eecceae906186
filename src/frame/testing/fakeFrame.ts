import { createFrameClient, type FrameMessage } from '../client.ts'
import type { FrameNews } from '../news.ts'

/** For tests: an iframe that posts what it is told to. */
class FakeFrame {
  contentWindow = this.#createWindow()
  readonly parentElement = null
  isConnected = true
  readonly asked: { id: string; type: string; payload?: unknown; targetOrigin: string }[] = []
  readonly #listeners: Record<string, () => void> = {}

  #createWindow() {
    return {
      postMessage: (message: unknown, targetOrigin: string) => {
        this.asked.push({
          ...(message as { id: string; type: string; payload?: unknown }),
          targetOrigin,
        })
      },
    }
  }

  /** Taken out of the page and put in again: its page loads anew, in another window. */
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

/** For tests: a page, the frames that were put into it, and what its client told. */
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
  /** Whatever window posts something to the page. */
  function post(message: Omit<FrameMessage, 'isTrusted'> & Partial<FrameMessage>): void {
    for (const listener of listeners) listener({ isTrusted: true, ...message })
  }
  const latest = () => {
    const frame = frames.at(-1)
    if (!frame) throw new Error('there is no frame')
    return frame
  }
  /** The frame itself posts to the page. */
  function say(data: unknown): void {
    post({ data, origin: frameOrigin, source: latest().contentWindow })
  }
  return {
    client,
    frames,
    statuses,
    news,
    post,
    say,
    latest,
    timeouts: () => timeouts,
    listenerCount: () => listeners.size,
    /** The frame answers the last thing it was asked. */
    answer(outcome: 'SUCCESS' | 'ERROR', payload?: unknown) {
      const { id, type } = latest().asked.at(-1) ?? { id: '', type: '' }
      say({ id, type: `${type.replace('@w3m-app/', '@w3m-frame/')}_${outcome}`, payload })
      return id
    },
  }
}
