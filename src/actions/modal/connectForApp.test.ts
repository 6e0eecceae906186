import { afterEach, expect, it, vi } from 'vitest'
import { addModal, createModal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { connectForApp } from './connectForApp.ts'

const opened = vi.hoisted(() => vi.fn())
vi.mock('./openModal.ts', () => ({ openModal: opened }))
vi.mock('./waitForConnection.ts', () => ({ waitForConnection: async () => {} }))

afterEach(() => vi.unstubAllGlobals())

it('a connect request of an app opens the modal after the user’s first action, not during the page load', async () => {
  addModal(createModal(createRouter, {} as HTMLElement))
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  await expect(connectForApp('eip155')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(opened).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  await connectForApp('eip155')
  // A browser without `navigator.userActivation`.
  vi.stubGlobal('navigator', {})
  await connectForApp('eip155')
  expect(opened).toHaveBeenCalledTimes(2)
})
