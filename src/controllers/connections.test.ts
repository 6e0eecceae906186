import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveConnection } from '../types/connection.ts'
import { accountOf } from './accounts.ts'
import {
  awaitReturn,
  beginRestoring,
  cancelConnecting,
  commitConnection,
  completeConnecting,
  connectionOf,
  endConnection,
  failRestoring,
  goalOf,
  isRestoring,
  leaveConnection,
  liveConnection,
  liveConnections,
  startConnecting,
  suspendConnection,
  unrestorableId,
} from './connections.ts'

const namespace = 'eip155'
const phase = () => connectionOf(namespace).phase
const status = () => accountOf(namespace).status

const live = (connectorId = 'first') =>
  ({ connectorId, stop: vi.fn(), stopAnnouncing: vi.fn() }) as unknown as LiveConnection

/** Brings a connection from idle into each phase. */
const bring = {
  idle() {},
  connecting: () => void startConnecting(namespace, 'first'),
  restoring: () => void beginRestoring(namespace, 'first'),
  abandoned() {
    bring.restoring()
    leaveConnection(namespace)
  },
  connected: () => void commitConnection(namespace, live()),
  unrestorable() {
    const attempt = beginRestoring(namespace, 'first')
    if (attempt) failRestoring(namespace, attempt)
  },
  declined() {
    cancelConnecting(namespace, startConnecting(namespace, 'first'))
  },
}
type Situation = keyof typeof bring
const situations = Object.keys(bring) as Situation[]

beforeEach(() => {
  leaveConnection(namespace)
  const connection = connectionOf(namespace)
  if (connection.phase === 'restoring') failRestoring(namespace, connection.attempt)
  expect(connectionOf(namespace)).toEqual({ phase: 'idle' })
})

it('a connection has the phase idle and the status disconnected at first', () => {
  expect(connectionOf('solana')).toEqual({ phase: 'idle' })
  expect(accountOf('solana').status).toBe('disconnected')
})

it.each([
  ['idle', 'disconnected'],
  ['connecting', 'connecting'],
  ['restoring', 'connecting'],
  ['abandoned', 'disconnected'],
  ['connected', 'connected'],
  ['unrestorable', 'disconnected'],
  ['declined', 'disconnected'],
] as const)('the phase “%s” has the account status “%s”', (situation, shown) => {
  bring[situation]()
  expect(status()).toBe(shown)
})

describe('beginRestoring', () => {
  it.each(['idle', 'abandoned', 'unrestorable', 'declined'] as const)(
    'starts restoring from %s',
    (from) => {
      bring[from]()
      const attempt = beginRestoring(namespace, 'second')
      expect(phase()).toBe('restoring')
      expect(attempt && isRestoring(namespace, attempt)).toBe(true)
    },
  )

  it.each(['connecting', 'restoring', 'connected'] as const)('is refused from %s', (from) => {
    bring[from]()
    const before = connectionOf(namespace)
    expect(beginRestoring(namespace, 'second')).toBeUndefined()
    expect(connectionOf(namespace)).toBe(before)
  })

  it('counts the attempts that failed since the last connection', () => {
    bring.unrestorable()
    const second = beginRestoring(namespace, 'first')
    expect(second?.failures).toBe(1)
    if (second) failRestoring(namespace, second)
    expect(connectionOf(namespace)).toMatchObject({ stored: { failures: 2 } })
    commitConnection(namespace, live())
    suspendConnection(namespace)
    expect(connectionOf(namespace)).toMatchObject({ stored: { failures: 0 } })
  })
})

describe('failRestoring', () => {
  it('makes the connection unrestorable', () => {
    const attempt = beginRestoring(namespace, 'first')
    expect(attempt && failRestoring(namespace, attempt)).toBe(true)
    expect(unrestorableId(namespace)).toBe('first')
  })

  it('returns to idle if the user has disconnected meanwhile', () => {
    const attempt = beginRestoring(namespace, 'first')
    leaveConnection(namespace)
    expect(attempt?.abandoned).toBe(true)
    expect(attempt && failRestoring(namespace, attempt)).toBe(false)
    expect(phase()).toBe('idle')
  })

  it.each(situations)('is refused in the phase %s if the attempt has ended', (from) => {
    const attempt = beginRestoring(namespace, 'former')
    endConnection(namespace)
    bring[from]()
    const before = connectionOf(namespace)
    expect(attempt && failRestoring(namespace, attempt)).toBe(false)
    expect(connectionOf(namespace)).toBe(before)
  })
})

