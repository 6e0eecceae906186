import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accounts, setStatus } from '../../controllers/accounts.ts'
import { createModal } from '../../controllers/modal.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import { type SignInGate, subscribeSignIn } from '../../controllers/signInGate.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { Namespace } from '../../types/caip.ts'
import { writable } from '../../utils/testing/writable.ts'
import { openModal } from './openModal.ts'

vi.mock('../wallets/discoverInstalled.ts', () => ({ discoverInstalled: () => {} }))
/** Promises for which requests of the directory wait. */
const starts = vi.hoisted(() => [] as (Promise<void> | undefined)[])
vi.mock('../wallets/fetchWallets.ts', () => ({
  fetchWallets: async (start?: Promise<void>) => void starts.push(start),
}))

const ethereum = toNetwork('eip155:1')
const solana = toNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  setRequestedNetworks([ethereum, solana])
  writable(networks).active = { eip155: ethereum, solana }
  setActiveNamespace('eip155')
})
afterEach(() => {
  for (const namespace of Object.keys(accounts) as Namespace[]) delete writable(accounts)[namespace]
  subscribeSignIn(undefined)
  vi.unstubAllGlobals()
})

function open(request: Parameters<typeof openModal>[1]) {
  const modal = createModal(createRouter)
  openModal(modal, request)
  return modal.router.top()
}

it('the modal opens on Connect without a connection, and else on Account', () => {
  expect(open({})?.view).toBe('Connect')
  setStatus('eip155', 'connected')
  expect(open({})?.view).toBe('Account')
})

it('a view that needs an account opens for the requested namespace, or Connect opens if no account is connected there', () => {
  setStatus('eip155', 'connected')
  expect(open({ view: 'WalletSend', needsAccount: true })?.view).toBe('WalletSend')
  expect(open({ view: 'WalletSend', needsAccount: true, namespace: 'solana' })?.view).toBe(
    'Connect',
  )
  setStatus('eip155', 'disconnected')
  setStatus('solana', 'connected')
  expect(open({ view: 'WalletSend', needsAccount: true, namespace: 'solana' })?.view).toBe(
    'WalletSend',
  )
  expect(open({ view: 'WalletSend', needsAccount: true, namespace: 'eip155' })?.view).toBe(
    'Connect',
  )
})

it('Connect gets no data of the view that it replaces', () => {
  const data = { wallet: { id: '1', name: 'One' } }
  expect(open({ view: 'Account', data, needsAccount: true })).toEqual({ view: 'Connect', data: {} })
  expect(open({ view: 'Downloads', data })).toEqual({ view: 'Downloads', data })
})

it('a required sign-in is shown before any other view', () => {
  setStatus('eip155', 'connected')
  subscribeSignIn({ isFirst: () => true } as Partial<SignInGate> as SignInGate)
  expect(open({ view: 'WalletSend', needsAccount: true })?.view).toBe('SIWXSignMessage')
  expect(open({ view: 'Networks' })?.view).toBe('SIWXSignMessage')
  expect(open({})?.view).toBe('SIWXSignMessage')
})

it.each([
  ['is painted', { loading: false }],
  ['has failed to load', { open: false }],
])('requests to the directory wait until the opened view %s', async (_, change) => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  const modal = createModal(createRouter)
  openModal(modal)
  let isSent = false
  const sent = starts.at(-1)?.then(() => {
    isSent = true
  })
  Object.assign(modal.state, change)
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  expect(isSent).toBe(false)
  frames[0]?.()
  await sent
  expect(isSent).toBe(true)
})
