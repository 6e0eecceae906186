import { expect, it } from 'vitest'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { createModal, setOpen } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { waitForConnection } from './waitForConnection.ts'

/** A modal that is open, and somebody who waits for a connection on Solana. */
function wait() {
  const modal = createModal(createRouter, {} as HTMLElement)
  setOpen(modal, true)
  const waiting = waitForConnection(modal, 'solana')
  waiting.catch(() => {})
  return { waiting, close: () => setOpen(modal, false) }
}

const connects = (namespace: Namespace, restored = false) =>
  emitHostEvent('connect', { namespace, restored } as ConnectDetail)

it('resolves with the connection of the namespace that is wanted', async () => {
  const { waiting } = wait()
  connects('eip155')
  connects('solana')
  await expect(waiting).resolves.toMatchObject({ namespace: 'solana' })
})

it('is a refusal when the modal is closed', async () => {
  const { waiting, close } = wait()
  // Another namespace that comes back after a reload is nobody's answer.
  connects('eip155', true)
  close()
  await expect(waiting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('is none when the wallet said yes to other namespaces', async () => {
  const { waiting, close } = wait()
  connects('eip155')
  close()
  await expect(waiting).rejects.toMatchObject({ code: 'UNSUPPORTED_CHAIN' })
})
