import { afterEach, expect, it, vi } from 'vitest'
import { addModal, createModal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { connectForApp } from './connectForApp.ts'

const opened = vi.hoisted(() => vi.fn())
vi.mock('./openModal.ts', () => ({ openModal: opened }))
vi.mock('./waitForConnection.ts', () => ({ waitForConnection: async () => {} }))

afterEach(() => vi.unstubAllGlobals())

it('opens for an app once the visitor has touched the page, and not while it loads', async () => {
  addModal(createModal(createRouter, {} as HTMLElement))
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  await expect(connectForApp('eip155')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(opened).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  await connectForApp('eip155')
  // A browser that does not say.
  vi.stubGlobal('navigator', {})
  await connectForApp('eip155')
  expect(opened).toHaveBeenCalledTimes(2)
})
