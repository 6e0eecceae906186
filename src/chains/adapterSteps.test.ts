import { describe, expect, it, vi } from 'vitest'
import type { Account } from '../types/account.ts'
import { connectWallet, followWallet, requireAccount, revokeWallet } from './adapterSteps.ts'

const timing = { silentMs: 5, revokeMs: 5 }
const never = () => new Promise<never>(() => {})
const alice: Account = { address: 'alice', type: 'eoa' }
const state = { accounts: [alice], caipNetworkId: 'eip155:1' } as const

describe('connectWallet', () => {
  it('answers what the wallet said', async () => {
    const answer = connectWallet(async () => ({ ...state, accounts: [alice] }), {
      silent: false,
      timing,
    })
    await expect(answer).resolves.toEqual(state)
  })

  it('limits a silent question in time', async () => {
    const answer = connectWallet(never, { silent: true, timing })
    await expect(answer).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
  })

  it('throws the catalogue’s error for what the wallet threw', async () => {
    const refuse = () => Promise.reject({ code: 4001, message: 'no' })
    const answer = connectWallet(refuse, { silent: false, timing })
    await expect(answer).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })
})

it('requires an account', () => {
  expect(() => requireAccount([])).toThrow(
    expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' }),
  )
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

  it('tells accounts and networks; a wallet without an account has disconnected', () => {
    const { listener, events } = follow()
    events.accounts([alice])
    events.network('eip155:10')
    expect(listener.accounts).toHaveBeenCalledExactlyOnceWith([alice])
    expect(listener.network).toHaveBeenCalledExactlyOnceWith('eip155:10')
    expect(listener.disconnect).not.toHaveBeenCalled()
    events.accounts([])
    expect(listener.disconnect).toHaveBeenCalledTimes(1)
  })

  it('throws nothing into the wallet', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { listener, events } = follow(() => {
      throw new Error('unreadable')
    })
    expect(() => events.accounts([alice])).not.toThrow()
    expect(listener.accounts).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('tells nothing after it was stopped', () => {
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
])('leaves a wallet that %s', async (_, tell) => {
  await expect(revokeWallet(tell, timing)).resolves.toBeUndefined()
})
