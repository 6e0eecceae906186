import { Interface, MaxUint256, parseUnits } from 'ethers'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'
import { ADA, GRACE, LINUS } from '../../../../demo/services/data/accounts.ts'
import { tokens } from '../../../../demo/services/data/tokens.ts'

const erc20 = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
])
const { address: to } = tokens.USDC
const amount = parseUnits('12345.678901', 6)

/**
 * A batch with calls that the review can describe, one of them with an unlimited amount, and with a call of an unknown
 * method.
 */
const calls = [
  { to: LINUS, value: '0xde0b6b3a7640001' },
  { to, data: erc20.encodeFunctionData('transfer', [GRACE, amount]) },
  { to, data: erc20.encodeFunctionData('approve', [GRACE, MaxUint256]) },
  { to: tokens.DAI.address, data: '0x12345678', value: '0x1' },
]

export const states: ViewState[] = [
  {
    name: 'ApproveTransaction, calls in words',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    async show(stage) {
      // Closing rejects the request of the previous state.
      await stage.command('close')
      const batch = { version: '2.0.0', chainId: '0x1', from: ADA, atomicRequired: true, calls }
      // The request rejects when the next state closes the modal.
      stage.request('wallet_sendCalls', [batch]).catch(() => {})
      await expect(stage.button('Continue')).toBeEnabled()
    },
  },
]