describe('awaitReturn', () => {
  it('waits until the connection leaves the phase unrestorable, for any reason', () => {
    const acts = [
      () => beginRestoring(namespace, 'first'),
      () => commitConnection(namespace, live()),
      () => endConnection(namespace),
      () => leaveConnection(namespace),
      () => awaitReturn(namespace, () => {}),
    ]
    for (const act of acts) {
      endConnection(namespace)
      bring.unrestorable()
      const stop = vi.fn()
      expect(awaitReturn(namespace, stop)).toBe(true)
      act()
      expect(stop).toHaveBeenCalledTimes(1)
    }
  })

  it('continues while another wallet connects, and after the user has declined that wallet', () => {
    bring.unrestorable()
    const stop = vi.fn()
    awaitReturn(namespace, stop)
    const goal = startConnecting(namespace, 'second')
    expect(phase()).toBe('connecting')
    cancelConnecting(namespace, goal)
    expect([phase(), unrestorableId(namespace)]).toEqual(['unrestorable', 'first'])
    expect(stop).not.toHaveBeenCalled()
  })

  it.each(['idle', 'restoring', 'abandoned', 'connected', 'declined'] as const)(
    'is refused from %s',
    (from) => {
      bring[from]()
      expect(awaitReturn(namespace, () => {})).toBe(false)
    },
  )
})

describe('startConnecting', () => {
  it.each(['idle', 'abandoned', 'unrestorable', 'declined', 'connecting', 'restoring'] as const)(
    'starts connecting from %s',
    (from) => {
      bring[from]()
      const goal = startConnecting(namespace, 'second')
      expect([phase(), goalOf(namespace)]).toEqual(['connecting', goal])
      expect(status()).toBe('connecting')
    },
  )

  it('keeps the current connection until the other wallet approves', () => {
    bring.connected()
    const goal = startConnecting(namespace, 'second')
    expect([phase(), goalOf(namespace)]).toEqual(['connected', goal])
  })

  it('continues a request to the same wallet, and replaces one to another wallet', () => {
    const first = startConnecting(namespace, 'first')
    cancelConnecting(namespace, first)
    expect(startConnecting(namespace, 'first')).toBe(first)
    expect(startConnecting(namespace, 'second')).not.toBe(first)
  })

  it('replaces a restore attempt, and a declined request leaves the stored connection unrestorable', () => {
    const attempt = beginRestoring(namespace, 'first')
    const goal = startConnecting(namespace, 'second')
    expect(attempt && isRestoring(namespace, attempt)).toBe(false)
    cancelConnecting(namespace, goal)
    expect(unrestorableId(namespace)).toBe('first')
  })
})

describe('cancelConnecting', () => {
  it('keeps the request for a late approval, unless `forget` is set', () => {
    const goal = startConnecting(namespace, 'first')
    expect(cancelConnecting(namespace, goal)).toBe(true)
    expect([phase(), goalOf(namespace)]).toEqual(['idle', goal])
    startConnecting(namespace, 'first')
    expect(cancelConnecting(namespace, goal, { forget: true })).toBe(true)
    expect(goalOf(namespace)).toBeUndefined()
  })

  it('keeps the current connection', () => {
    bring.connected()
    expect(cancelConnecting(namespace, startConnecting(namespace, 'second'))).toBe(false)
    expect(phase()).toBe('connected')
  })

  it('is refused for a replaced request', () => {
    const former = startConnecting(namespace, 'first')
    const goal = startConnecting(namespace, 'second')
    expect(cancelConnecting(namespace, former)).toBe(false)
    expect([phase(), goalOf(namespace)]).toEqual(['connecting', goal])
  })
})

