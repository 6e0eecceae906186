import type { FrameRequest } from './request.ts'

/** Faults of a frame. Requests are named without their prefix. */
export interface FrameFaults {
  /** The frame loads, but never posts READY. */
  neverReady?: boolean
  /** Delay of every response, in milliseconds. */
  delayMs?: number
  /** Requests without a response. */
  silent?: string[]
  /** Requests at which the frame reloads. */
  reloadOn?: string[]
  /** Payloads of success responses, by request. */
  nonsense?: Record<string, unknown>
  /** Messages of error responses, by request. */
  errors?: Record<string, string>
  /** Requests whose response has another id. */
  wrongId?: string[]
  /** Requests whose response has an unknown type. */
  unknownType?: string[]
}

export class FaultyReplies {
  constructor(public faults: FrameFaults) {}

  /** Applies a configured fault; false if the request is to be handled as usual. */
  async spoil({ id, name }: FrameRequest, post: (message: unknown) => void): Promise<boolean> {
    const { delayMs, silent, reloadOn, nonsense, errors, wrongId, unknownType } = this.faults
    if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const success = `@w3m-frame/${name}_SUCCESS`
    if (silent?.includes(name)) return true
    if (reloadOn?.includes(name)) {
      location.reload()
      return true
    }
    if (nonsense && name in nonsense) {
      post({ id, type: success, payload: nonsense[name] })
      return true
    }
    const message = errors?.[name]
    if (message !== undefined) {
      post({ id, type: `@w3m-frame/${name}_ERROR`, payload: { message } })
      return true
    }
    if (wrongId?.includes(name)) {
      post({ id: `${id}x`, type: success, payload: {} })
      return true
    }
    if (unknownType?.includes(name)) {
      post({ id, type: '@w3m-frame/BANANA_SUCCESS', payload: {} })
      return true
    }
    return false
  }
}

declare global {
  interface Window {
    /** A test sets these before the frame's scripts run. */
    __demoFrameFaults?: FrameFaults
  }
}

/** Faults from the test, or from the URL: `/sdk?…&faults={"neverReady":true}`. */
export function initialFaults(query: URLSearchParams): FrameFaults {
  if (window.__demoFrameFaults) return window.__demoFrameFaults
  const text = query.get('faults')
  return text === null ? {} : (JSON.parse(text) as FrameFaults)
}
