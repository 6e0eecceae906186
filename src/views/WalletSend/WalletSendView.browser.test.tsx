import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readDisplayName } from '../../actions/names/reverseOnChain.ts'
import { prepareDraft } from '../../actions/send/prepareDraft.ts'
import { suggestReceivers } from '../../actions/send/suggestReceivers.ts'
import { resetSend, send, updateSend } from '../../controllers/send.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { AmountLimits } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { recordEvents } from '../testing/recordEvents.ts'
import { dialog, showView } from '../testing/showView.tsx'

vi.mock('../../actions/send/prepareDraft.ts', { spy: true })
vi.mock('../../actions/send/suggestReceivers.ts', () => ({
  suggestReceivers: vi.fn(async () => []),
}))
vi.mock('../../actions/send/estimateCost.ts', async (load) => ({
  ...(await load<object>()),
  estimateCost: async () => true,
}))
vi.mock('../../actions/names/resolveName.ts', () => ({ resolveName: async () => null }))
vi.mock('../../actions/names/reverseOnChain.ts', { spy: true })
vi.mock('../../actions/send/checkReceiver.ts', async (load) => ({
  ...(await load<object>()),
  checkReceiver: async () => ({ warnings: [], refusal: null }),
}))
vi.mock('../../actions/send/checkToken.ts', async (load) => ({
  ...(await load<object>()),
  checkToken: async () => ({ warnings: [], refusal: null }),
}))

const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const ether = 10n ** 18n

const token = (own: Partial<TokenBalance>, decimals: string, numeric: string): TokenBalance => ({
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 2500,
  iconUrl: null,
  quantity: { decimals, numeric },
  ...own,
})
const native = token({}, '18', '10')
const usdcAddress = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdc = token({ name: 'USD Coin', symbol: 'USDC', address: usdcAddress, price: 1 }, '6', '5')

const form = () => dialog('Send')
const amount = () => form().getByLabelText('Amount')
const receiver = () => form().getByLabelText('Receiver')
const step = (name: string) => form().getByRole('button', { name, exact: true })

beforeEach(() => {
  vi.mocked(prepareDraft).mockResolvedValue()
  vi.mocked(readDisplayName).mockResolvedValue(null)
  resetSend()
  connectAccount()
  updateSend({
    token: native,
    tokenBalances: [native, usdc],
    networkBalance: 10n * ether,
    gasPrice: ether / 1_000n,
  })
})

it('the Send button names the missing input', async () => {
  updateSend({ token: usdc })
  showView('WalletSend')
  await expect.element(step('Enter an amount')).toBeDisabled()
  await amount().fill('one')
  await expect.element(step('Enter a valid amount')).toBeDisabled()
  await amount().fill('6')
  await expect.element(step('Not enough balance')).toBeDisabled()
  await receiver().fill('0x12')
  await expect.element(step('Not enough balance')).toBeDisabled()
  await amount().fill('5')
  await expect.element(step('Enter a valid address')).toBeDisabled()
  await receiver().fill('')
  await expect.element(step('Enter an address')).toBeDisabled()
  await receiver().fill(checksummed)
  await expect.element(step('Review send')).toBeEnabled()
})

it('an account without ether for the network fee cannot send a token', async () => {
  updateSend({ token: usdc, networkBalance: 0n })
  showView('WalletSend')
  await amount().fill('1')
  await expect.element(step('Not enough for the network fee')).toBeDisabled()
  await expect.element(form().getByText(/^You need ETH for the network fee/)).toBeVisible()
})

it.each([
  ['1e30', /^Enter the amount in digits/],
  ['-1', /can’t be below zero/],
  ['0.0000000000000000001', /^ETH has at most 18 decimal places/],
  ['1,234', /read in two ways/],
  ['9'.repeat(80), /too large/],
])('the form explains why the amount %s is invalid', async (typed, said) => {
  const errors = recordEvents('error')
  showView('WalletSend')
  await amount().fill(typed)
  await expect.element(form().getByText(said)).toBeVisible()
  expect(errors).toEqual([])
})

