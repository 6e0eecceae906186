import { beforeEach, expect, it } from 'vitest'
import { payingAccount } from '../../actions/account/payingAccount.ts'
import { walletFee } from '../../actions/transactions/walletFee.ts'
import { setLeftAllowance } from '../../controllers/leftAllowance.ts'
import { markRevoking, showOwner, updatePermissions } from '../../controllers/permissions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { RevokeOrder } from '../../types/order.ts'
import type { TokenPermission } from '../../types/permission.ts'
import { connectAccount, ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, dialog, showView } from '../testing/showView.tsx'

const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const allowance: TokenPermission = {
  id: 'left',
  kind: 'amount',
  token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  spender,
  amount: 12_500_000n,
  item: null,
  expiresAt: null,
  holder: null,
  unit: { decimals: 6, symbol: 'USDC' },
}
const offer = dialog().getByText(/^After this swap/)

/** Opens Account after a swap that has left an allowance. */
function showLeft(own: Partial<TokenPermission> = {}): void {
  const owner = `${ethereum.caipNetworkId}:${connectAccount()}`
  showOwner(owner)
  updatePermissions({ list: [{ ...allowance, ...own }], failure: null })
  setLeftAllowance({ owner, id: 'left' })
  showView('Account')
}

beforeEach(async () => {
  fakeServices({})
  // The swap has loaded the texts before its end.
  await loadMessages('en', 'connected')
})

it('Account states how much the swap’s contract may still spend, until the user leaves it', async () => {
  showLeft()
  await expect
    .element(offer)
    .toHaveTextContent('After this swap, 0x7099…79C8 may still spend 12.5 USDC of yours.')
  await button('Keep allowance').click()
  await expect.element(offer).not.toBeInTheDocument()
})

it('the most that the network may take is shown while the wallet is asked', async () => {
  showLeft()
  const { address = '' } = payingAccount() ?? {}
  const account = {
    namespace: 'eip155',
    address,
    network: ethereum,
    isSmartAccount: false,
  } as const
  const order: RevokeOrder = {
    kind: 'revoke',
    account,
    to: '',
    pays: null,
    fee: { ...walletFee, ceiling: 120_000_000_000_000n, gasLimit: 60_000n },
    nativeBalance: null,
    madeAt: 0,
    deadline: null,
    permissions: [allowance],
  }
  markRevoking(['left'], 'asked')
  updatePermissions({ asked: order })
  await expect.element(dialog().getByText('Max. network fee 0.00012 ETH')).toBeVisible()
  updatePermissions({ asked: null })
  markRevoking(['left'], null)
  await expect.element(dialog().getByText(/^Max. network fee/)).not.toBeInTheDocument()
})

it('an allowance without a limit is called so', async () => {
  showLeft({ amount: null })
  await expect.element(offer).toHaveTextContent(/may still spend USDC of yours without a limit\.$/)
})

it('the button follows the revocation: the wallet’s confirmation, a failure, and the end of the allowance', async () => {
  showLeft()
  await expect.element(button('Revoke allowance')).toBeVisible()
  markRevoking(['left'], 'asked')
  await expect.element(button('Confirm in Test Wallet')).toHaveAttribute('aria-disabled', 'true')
  markRevoking(['left'], null)
  updatePermissions({ failure: new WalletModalError('REVOCATION_FAILED') })
  await expect.element(dialog().getByText(/couldn’t be revoked/)).toBeVisible()
  await expect.element(button('Revoke allowance')).not.toHaveAttribute('aria-disabled')
  updatePermissions({ list: [] })
  await expect.element(offer).not.toBeInTheDocument()
})

it('another account is not told of it', async () => {
  showLeft()
  await expect.element(offer).toBeVisible()
  connectAccount()
  await expect.element(offer).not.toBeInTheDocument()
})
