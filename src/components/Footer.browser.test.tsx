import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prepareDraft } from '../actions/send/prepareDraft.ts'
import { resetSend, sendOrder, updateSend } from '../controllers/send.ts'
import { hideToast, showToast } from '../controllers/toast.ts'
import { connectAccount } from '../views/testing/connectAccount.ts'
import { dialog, elementIn, focused, showView } from '../views/testing/showView.tsx'

vi.mock('../actions/send/prepareDraft.ts', { spy: true })

const windows = {
  'a phone': [390, 667],
  'a window at 200 % zoom': [640, 400],
  'a window of 800 px height': [1280, 800],
} as const

const wei = 10n ** 18n

beforeEach(() => {
  vi.mocked(prepareDraft).mockResolvedValue()
  hideToast()
  resetSend()
  connectAccount()
  const quantity = { decimals: '18', numeric: '10' }
  const ether = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2500 } as const
  updateSend({
    token: { ...ether, iconUrl: null, quantity },
    networkBalance: 10n * wei,
    gasPrice: wei / 1_000n,
    sendTokenAmount: '1',
  })
})

it.each(Object.entries(windows))(
  'the total and the primary button are visible, and no toast covers them: %s',
  async (_, [width, height]) => {
    await page.viewport(width, height)
    showView('WalletSend')
    const total = dialog().getByText('1.001 ETH')
    await expect.element(total).toBeInViewport({ ratio: 0.99 })
    const button = dialog().getByRole('button', { name: 'Enter an address' })
    await expect.element(button).toBeInViewport({ ratio: 0.99 })
    const content = elementIn('.content').getBoundingClientRect()
    expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(content.bottom)
    showToast('Address copied', 'success', { autoClose: false })
    await expect.element(dialog().getByText('Address copied')).toBeInViewport({ ratio: 0.99 })
    await expect
      .poll(() => {
        const toast = elementIn('.toast').getBoundingClientRect()
        const { top, bottom } = button.element().getBoundingClientRect()
        return bottom <= toast.top || toast.bottom <= top
      })
      .toBe(true)
    await expect.element(button).toBeInViewport({ ratio: 0.99 })
  },
)

it('a disabled button can be focused, and a press moves the focus to the field that needs input', async () => {
  showView('WalletSend')
  const button = dialog().getByRole('button', { name: 'Enter an address' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  elementIn('.button').focus()
  expect(focused()).toBe(button.element())
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe(dialog().getByLabelText('Receiver').element())
  await dialog().getByLabelText('Amount').fill('')
  await dialog().getByRole('button', { name: 'Enter an amount' }).click({ force: true })
  expect(focused()).toBe(dialog().getByLabelText('Amount').element())
})

it('the review shows the wallet and a ring while the wallet has the request, and stays open when the request has ended', async () => {
  const receiver = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  updateSend({ receiverInput: receiver, receiverAddress: receiver })
  showView('WalletSendPreview')
  sendOrder.begin()
  await expect.element(dialog().getByText(/^Continue in/)).toBeInViewport()
  await expect.element(dialog().getByText(/^Nothing to confirm\?/)).toBeVisible()
  sendOrder.leave()
  await expect.element(dialog().getByText(/^Continue in/)).not.toBeInTheDocument()
  await expect.element(dialog().getByText(/will go to this address/)).toBeVisible()
  await expect
    .element(dialog().getByRole('button', { name: `${receiver}, Copy address` }))
    .toBeVisible()
})
