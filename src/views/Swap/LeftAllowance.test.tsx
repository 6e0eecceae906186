import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { leftAllowance } from '../../controllers/leftAllowance.ts'
import { createModal } from '../../controllers/modal.ts'
import { markRevoking, showOwner, updatePermissions } from '../../controllers/permissions.ts'
import { createRouter } from '../../controllers/router.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { TokenPermission } from '../../types/permission.ts'
import { ModalContext } from '../context.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { LeftAllowance } from './LeftAllowance.tsx'

const allowance: TokenPermission = {
  id: 'left',
  kind: 'amount',
  token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  spender: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: 12_500_000n,
  item: null,
  expiresAt: null,
  holder: null,
  unit: { decimals: 6, symbol: 'USDC' },
}

const draw = () => {
  const drawn = renderToStaticMarkup(
    <ModalContext.Provider value={createModal(createRouter)}>
      <LeftAllowance />
    </ModalContext.Provider>,
  )
  return drawn.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

beforeAll(async () => {
  await Promise.all([loadMessages('en', 'swap'), loadMessages('en', 'permissions')])
})
beforeEach(() => {
  const owner = `eip155:1:${connectAccount()}`
  showOwner(owner)
  updatePermissions({ list: [allowance], failure: null })
  leftAllowance.left = { owner, id: 'left' }
})

it('the end of a swap states who may still spend how much, with a button that takes it back', () => {
  expect(draw()).toMatch(/After this swap, 0x7099…79C8 may still spend 12\.5 ?USDC of yours\./)
  expect(draw()).toContain('Take it back')
  updatePermissions({ list: [{ ...allowance, amount: null }] })
  expect(draw()).toMatch(/may still spend USDC of yours without a limit\./)
})

it('the button follows the revocation, whose failure is shown', () => {
  markRevoking(['left'], 'asked')
  expect(draw()).toContain('Confirm in Test Wallet')
  markRevoking(['left'], null)
  updatePermissions({ failure: new WalletModalError('REVOCATION_FAILED') })
  expect(draw()).toMatch(/could not be revoked.*Take it back/)
})

it('nothing is shown once the allowance has ended, or to another account', () => {
  updatePermissions({ list: [] })
  expect(draw().trim()).toBe('')
  updatePermissions({ list: [allowance] })
  connectAccount()
  expect(draw().trim()).toBe('')
})
