import { expect, it, vi } from 'vitest'
import { emitHostEvent } from '../../controllers/events.ts'
import {
  addModal,
  createModal,
  removeModal,
  setOpen,
  updateModal,
} from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { closeModal } from './closeModal.ts'
import { waitForConnection } from './waitForConnection.ts'

/** An open modal, and a caller that waits for a connection on Solana. */
function wait({ embedded = false } = {}) {
  const modal = createModal(createRouter, { isConnected: false } as HTMLElement, closeModal)
  updateModal(modal, { embedded: embedded })
  addModal(modal)
  setOpen(modal, true)
  const waiting = waitForConnection(modal, 'solana')
  waiting.catch(() => {})
  return { waiting, modal, close: () => setOpen(modal, false) }
}

const connects = (namespace: Namespace, restored = false) =>
  emitHostEvent('connect', { namespace, restored } as ConnectDetail)

it('waitForConnection resolves with the connection of the requested namespace', async () => {
  const { waiting } = wait()
  connects('eip155')
  connects('solana')
  await expect(waiting).resolves.toMatchObject({ namespace: 'solana' })
})

it('waitForConnection rejects with USER_REJECTED when the modal closes', async () => {
  const { waiting, close } = wait()
  // A restore of another namespace after a reload does not resolve the promise.
  connects('eip155', true)
  close()
  await expect(waiting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('waitForConnection rejects with UNSUPPORTED_CHAIN if the wallet approved other namespaces only', async () => {
  const { waiting, close } = wait()
  connects('eip155')
  close()
  await expect(waiting).rejects.toMatchObject({ code: 'UNSUPPORTED_CHAIN' })
})

it('waitForConnection in an embedded modal rejects when the user goes back from a wallet to Connect', async () => {
  const { waiting, modal } = wait({ embedded: true })
  modal.router.push('ConnectingExternal')
  await Promise.resolve()
  modal.router.goBack()
  await expect(waiting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('waitForConnection in an embedded modal rejects when the user closes the view', async () => {
  const { waiting, modal } = wait({ embedded: true })
  closeModal(modal)
  await expect(waiting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('waitForConnection in an embedded modal stays pending while the user searches wallets and signs in', async () => {
  const { waiting, modal } = wait({ embedded: true })
  const steps = [
    () => modal.router.push('AllWallets'),
    () => modal.router.goBack(),
    () => modal.router.push('ConnectingExternal'),
    () => modal.router.reset('SIWXSignMessage'),
  ]
  for (const step of steps) {
    step()
    await Promise.resolve()
  }
  connects('solana')
  await expect(waiting).resolves.toMatchObject({ namespace: 'solana' })
})

it('waitForConnection rejects when the element is removed from the page, and not when it is moved', async () => {
  const { waiting, modal } = wait({ embedded: true })
  const settled = vi.fn()
  waiting.catch(settled)
  removeModal(modal)
  addModal(modal)
  await new Promise((resolve) => setImmediate(resolve))
  expect(settled).not.toHaveBeenCalled()
  removeModal(modal)
  await expect(waiting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})
