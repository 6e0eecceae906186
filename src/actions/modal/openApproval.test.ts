import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accountOf } from '../../controllers/accounts.ts'
import {
  addModal,
  createModal,
  type Modal,
  removeModal,
  setOpen,
  updateModal,
} from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import { writable } from '../../utils/testing/writable.ts'
import { frameApprovals } from '../embeddedWallet/frameApprovals.ts'
import { openApproval } from './openApproval.ts'

const element = {} as HTMLElement
let modal: Modal

beforeEach(() => {
  modal = createModal(createRouter, element)
  addModal(modal)
})
afterEach(() => {
  removeModal(modal)
  writable(networks).active = {}
  writable(accountOf('eip155')).status = 'disconnected'
})

const top = () => modal.router.top()?.view

it('removing an embedded element aborts its pending approval', () => {
  updateModal(modal, { embedded: true })
  setOpen(modal, true)
  modal.router.reset('Account')
  const abandoned = vi.fn()
  openApproval(modal, abandoned)
  expect(top()).toBe('ApproveTransaction')
  removeModal(modal)
  expect(abandoned).toHaveBeenCalledOnce()
  // An element that is inserted again does not repeat the request.
  addModal(modal)
  expect(top()).toBe('Account')
  expect(abandoned).toHaveBeenCalledOnce()
})

it('a request for approval does not replace the view UnsupportedChain', () => {
  writable(networks).active = { eip155: toNetwork('eip155:99999') }
  writable(accountOf('eip155')).status = 'connected'
  setOpen(modal, true)
  modal.router.reset('UnsupportedChain')
  const stuck = expect.objectContaining({ code: 4901 })
  expect(() => openApproval(modal, () => {})).toThrow(stuck)
  expect(() => frameApprovals.begin(element, () => {})).toThrow(stuck)
  expect(top()).toBe('UnsupportedChain')
  writable(accountOf('eip155')).status = 'disconnected'
  expect(frameApprovals.begin(element, () => {})).not.toBeNull()
  expect(top()).toBe('ApproveTransaction')
})
