import { describe, expect, it, vi } from 'vitest'
import type { Account } from '../types/account.ts'
import type { OpenedWallet } from '../types/chainAdapter.ts'
import {
  connectWallet,
  createOpener,
  followWallet,
  requireAccount,
  revokeWallet,
} from './adapterSteps.ts'

const timing = { silentMs: 5, revokeMs: 5 }
const never = () => new Promise<never>(() => {})
const alice: Account = { address: 'alice', type: 'eoa' }
const state = { accounts: [alice], caipNetworkId: 'eip155:1' } as const

describe('connectWallet', () => {
  it('resolves with the wallet’s state', async () => {
    const response = connectWallet(async () => ({ ...state, accounts: [alice] }), {
      silent: false,
      timing,
    })
    await expect(response).resolves.toEqual(state)
  })

  it('times out if a silent request gets no response', async () => {
    const response = connectWallet(never, { silent: true, timing })
    await expect(response).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
  })

  it('throws the WalletModalError to which the wallet’s error maps', async () => {
    const refuse = () => Promise.reject({ code: 4001, message: 'no' })
    const response = connectWallet(refuse, { silent: false, timing })
    await expect(response).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })
})

it('`requireAccount` throws for an empty list', () => {
  expect(() => requireAccount([])).toThrow(expect.objectContaining({ code: 'WALLET_NO_ACCOUNT' }))
  expect(() => requireAccount([alice])).not.toThrow()
})

describe('followWallet', () => {
  type Events = Parameters<Parameters<typeof followWallet<Account[]>>[0]>[0]

  function follow(toAccounts = (accounts: Account[]) => accounts) {
    const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
    const watch = vi.fn((_: Events) => () => {})
    const stop = followWallet(watch, toAccounts, listener)
    const [events] = watch.mock.lastCall as [Events]
    return { listener, events, stop }
  }

  it('emits accounts and networks, and a disconnection for an empty list of accounts', () => {
    const { listener, events } = follow()
    events.accounts([alice])
    events.network('eip155:10')
    expect(listener.accounts).toHaveBeenCalledExactlyOnceWith([alice])
    expect(listener.network).toHaveBeenCalledExactlyOnceWith('eip155:10')
    expect(listener.disconnect).not.toHaveBeenCalled()
    events.accounts([])
    expect(listener.disconnect).toHaveBeenCalledTimes(1)
  })

  it('throws no error of the listener into the wallet', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { listener, events } = follow(() => {
      throw new Error('unreadable')
    })
    expect(() => events.accounts([alice])).not.toThrow()
    expect(listener.accounts).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('emits nothing once it has stopped', () => {
    const { listener, events, stop } = follow()
    stop()
    events.accounts([alice])
    events.disconnect()
    expect(listener.accounts).not.toHaveBeenCalled()
    expect(listener.disconnect).not.toHaveBeenCalled()
  })
})

it.each([
  ['does not answer', never],
  ['rejects', () => Promise.reject(new Error('no'))],
])('`revokeWallet` resolves for a wallet that %s', async (_, tell) => {
  await expect(revokeWallet(tell, timing)).resolves.toBeUndefined()
})

describe('createOpener', () => {
  const stopped = vi.fn()
  const wallet = { watch: () => stopped } as unknown as OpenedWallet
  const toProvider = (value: unknown) => value as object
  const listener = () => ({ accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() })

  it('opens a provider once', () => {
    const bind = vi.fn(() => wallet)
    const { open } = createOpener(toProvider, bind)
    const provider = {}
    expect(open(provider)).toBe(open(provider))
    expect(open({})).not.toBe(open(provider))
    expect(bind).toHaveBeenCalledTimes(2)
  })

  it('watches a wallet whose emitter throws as one without events', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const refuse = () => {
      throw new Error('The wallet has no events')
    }
    const { open, listenerOf } = createOpener(toProvider, () => ({ ...wallet, watch: refuse }))
    const provider = {}
    const own = listener()
    const stop = open(provider).watch(own)
    expect(listenerOf(provider)).toBe(own)
    expect(stop).not.toThrow()
    warn.mockRestore()
  })

  it('returns the listener of the last watch, until that watch stops', () => {
    const { open, listenerOf } = createOpener(toProvider, () => wallet)
    const provider = {}
    const [first, second] = [listener(), listener()]
    const stopFirst = open(provider).watch(first)
    const stopSecond = open(provider).watch(second)
    stopFirst()
    expect(listenerOf(provider)).toBe(second)
    stopSecond()
    expect(listenerOf(provider)).toBeUndefined()
    expect(stopped).toHaveBeenCalledTimes(2)
  })
})
