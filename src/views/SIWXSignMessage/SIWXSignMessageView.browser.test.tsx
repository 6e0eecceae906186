import { beforeEach, expect, it, vi } from 'vitest'
import { updateAccount } from '../../controllers/accounts.ts'
import * as connections from '../../controllers/connections.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { button, dialog, showView } from '../testing/showView.tsx'

vi.mock('../../controllers/connections.ts', { spy: true })

const hint = () => dialog('Sign In').getByText('This account signs no messages.')

beforeEach(() => {
  vi.mocked(connections.liveConnection).mockReset()
})

function connectWith(signsMessages: (address: string) => boolean): void {
  const live = { opened: { signsMessages } } as unknown as LiveConnection
  vi.mocked(connections.liveConnection).mockReturnValue(live)
}

it('an account that signs no messages is told before Sign can be pressed, until another is chosen', async () => {
  const hardware = connectAccount()
  connectWith((address) => address !== hardware)
  showView('SIWXSignMessage')
  await expect.element(hint()).toBeVisible()
  await expect.element(button('Sign')).toBeDisabled()
  updateAccount('eip155', { address: `0x${'a'.repeat(40)}` })
  await expect.element(button('Sign')).toBeEnabled()
  await expect.element(hint()).not.toBeInTheDocument()
})
