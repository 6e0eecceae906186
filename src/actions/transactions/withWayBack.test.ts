import { afterEach, expect, it } from 'vitest'
import { clearAccount, updateAccount } from '../../controllers/accounts.ts'
import { createModal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { withWayBack } from './withWayBack.ts'

afterEach(() => clearAccount('eip155'))

const entry = () => ({ view: 'Account', goBack: false }) as const

it('`withWayBack` removes only its own entry from the router, even if another entry is above it', async () => {
  updateAccount('eip155', { connectorId: 'ID_AUTH' })
  const modal = createModal(createRouter)
  const other = entry()
  const response = await withWayBack(modal, 'eip155', entry(), async () => {
    modal.router.pushTransaction(other)
    return 'signed'
  })
  expect(response).toBe('signed')
  expect(modal.router.transactions).toEqual([other])
  expect(modal.router.transactions[0]).toBe(other)
})

it('`withWayBack` adds no entry for wallets that have their own window', async () => {
  updateAccount('eip155', { connectorId: 'test.wallet' })
  const modal = createModal(createRouter)
  await withWayBack(modal, 'eip155', entry(), async () => {
    expect(modal.router.transactions).toEqual([])
  })
})
