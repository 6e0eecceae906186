import { expect, it, vi } from 'vitest'
import { followSession } from './followSession.ts'
import type { SessionClient } from './readSession.ts'

const day = 86_400_000

/** Follows a session that expires in a day, and records the calls of its listener. */
function follow(listener: { update?: () => void } = {}) {
  const listeners = new Map<string, (payload: object) => void>()
  const session = {
    topic: 'topic',
    expiry: Math.floor((Date.now() + day) / 1000),
    peer: { metadata: { name: 'Wallet' } },
    namespaces: {},
  }
  let sessions = [session]
  const client = {
    on: (name: string, handle: (payload: object) => void) => void listeners.set(name, handle),
    off: (name: string) => void listeners.delete(name),
    session: { getAll: () => sessions },
  } as unknown as SessionClient
  const end = vi.fn()
  const stop = followSession(client, 'topic', { event() {}, update() {}, end, ...listener })
  const tell = (name: string, topic = 'topic') => listeners.get(name)?.({ topic })
  return {
    end,
    stop,
    tell,
    extend(ms: number) {
      sessions = [{ ...session, expiry: session.expiry + ms / 1000 }]
      tell('session_extend')
    },
    /** The SDK removes the session before it emits the removal. */
    remove() {
      sessions = []
      tell('session_delete')
    },
    listenerCount: () => listeners.size,
  }
}

it('a session ends with the reason “wallet”, or with “expired” if its expiry has passed', () => {
  vi.useFakeTimers()
  try {
    const [left, expired, extended] = [follow(), follow(), follow()]
    left.remove()
    expect(left.end).toHaveBeenCalledExactlyOnceWith('wallet')
    extended.extend(day)
    vi.advanceTimersByTime(day)
    expired.remove()
    expect(expired.end).toHaveBeenCalledExactlyOnceWith('expired')
    extended.remove()
    expect(extended.end).toHaveBeenCalledExactlyOnceWith('wallet')
  } finally {
    vi.useRealTimers()
  }
})

it('an error that the session’s listener throws does not reach the SDK', () => {
  const update = vi.fn(() => {
    throw new Error('a view is broken')
  })
  const { tell } = follow({ update })
  expect(() => tell('session_update')).not.toThrow()
  expect(update).toHaveBeenCalledOnce()
})

it('events of other sessions are ignored, and stopping removes the SDK’s listeners', () => {
  const { tell, end, stop, listenerCount } = follow()
  tell('session_delete', 'another')
  expect(end).not.toHaveBeenCalled()
  stop()
  expect(listenerCount()).toBe(0)
})
