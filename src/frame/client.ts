import { WalletModalError } from '../errors/WalletModalError.ts'
import type { FrameStatus } from '../types/frame.ts'
import { createDeferred } from '../utils/createDeferred.ts'
import { isOffline } from '../utils/isOffline.ts'
import { log } from '../utils/log.ts'
import { FrameDocument, type FrameElement } from './document.ts'
import { type FrameRequest, FrameRequests } from './FrameRequests.ts'
import { noResponse } from './frameErrors.ts'
import { messages, type Payload, type Reply, type RequestName, timedRequests } from './messages.ts'
import { type FrameNews, NewsFeed } from './news.ts'
import { newRequestId } from './requestId.ts'

export interface FrameMessage {
  data: unknown
  origin: string
  source: unknown
  /** False if a script of the page has dispatched the event. */
  isTrusted: boolean
}

interface ClientOptions {
  /** The only origin to which messages are posted and from which they are accepted. */
  origin: string
  insert(): FrameElement
  listen(listener: (message: FrameMessage) => void): () => void
  onStatus(status: FrameStatus): void
  /** Called when the first or a reloaded document is ready. The document does not have the page's data yet. */
  onReady(): void
  onTimeout(): void
  /**
   * Called when the frame reports a change of user, account or network. If many reports arrive within a short time,
   * only the latest report of each kind is passed on.
   */
  onNews(news: FrameNews): void
}

export interface FrameClient {
  /**
   * @throws WalletModalError FRAME_ERROR with the frame's message if the frame responds with an error;
   * FRAME_LOAD_FAILED if its document does not load, and at once if the browser is offline and the request has a time
   * limit; FRAME_TIMEOUT (REQUEST_ABORTED for JSON-RPC) after the time limit, on abort, and if the iframe is removed;
   * WALLET_INVALID_RESPONSE if the response is malformed or too large
   */
  request<Name extends RequestName>(
    name: Name,
    payload: Payload<Name>,
    signal?: AbortSignal,
  ): Promise<Reply<Name>>
  open(): FrameElement
  /** Ends the client: pending and later requests reject. */
  dispose(): void
}

const prefix = '@w3m-frame/'
const responseMs = 30_000
const presenceMs = 1_000

/**
 * Accepts messages only from the window and origin of the iframe: READY, the first response to each pending request,
 * and reports of changes.
 */
export function createFrameClient(options: ClientOptions): FrameClient {
  const requests = new FrameRequests()
  let presence: ReturnType<typeof setInterval> | undefined
  let isDisposed = false

  const frame = new FrameDocument(options.insert, {
    status: options.onStatus,
    ready: options.onReady,
    renewed: () => requests.forgetPosted(),
    removed: (error) => requests.rejectAll(error),
  })

  const news = new NewsFeed(options.onNews)

  function onMessage({ data, origin, source, isTrusted }: FrameMessage): void {
    const own = frame.element?.contentWindow
    if (!isTrusted || !own || source !== own || origin !== options.origin) return
    if (typeof data !== 'object' || data === null) return
    const { type, id, payload } = data as { type?: unknown; id?: unknown; payload?: unknown }
    if (typeof type !== 'string' || !type.startsWith(prefix)) return
    const named = type.slice(prefix.length)
    if (named === 'READY') {
      frame.onReady()
      return
    }
    const settled = requests.settle(id, named, payload)
    if (settled) {
      log('info', `the frame answered ${named}`)
      news.drop(settled)
    } else if (!requests.isKnown(id)) news.take(named, payload)
  }

  const stopListening = options.listen((message) => {
    try {
      onMessage(message)
    } catch (thrown) {
      log('error', 'a message of the frame makes no sense', thrown)
    }
  })

  function watchPresence(): void {
    presence ??= setInterval(() => {
      frame.checkPresence()
      if (requests.size > 0) return
      clearInterval(presence)
      presence = undefined
    }, presenceMs)
  }

  async function post(id: string, request: FrameRequest, payload: unknown): Promise<void> {
    await frame.ready()
    if (!requests.isWaiting(id)) return
    const message = {
      id,
      type: `@w3m-app/${request.name}`,
      ...(payload !== undefined && { payload }),
    }
    frame.element?.contentWindow?.postMessage(message, options.origin)
    request.isPosted = true
    log('info', `the frame is asked ${request.name}`)
  }

  return {
    open: () => frame.open(),

    async request<Name extends RequestName>(
      name: Name,
      payload: Payload<Name>,
      signal?: AbortSignal,
    ): Promise<Reply<Name>> {
      const outgoing = messages[name].payload.safeParse(payload)
      if (!outgoing.success) throw outgoing.error
      if (signal?.aborted || isDisposed) throw noResponse(name)
      if (timedRequests.has(name) && isOffline()) throw new WalletModalError('FRAME_LOAD_FAILED')
      const id = newRequestId()
      const { promise, resolve, reject } = createDeferred<unknown>()
      const request: FrameRequest = { name, isPosted: false, resolve, reject }
      const fail = (error: unknown) => requests.reject(id, error)
      const onAbort = () => fail(noResponse(name))
      const onGivenUp = () => {
        onAbort()
        if (frame.isSilent && requests.size === 0) frame.remove()
      }
      let timer: ReturnType<typeof setTimeout> | undefined
      requests.add(id, request)
      signal?.addEventListener('abort', onGivenUp)
      watchPresence()
      post(id, request, outgoing.data).then(() => {
        if (!timedRequests.has(name) || !requests.isWaiting(id)) return
        timer = setTimeout(() => {
          onAbort()
          options.onTimeout()
        }, responseMs)
      }, fail)
      try {
        return (await promise) as Reply<Name>
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onGivenUp)
      }
    },

    dispose() {
      isDisposed = true
      stopListening()
      clearInterval(presence)
      news.stop()
      frame.remove()
    },
  }
}
