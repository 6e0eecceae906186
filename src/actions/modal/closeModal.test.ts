import { expect, it } from 'vitest'
import { createModal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { closeModal } from './closeModal.ts'

it('going back from the only view of an embedded element leads to the list', () => {
  const modal = createModal(createRouter, null, closeModal)
  Object.assign(modal.state, { embedded: true, open: true })
  modal.router.reset('WhatIsAWallet')
  modal.router.goBack()
  expect(modal.state.open).toBe(true)
  expect(modal.router.top()?.view).toBe('Connect')
})

it('going back from the only view of an overlay closes it', () => {
  const modal = createModal(createRouter, null, closeModal)
  modal.state.open = true
  modal.router.reset('WhatIsAWallet')
  modal.router.goBack()
  expect(modal.state.open).toBe(false)
})
