import { expect, it, vi } from 'vitest'
import { addModal, createModal, removeModal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { whileInPage } from './whileInPage.ts'

function start() {
  const modal = createModal(createRouter, { isConnected: false } as HTMLElement)
  addModal(modal)
  const wallet = createDeferred<string>()
  const waiting = whileInPage(modal, wallet.promise)
  const settled = vi.fn()
  waiting.then(settled, settled)
  return { modal, wallet, waiting, settled }
}

const task = () => new Promise((resolve) => setImmediate(resolve))

it('whileInPage settles like the promise passed to it', async () => {
  const { wallet, waiting } = start()
  wallet.resolve('connected')
  await expect(waiting).resolves.toBe('connected')
  const failing = start()
  failing.wallet.reject(new Error('declined'))
  await expect(failing.waiting).rejects.toThrow('declined')
})

it('whileInPage stays pending if the element is moved within one task', async () => {
  const { modal, wallet, waiting, settled } = start()
  removeModal(modal)
  addModal(modal)
  await task()
  expect(settled).not.toHaveBeenCalled()
  wallet.resolve('connected')
  await expect(waiting).resolves.toBe('connected')
})

it('whileInPage rejects with USER_REJECTED when the element is removed', async () => {
  const { modal, waiting } = start()
  removeModal(modal)
  await expect(waiting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})