describe('completeConnecting', () => {
  it('resolves the request and removes it', async () => {
    bring.connected()
    const goal = startConnecting(namespace, 'second')
    expect(completeConnecting(namespace, goal, [])).toBe(false)
    expect(await goal.completed).toEqual([])
    expect([phase(), goalOf(namespace)]).toEqual(['connected', undefined])
  })

  it('returns to idle if the wallet approved other namespaces only', () => {
    expect(completeConnecting(namespace, startConnecting(namespace, 'first'), [])).toBe(true)
    expect(phase()).toBe('idle')
  })
})

describe('commitConnection', () => {
  it.each(situations.filter((from) => from !== 'connected'))('connects from %s', (from) => {
    bring[from]()
    const next = live()
    expect(commitConnection(namespace, next)).toBe(true)
    expect(liveConnection(namespace)).toBe(next)
    expect(liveConnections()).toEqual([next])
  })

  it('is refused while another wallet is connected', () => {
    const first = live()
    commitConnection(namespace, first)
    expect(commitConnection(namespace, live())).toBe(false)
    expect(liveConnection(namespace)).toBe(first)
    expect(first.stop).not.toHaveBeenCalled()
  })

  it('keeps the pending request', () => {
    const goal = startConnecting(namespace, 'first')
    commitConnection(namespace, live())
    expect(goalOf(namespace)).toBe(goal)
  })
})

describe('suspendConnection', () => {
  it('stops following the wallet, and keeps its connector', () => {
    const one = live()
    commitConnection(namespace, one)
    expect(suspendConnection(namespace)).toBe(true)
    expect([phase(), unrestorableId(namespace)]).toEqual(['unrestorable', 'first'])
    expect(one.stop).toHaveBeenCalledTimes(1)
    expect(one.stopAnnouncing).toHaveBeenCalledTimes(1)
  })

  it('continues a pending request to another wallet', () => {
    bring.connected()
    const goal = startConnecting(namespace, 'second')
    suspendConnection(namespace)
    expect([phase(), goalOf(namespace)]).toEqual(['connecting', goal])
    cancelConnecting(namespace, goal)
    expect(unrestorableId(namespace)).toBe('first')
  })

  it.each(situations.filter((from) => from !== 'connected'))('is refused from %s', (from) => {
    bring[from]()
    const before = connectionOf(namespace)
    expect(suspendConnection(namespace)).toBe(false)
    expect(connectionOf(namespace)).toBe(before)
  })
})

describe('endConnection', () => {
  it.each(situations.filter((from) => from !== 'connecting'))('ends in idle from %s', (from) => {
    bring[from]()
    endConnection(namespace)
    expect([phase(), status()]).toEqual(['idle', 'disconnected'])
  })

  it('continues a pending request to a wallet', () => {
    bring.connected()
    const goal = startConnecting(namespace, 'second')
    endConnection(namespace)
    expect([phase(), goalOf(namespace)]).toEqual(['connecting', goal])
    endConnection(namespace)
    expect(phase()).toBe('connecting')
  })

  it('stops following the wallet', () => {
    const one = live()
    commitConnection(namespace, one)
    endConnection(namespace)
    expect(one.stop).toHaveBeenCalledTimes(1)
  })
})

describe('leaveConnection', () => {
  it.each(situations.filter((from) => from !== 'restoring' && from !== 'abandoned'))(
    'returns from %s to idle, and removes the request',
    (from) => {
      bring[from]()
      leaveConnection(namespace)
      expect(connectionOf(namespace)).toEqual({ phase: 'idle' })
    },
  )

  it('abandons a pending restore attempt', () => {
    const attempt = beginRestoring(namespace, 'first')
    leaveConnection(namespace)
    expect(attempt?.abandoned).toBe(true)
    expect([phase(), status()]).toEqual(['restoring', 'disconnected'])
  })

  it('calls the listener of the pending request once', () => {
    const onLeft = vi.fn()
    startConnecting(namespace, 'first', onLeft)
    leaveConnection(namespace)
    leaveConnection(namespace)
    expect(onLeft).toHaveBeenCalledTimes(1)
  })
})
