import { Interface } from 'ethers'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { Stage } from '../../../../demo/page/gallery/Stage.ts'
import { noLogins, type ViewState } from '../../../../demo/page/gallery/viewState.ts'
import { GRACE, KATHERINE, LINUS } from '../../../../demo/services/data/accounts.ts'
import { tokens } from '../../../../demo/services/data/tokens.ts'
import type { DemoWalletControl } from '../../../../demo/wallets/injected/control.ts'

const abi = new Interface(['function approve(address spender, uint256 amount)'])

/** A grant of the wallet to the page (ERC-7715), which the test wallet returns as its list. */
const grant = {
  chainId: '0x1',
  context: '0x01',
  to: KATHERINE,
  permission: {
    type: 'erc20-token-periodic',
    data: {
      tokenAddress: tokens.USDC.address,
      periodAmount: '0xbebc20',
      periodDuration: 86_400,
      startTime: 1,
    },
  },
  rules: [{ type: 'expiry', data: { timestamp: 4_000_000_000 } }],
}

/** Approves tokens of the wallet's second account, which no other state uses, and opens the view. */
async function openWithApprovals(stage: Stage, wallet: DemoWalletControl): Promise<void> {
  await wallet.changeAccount(1)
  const approvals: [token: string, spender: string, amount: bigint][] = [
    [tokens.USDC.address, GRACE, 2n ** 256n - 1n],
    [tokens.DAI.address, KATHERINE, 12_500_000_000_000_000_000n],
  ]
  for (const [to, spender, amount] of approvals) {
    const data = abi.encodeFunctionData('approve', [spender, amount])
    await stage.request('eth_sendTransaction', [{ from: LINUS, to, data }])
  }
  wallet.setBehaviour({ nonsense: { wallet_getGrantedExecutionPermissions: [grant] } })
  await stage.command('open', { view: 'Permissions' })
}

/** Each state has a page of its own, since it changes the wallet's account or network. */
const own = {
  view: 'Permissions',
  title: 'Permissions',
  connected: true,
  attributes: { features: noLogins, review: 'off' },
  prepare() {},
} as const

export const states: ViewState[] = [
  {
    ...own,
    name: 'Permissions',
    async show(stage, wallet) {
      await openWithApprovals(stage, wallet)
      await expect(stage.dialog().getByText(/blocks of Ethereum were searched/)).toBeVisible()
      await expect(stage.dialog().getByText(/every day/)).toBeVisible()
    },
  },
  {
    ...own,
    name: 'Permissions, failing',
    async show(stage) {
      // The balances are read before, because their failure would show a toast for a moment.
      await stage.command('open', { view: 'Account' })
      await expect(stage.dialog().getByRole('list', { name: 'Tokens' })).toBeVisible()
      stage.answer(/\/v1$/, () => 503)
      await stage.command('open', { view: 'Permissions' })
      await expect(stage.button('Try again')).toBeVisible()
    },
  },
  {
    ...own,
    name: 'Permissions, empty',
    async show(stage) {
      await stage.command('switch-network', { network: 'base' })
      await stage.command('open', { view: 'Permissions' })
      await expect(stage.dialog().getByText(/^Nobody may take anything/)).toBeVisible()
    },
  },
]
