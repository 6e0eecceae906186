import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accounts, setStatus } from '../../controllers/accounts.ts'
import { createModal, updateModal } from '../../controllers/modal.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import { type SignInGate, subscribeSignIn } from '../../controllers/signInGate.ts'
import { writable } from '../../utils/testing/writable.ts'
import { closeModal, tryCloseModal } from './closeModal.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete writable(accounts).eip155
  subscribeSignIn(undefined)
})

function openOn(view: 'Account' | 'SIWXSignMessage' | 'ApproveTransaction' | 'UnsupportedChain') {
  const modal = createModal(createRouter, null, closeModal)
  writable(modal.state).open = true
  modal.router.reset(view)
  return modal
}

it('going back from the only view of an embedded element shows Connect', () => {
  const modal = createModal(createRouter, null, closeModal)
  Object.assign(modal.state, { embedded: true, open: true })
  modal.router.reset('WhatIsAWallet')
  modal.router.goBack()
  expect(modal.state.open).toBe(true)
  expect(modal.router.top()?.view).toBe('Connect')
})

it('going back from the only view of an overlay closes the modal', () => {
  const modal = createModal(createRouter, null, closeModal)
  writable(modal.state).open = true
  modal.router.reset('WhatIsAWallet')
  modal.router.goBack()
  expect(modal.state.open).toBe(false)
})

it('an embedded element shows Account after connecting, instead of closing', () => {
  const modal = openOn('UnsupportedChain')
  updateModal(modal, { embedded: true })
  setStatus('eip155', 'connected')
  closeModal(modal)
  expect(modal.state.open).toBe(true)
  expect(modal.router.top()?.view).toBe('Account')
})

it('a view that requires a decision does not close, and shakes for half a second', () => {
  setRequestedNetworks([toNetwork('eip155:1')])
  writable(networks).active = { eip155: toNetwork('eip155:99999') }
  setStatus('eip155', 'connected')
  const modal = openOn('UnsupportedChain')
  tryCloseModal(modal)
  expect(modal.state).toMatchObject({ open: true, shaking: true })
  vi.advanceTimersByTime(499)
  expect(modal.state.shaking).toBe(true)
  vi.advanceTimersByTime(1)
  expect(modal.state).toMatchObject({ open: true, shaking: false })
})

it('UnsupportedChain can be closed if a command opened it on a configured network', () => {
  setRequestedNetworks([toNetwork('eip155:1')])
  writable(networks).active = { eip155: toNetwork('eip155:1') }
  setStatus('eip155', 'connected')
  const modal = openOn('UnsupportedChain')
  tryCloseModal(modal)
  expect(modal.state.open).toBe(false)
})

it('the views of a required sign-in cannot be closed, unlike other views', () => {
  subscribeSignIn({
    preventsClosing: (view) => view !== 'Account',
  } as Partial<SignInGate> as SignInGate)
  for (const view of ['SIWXSignMessage', 'ApproveTransaction'] as const) {
    const modal = openOn(view)
    tryCloseModal(modal)
    expect(modal.state).toMatchObject({ open: true, shaking: true })
  }
  const modal = openOn('Account')
  tryCloseModal(modal)
  expect(modal.state.open).toBe(false)
})
