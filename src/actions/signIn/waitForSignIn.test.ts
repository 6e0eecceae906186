import { afterEach, expect, it } from 'vitest'
import { createModal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { updateSiwx } from '../../controllers/siwx.ts'
import { writable } from '../../utils/testing/writable.ts'
import { waitForSignIn } from './waitForSignIn.ts'

const caipAddress = 'eip155:1:0x1111111111111111111111111111111111111111'

function openView() {
  updateSiwx({ caipAddress, status: 'signedOut', isSigning: false })
  const modal = createModal(createRouter)
  writable(modal.state).open = true
  modal.router.reset('SIWXSignMessage')
  return modal
}
afterEach(() => updateSiwx({ caipAddress: null, status: 'none', isSigning: false }))

it('`waitForSignIn` ends when another view replaces the sign-in, also in an embedded element', async () => {
  const modal = openView()
  const waiting = waitForSignIn(modal, caipAddress)
  modal.router.reset('Account')
  await expect(waiting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('`waitForSignIn` stays pending while the embedded wallet shows its approval', async () => {
  const modal = openView()
  const waiting = waitForSignIn(modal, caipAddress)
  modal.router.replace('ApproveTransaction')
  await Promise.resolve()
  updateSiwx({ status: 'signedIn' })
  modal.router.reset('Account')
  await expect(waiting).resolves.toBeUndefined()
})
