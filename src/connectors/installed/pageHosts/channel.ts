import { findApp, isHostOrigin, type PageHostName, parentOrigin, postToApp } from './origins.ts'

/** Messages to and from the window or the app that shows the page. */
export interface Channel {
  post(message: unknown): void
  listen(listener: (message: unknown) => void): void
}

/**
 * Opens messages to the window that frames the page; null unless it may be the host `name`. Messages go to the host's origin
 * alone, as soon as it is known; of a browser that does not tell it, the first answer does. The frame ends with the window
 * that frames it, so listeners stay.
 */
export function openFrame(name: PageHostName): Channel | null {
  const known = parent === window ? '' : parentOrigin()
  if (known !== undefined && !isHostOrigin(name, known)) return null
  let origin = known ?? '*'
  return {
    post: (message) => parent.postMessage(message, origin),
    listen(listener) {
      addEventListener('message', (event) => {
        if (event.source !== parent || !isHostOrigin(name, event.origin)) return
        origin = event.origin
        listener(event.data)
      })
    },
  }
}

/**
 * Opens messages to the app whose web view shows the page; null in a browser. The app's messages have no source or the page
 * itself, in contrast to those of frames in the page. `types` are the events by which they come, on window or document.
 */
export function openApp(
  apps: readonly ReturnType<typeof findApp>[],
  types: readonly string[],
): Channel | null {
  const app = parent === window ? findApp() : null
  if (app === null || !apps.includes(app)) return null
  return {
    post: (message) => postToApp(JSON.stringify(message)),
    listen(listener) {
      const onMessage = (event: Event) => {
        const { source = null, data } = event as MessageEvent
        if (source === null || source === window) listener(data)
      }
      for (const type of types) {
        for (const target of [window, document]) target.addEventListener(type, onMessage)
      }
    },
  }
}

/** An answer of a host. */
export type Answer = { id: string } & ({ result: unknown } | { error: unknown })

/** The wire format of a host's requests and answers. */
export interface Wire {
  encode(id: string, method: string, params: unknown): unknown
  /** Null for a message that is no answer. Never throws. */
  decode(message: unknown): Answer | null
}

export type SendRequest = (method: string, params?: unknown) => Promise<unknown>

interface Waiting {
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Returns a function that sends a request and resolves with the host's answer to it, or rejects with the host's error. */
export function createRequests(channel: Channel, { encode, decode }: Wire): SendRequest {
  const waiting = new Map<string, Waiting>()
  channel.listen((message) => {
    const answer = decode(message)
    const one = answer && waiting.get(answer.id)
    if (!one) return
    waiting.delete(answer.id)
    if ('error' in answer) one.reject(answer.error)
    else one.resolve(answer.result)
  })
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
      waiting.set(id, { resolve, reject })
      channel.post(encode(id, method, params))
    })
}

/** Interval in ms and number of requests to a host that may still be loading, and has missed the first of them. */
const repeatMs = 500
const maxRequests = 6

/** Repeats a request until the host answers it. Resolves with undefined after 3 s, or if the host answers with an error. */
export function untilAnswered<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve) => {
    let asked = 0
    let timer: ReturnType<typeof setTimeout>
    const settle = (result?: Result) => {
      clearTimeout(timer)
      asked = maxRequests
      resolve(result)
    }
    const next = () => {
      if (asked === maxRequests) return settle()
      asked += 1
      timer = setTimeout(next, repeatMs)
      ask().then(settle, () => settle())
    }
    next()
  })
}
