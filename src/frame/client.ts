import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { FrameStatus } from '../types/frame.ts'
import { log } from '../utils/log.ts'
import { FrameDocument, type FrameElement } from './document.ts'
import { gone, nonsense, toFrameError } from './frameErrors.ts'
import { messages, type Payload, type Reply, type RequestName, timedRequests } from './messages.ts'
import { newRequestId } from './requestId.ts'
import { isLargerThan } from './size.ts'

export interface FrameMessage {
  data: unknown
  origin: string
  source: unknown
}

interface ClientOptions {
  /** The only origin that is spoken to and heard. */
  origin: string
  /** Puts a new iframe into the page. */
  insert(): FrameElement
  /** Hears what is posted to the page. Returns what ends it. */
  listen(listener: (message: FrameMessage) => void): () => void
  onStatus(status: FrameStatus): void
  /** A frame is ready: the first, or one that has loaded anew and knows nothing. */
  onReady(): void
  /** One of the timed requests had no answer. */
  onTimeout(): void
}

interface Pending {
  name: RequestName
  posted: boolean
  resolve(payload: unknown): void
  reject(error: unknown): void
}

export interface FrameClient {
  /**
   * Asks the frame, which is put into the page when it is not there, and waits until it is ready.
   *
   * @throws WalletModalError FRAME_ERROR with the frame's words; FRAME_LOAD_FAILED; FRAME_TIMEOUT, for a
   * JSON-RPC call REQUEST_ABORTED, when it takes too long, `signal` fires, or the frame is gone meanwhile;
   * WALLET_INVALID_RESPONSE
   */
  request<Name extends RequestName>(
    name: Name,
    payload: Payload<Name>,
    signal?: AbortSignal,
  ): Promise<Reply<Name>>
  /** The iframe: put into the page now, when it is not there. */
  open(): FrameElement
  /** Removes the iframe for good; what waits for it is rejected, and so is what is asked later. */
  dispose(): void
}

const prefix = '@w3m-frame/'
const answerMs = 30_000
const presenceMs = 1_000
/** Characters and members; receipts of a whole block are large. */
const maxReplySize = 5_000_000

/**
 * Speaks to the frame. Only messages of the iframe's own window and of the one origin count, and of those only
 * READY and the first answer to a request that waits; all else is dropped, and nothing is ever thrown at it.
 */
export function createFrameClient(options: ClientOptions): FrameClient {
  const pending = new Map<string, Pending>()
  let presence: ReturnType<typeof setInterval> | undefined
  let isDisposed = false

  function rejectAll(error: WalletModalError | null): void {
    const waiting = [...pending.values()]
    pending.clear()
    for (const { name, reject } of waiting) reject(error ?? gone(name))
  }

  /** A new document knows nothing of what was asked of the one before. */
  function forgetPosted(): void {
    for (const [id, { name, posted, resolve, reject }] of [...pending]) {
      if (!posted) continue
      pending.delete(id)
      if (name === 'RELOAD') resolve(undefined)
      else reject(gone(name))
    }
  }

  const frame = new FrameDocument(options.insert, {
    status: options.onStatus,
    ready: options.onReady,
    renewed: forgetPosted,
    removed: rejectAll,
  })

  function onMessage({ data, origin, source }: FrameMessage): void {
    const own = frame.element?.contentWindow
    if (!own || source !== own || origin !== options.origin) return
    if (typeof data !== 'object' || data === null) return
    const { type, id, payload } = data as { type?: unknown; id?: unknown; payload?: unknown }
    if (typeof type !== 'string' || !type.startsWith(prefix)) return
    if (type === `${prefix}READY`) {
      frame.onReady()
      return
    }
    const request = typeof id === 'string' ? pending.get(id) : undefined
    const isError = type === `${prefix}${request?.name}_ERROR`
    if (!request || (!isError && type !== `${prefix}${request.name}_SUCCESS`)) {
      log('debug', `the frame sent ${type.slice(0, 80)}, for which nobody waits`)
      return
    }
    log('info', `the frame answered ${type}`)
    pending.delete(String(id))
    const { name, resolve, reject } = request
    const isTooLarge = isLargerThan(payload, maxReplySize)
    const reply = isTooLarge || isError ? null : messages[name].reply.safeParse(payload)
    if (reply?.success) resolve(reply.data)
    else reject(isError && !isTooLarge ? toFrameError(payload) : nonsense(name, reply?.error))
  }

  const stopListening = options.listen((message) => {
    try {
      onMessage(message)
    } catch (thrown) {
      log('error', 'a message of the frame could not be read', thrown)
    }
  })

  function watchPresence(): void {
    presence ??= setInterval(() => {
      frame.checkPresence()
      if (pending.size > 0) return
      clearInterval(presence)
      presence = undefined
    }, presenceMs)
  }

  /** Resolves when it is posted, or was given up before. */
  async function post(id: string, entry: Pending, payload: unknown): Promise<void> {
    await frame.ready()
    if (!pending.has(id)) return
    const message = {
      id,
      type: `@w3m-app/${entry.name}`,
      ...(payload !== undefined && { payload }),
    }
    frame.element?.contentWindow?.postMessage(message, options.origin)
    entry.posted = true
    log('info', `the frame is asked ${entry.name}`)
  }

  return {
    open: () => frame.open(),

    request<Name extends RequestName>(name: Name, payload: Payload<Name>, signal?: AbortSignal) {
      return new Promise<Reply<Name>>((resolve, reject) => {
        const outgoing = messages[name].payload.safeParse(payload)
        if (!outgoing.success) throw outgoing.error
        if (signal?.aborted || isDisposed) throw gone(name)
        const id = newRequestId()
        let timer: ReturnType<typeof setTimeout> | undefined
        function giveUp(error: unknown) {
          if (pending.delete(id)) entry.reject(error)
        }
        const onAbort = () => giveUp(gone(name))
        function end() {
          clearTimeout(timer)
          signal?.removeEventListener('abort', onAbort)
        }
        const entry: Pending = {
          name,
          posted: false,
          resolve(value) {
            end()
            resolve(value as Reply<Name>)
          },
          reject(error) {
            end()
            reject(error)
          },
        }
        pending.set(id, entry)
        signal?.addEventListener('abort', onAbort)
        watchPresence()
        post(id, entry, outgoing.data).then(() => {
          if (!timedRequests.has(name) || !pending.has(id)) return
          timer = setTimeout(() => {
            onAbort()
            options.onTimeout()
          }, answerMs)
        }, giveUp)
      })
    },

    dispose() {
      isDisposed = true
      stopListening()
      clearInterval(presence)
      frame.remove()
    },
  }
}
