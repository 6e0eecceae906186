import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../src/chains/networks.ts'
import { addModal, createModal, removeModal, setOpen } from '../../src/controllers/modal.ts'
import { setRequestedNetworks } from '../../src/controllers/networks.ts'
import { defaultOptions, options, updateOptions } from '../../src/controllers/options.ts'
import { createRouter } from '../../src/controllers/router.ts'
import { createFakeStorage } from '../../src/storage/testing/fakeStorage.ts'
import { connectionCommands } from './connectionCommands.ts'

const modal = createModal(createRouter, { isConnected: false } as HTMLElement)

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  setRequestedNetworks([toNetwork('eip155:1')])
  Object.assign(options, defaultOptions, { projectId: 'p1' })
  addModal(modal)
})
afterEach(() => {
  removeModal(modal)
  vi.unstubAllGlobals()
})

const connectByLogin = () =>
  connectionCommands.connect(modal, { command: 'connect', wallet: 'auth' })

it.each([
  ['EmailLogin', {}],
  ['ConnectSocials', { email: false }],
] as const)('connecting the embedded wallet opens %s with features %j', async (view, features) => {
  updateOptions({ features: { ...defaultOptions.features, ...features } })
  const connecting = connectByLogin()
  expect(modal.router.top()?.view).toBe(view)
  setOpen(modal, false)
  await expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('connecting the embedded wallet rejects if email and socials are off', () => {
  updateOptions({ features: { ...defaultOptions.features, email: false, socials: false } })
  expect(connectByLogin).toThrow(expect.objectContaining({ code: 'NOT_ENABLED' }))
})

it('the command connect does nothing for an element that is not in the page', () => {
  removeModal(modal)
  expect(connectByLogin).toThrow(expect.objectContaining({ code: 'USER_REJECTED' }))
})