it.each([
  [checksummed.replace('aA', 'Aa'), /^This address was mistyped/],
  [`0x${'0'.repeat(40)}`, /^Nobody owns this address/],
  ['0x000000000000000000000000000000000000dEaD', /^Nobody owns this address/],
  ['7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9', /^This is not an address on Ethereum/],
  ['nobody.demo.eth', /^Nobody has this name/],
])('the form explains why the receiver %s is invalid', async (typed, said) => {
  const errors = recordEvents('error')
  showView('WalletSend')
  await amount().fill('1')
  await receiver().fill(typed)
  await expect.element(form().getByText(said)).toBeVisible()
  await expect.element(step('Enter a valid address')).toBeDisabled()
  expect(errors).toEqual([])
})

it.each([checksummed, checksummed.toLowerCase(), checksummed.slice(2)])(
  'the form accepts the receiver %s',
  async (typed) => {
    showView('WalletSend')
    await amount().fill('1')
    await receiver().fill(typed)
    await expect.element(step('Review send')).toBeEnabled()
  },
)

const review = () => dialog('Review Send')

it('the review shows the display name of a typed address as not verified, and that of no earlier receiver', async () => {
  vi.mocked(readDisplayName).mockImplementation(async (address) =>
    address === checksummed ? 'Ada \u2764' : null,
  )
  showView('WalletSend')
  await amount().fill('1')
  await receiver().fill(checksummed)
  await step('Review send').click()
  await expect
    .element(review().getByText('Display name, not verified: anyone can use it'))
    .toBeVisible()
  await expect.element(review().getByText('Ada \u2764')).toBeVisible()
  await review().getByRole('button', { name: 'Cancel' }).click()
  await receiver().fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await step('Review send').click()
  await expect
    .element(
      review()
        .getByText(/0x7099/)
        .first(),
    )
    .toBeVisible()
  await expect.element(review().getByText('Ada \u2764')).not.toBeInTheDocument()
})

it('the review links to the web page of the receiver’s name beside its description', async () => {
  updateSend({
    sendTokenAmount: '1',
    receiverInput: 'ada.eth',
    receiverAddress: checksummed,
    receiverProfileName: 'ada.eth',
    receiverProfile: { description: 'Counts for Babbage', url: 'https://ada.example/' },
  })
  showView('WalletSendPreview')
  await expect
    .element(review().getByText('Written by the owner of ada.eth, not verified'))
    .toBeVisible()
  await expect.element(review().getByText('Counts for Babbage')).toBeVisible()
  const link = review().getByRole('link', { name: 'ada.example', exact: true })
  await expect.element(link).toHaveAttribute('href', 'https://ada.example/')
})

it('the review rounds the cost of the receiver’s account up', async () => {
  updateSend({
    token: usdc,
    sendTokenAmount: '1',
    receiverInput: checksummed,
    receiverAddress: checksummed,
    accountCost: (ether * 203_928n) / 100_000_000n,
  })
  showView('WalletSendPreview')
  await expect
    .element(review())
    .toHaveTextContent(/The recipient has no account for USDC yet.*0\.00204/)
  await expect.element(review()).not.toHaveTextContent(/0\.002039/)
})

it('the form shows each step of loading code and data for transfers, and offers a retry after a failure', async () => {
  showView('WalletSend')
  await expect.element(step('Enter an amount')).toBeVisible()
  updateSend({ preparation: 'code' })
  const progress = form().getByRole('progressbar')
  await expect.element(progress).toHaveAttribute('value', '0')
  await expect.element(form().getByText(/^Preparing to send on Ethereum/)).toBeVisible()
  updateSend({ preparation: 'network' })
  await expect.element(progress).toHaveAttribute('value', '1')
  await expect.element(form().getByText(/^Reading the rules of Ethereum/)).toBeVisible()
  updateSend({ preparation: 'failed' })
  await expect.element(progress).not.toBeInTheDocument()
  vi.mocked(prepareDraft).mockClear()
  await form().getByRole('button', { name: 'Try again' }).click()
  expect(prepareDraft).toHaveBeenCalledOnce()
})

const rates = [
  { speed: 'fast', rate: 4, unit: 'sat/vB', minutes: 10 },
  { speed: 'normal', rate: 2.5, unit: 'sat/vB', minutes: 30 },
  { speed: 'slow', rate: 1, unit: 'sat/vB', minutes: 60 },
] as const

