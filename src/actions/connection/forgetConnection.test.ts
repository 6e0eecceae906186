import { beforeEach, expect, it, vi } from 'vitest'
import { writeLogin } from '../../storage/embeddedWallet.ts'
import { readConnectorId, writeConnectorId } from '../../storage/storage.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { clearStored } from './forgetConnection.ts'

beforeEach(() => vi.stubGlobal('localStorage', createFakeStorage()))

const email = () => localStorage.getItem('wallet-modal/EMAIL')

it('clearing a connection removes its login completely, even if the login was not restored on this page', async () => {
  writeLogin('loginUsed', 'true')
  writeLogin('email', 'ada@example.org')
  writeLogin('connectedSocial', 'google')
  writeConnectorId('eip155', 'ID_AUTH')
  clearStored('eip155')
  await vi.waitFor(() => expect(email()).toBeNull())
  expect(localStorage.getItem('wallet-modal/EMAIL_LOGIN_USED_KEY')).toBeNull()
  expect(localStorage.getItem('wallet-modal/connected_social')).toBeNull()
})

it('clearing a connection leaves a login that another namespace uses', async () => {
  writeLogin('email', 'ada@example.org')
  writeConnectorId('eip155', 'ID_AUTH')
  writeConnectorId('solana', 'ID_AUTH')
  clearStored('eip155')
  writeConnectorId('eip155', 'io.metamask')
  clearStored('eip155')
  await new Promise((resolve) => setTimeout(resolve))
  expect(readConnectorId('solana')).toBe('ID_AUTH')
  expect(email()).toBe('ada@example.org')
})
