import { beforeEach, expect, it, vi } from 'vitest'
import { disconnect } from '../../actions/connection/disconnect.ts'
import { chooseAccount } from '../../actions/embeddedWallet/chooseAccount.ts'
import { updateAccount } from '../../controllers/accounts.ts'
import * as connections from '../../controllers/connections.ts'
import type { Account } from '../../types/account.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { button, dialog, showView } from '../testing/showView.tsx'

vi.mock('../../controllers/connections.ts', { spy: true })

const hint = () => dialog('Sign In').getByText('This account signs no messages.')

vi.mock('../../actions/connection/disconnect.ts', () => ({ disconnect: vi.fn(async () => {}) }))
vi.mock('../../actions/embeddedWallet/chooseAccount.ts', () => ({
  chooseAccount: vi.fn(async () => {}),
}))

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
  await expect.element(button('Sign')).not.toBeInTheDocument()
  updateAccount('eip155', { address: `0x${'a'.repeat(40)}` })
  await expect.element(button('Sign')).toBeEnabled()
  await expect.element(hint()).not.toBeInTheDocument()
})

it('the accounts that sign messages are offered in place of one that signs none', async () => {
  const [hardware, able, other] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`)
  const accounts = [hardware, able, other].map((address) => ({
    address: `${address}`,
    type: 'eoa',
  }))
  connectAccount({ address: `${hardware}`, accounts: accounts as Account[] })
  connectWith((address) => address === able)
  showView('SIWXSignMessage')
  await expect.element(button(shortAddress(`${other}`))).not.toBeInTheDocument()
  await button(shortAddress(`${able}`)).click()
  expect(chooseAccount).toHaveBeenCalledExactlyOnceWith('eip155', { address: able, type: 'eoa' })
})

it('“Connect another wallet” disconnects an account that signs no messages and shows the wallets', async () => {
  connectAccount()
  connectWith(() => false)
  const modal = showView('SIWXSignMessage')
  await button('Connect another wallet').click()
  expect(disconnect).toHaveBeenCalledExactlyOnceWith('eip155', 'sign-in-cancelled')
  expect(modal.router.state.history).toMatchObject([{ view: 'Connect' }])
  expect(modal.state.open).toBe(true)
})