it('the fee rates are radio buttons with times in minutes, and arrow keys set the rate of the draft', async () => {
  updateSend({ feeRates: [...rates], gasPrice: 418n })
  showView('WalletSend')
  const group = form().getByRole('group', { name: 'Network fee' })
  const normal = group.getByRole('radio', { name: 'Normal about 30 min 2.5 sat/vB' })
  await expect.element(normal).toBeChecked()
  await normal.click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(group.getByRole('radio', { name: /^Slow/ })).toBeChecked()
  await expect.poll(() => send.feeSpeed).toBe('slow')
})

it('the form says that a fee could not be read, and reads it again', async () => {
  updateSend({ feeFailure: new WalletModalError('SERVICE_INVALID_RESPONSE'), gasPrice: null })
  showView('WalletSend')
  const group = form().getByRole('group', { name: 'Network fee' })
  await expect.element(group.getByText(/gave an answer that can’t be used/)).toBeVisible()
  await group.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => send.feeFailure).toBeNull()
  await expect.element(group).not.toBeInTheDocument()
})

it('the form shows amounts that cannot be spent, and Max is the amount that the other outputs can pay', async () => {
  const limits: AmountLimits = {
    spendable: 50_000n,
    most: 49_000n,
    least: 294n,
    unspendable: [
      { text: 'send.coins.kept', amount: 546n },
      { text: 'send.coins.waiting', amount: 1_000n },
    ],
  }
  const bitcoin = token({ name: 'Bitcoin', symbol: 'BTC', price: 1 }, '8', '0.00051546')
  updateSend({ token: bitcoin, tokenBalances: [bitcoin], networkBalance: 51_546n, limits })
  updateSend({ baseUnit: 'sat', gasPrice: 418n })
  showView('WalletSend')
  await expect.element(form().getByText(/^0\.00000546 BTC is kept/)).toBeVisible()
  await expect.element(form().getByText(/^0\.00001 BTC can be spent after/)).toBeVisible()
  await form().getByRole('button', { name: 'Max' }).click()
  await expect.element(amount()).toHaveValue('0.00049')
  updateSend({ limits: { ...limits, most: 48_000n } })
  await expect.element(amount()).toHaveValue('0.00048')
  await form().getByRole('button', { name: '48,000 sat, Enter in sat' }).click()
  await expect.element(amount()).toHaveValue('48000')
  await amount().fill('293')
  await expect.element(form().getByText(/accepts no payment below 0\.00000294 BTC/)).toBeVisible()
})

it('the form names the network and the parameter for which a pasted text is refused', async () => {
  showView('WalletSend')
  await receiver().fill(`arb1:${checksummed}`)
  await expect
    .element(form().getByText('This is for Arbitrum One, not for Ethereum.', { exact: false }))
    .toBeVisible()
  await receiver().fill(`ethereum:${checksummed}?vlaue=1`)
  await expect.element(form().getByText(/^This payment has the detail “vlaue”/)).toBeVisible()
  await receiver().fill(`eth:\u2068${checksummed}\u2069`)
  await expect.element(receiver()).toHaveValue(checksummed)
})

it('the form shows the name and the address of a token whose payment link names it', async () => {
  const shown = form().getByText(/usdc\.eth.*0xA0b8/)
  updateSend({ token: usdc, tokenName: { name: 'usdc.eth', address: usdcAddress.slice(9) } })
  showView('WalletSend')
  await expect.element(shown).toBeVisible()
  updateSend({ token: native })
  await expect.element(shown).not.toBeInTheDocument()
})

it('the search for a token ignores invisible characters and full-width forms', async () => {
  showView('WalletSendSelectToken')
  const list = dialog('Select Token')
  await list.getByRole('searchbox').fill('\u2068ＵＳＤ\u200bＣ\u2069 ')
  await expect.element(list.getByRole('button', { name: /^Ether/ })).not.toBeInTheDocument()
  await expect.element(list.getByRole('button', { name: /^USD Coin/ })).toBeVisible()
})

it('the empty field offers receivers that were paid before, and a press enters one', async () => {
  vi.mocked(suggestReceivers).mockResolvedValue([{ address: checksummed, kind: 'recent' }])
  showView('WalletSend')
  await receiver().click()
  await form()
    .getByRole('button', { name: /0x5aAe…eAed/ })
    .click()
  await expect.element(receiver()).toHaveValue(checksummed)
  await expect
    .element(form().getByRole('list', { name: 'Suggested recipients' }))
    .not.toBeInTheDocument()
})
