import { beforeEach, expect, it, vi } from 'vitest'
import { prepareDraft } from '../../actions/send/prepareDraft.ts'
import { resetSend, updateSend } from '../../controllers/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { dialog, showView, textsOf } from '../testing/showView.tsx'
import { visualText } from '../testing/visualText.ts'

vi.mock('../../actions/send/prepareDraft.ts', { spy: true })

const token = (own: Partial<TokenBalance>, numeric: string): TokenBalance => ({
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  iconUrl: null,
  quantity: { decimals: '18', numeric },
  ...own,
})
const address = (digit: string) => `eip155:1:0x${digit.repeat(40)}`
const tokens = [
  token({ price: 2500 }, '1.5'),
  token({ name: 'Dust', symbol: 'DST', price: 1, address: address('1') }, '0.0001'),
  token({ name: 'Unpriced', symbol: 'NIL', address: address('2') }, '7'),
  token({ name: 'Unread', symbol: 'UNR', isUnknown: true, address: address('3') }, '0'),
]

beforeEach(() => {
  vi.mocked(prepareDraft).mockResolvedValue()
  resetSend()
  connectAccount()
  updateSend({ token: tokens[0] ?? null, tokenBalances: tokens })
})

const rows = () => dialog('Select Token').getByRole('listitem')

it('token rows show name, balance, symbol and value, and never zero for a balance above zero', async () => {
  showView('WalletSendSelectToken')
  await expect
    .poll(() => textsOf(rows()))
    .toEqual(['Ether1.5 ETH$3,750.00', 'DDust< 0.001 DST< $0.01', 'NUnpriced7 NIL', 'UUnread– UNR'])
  await expect
    .element(dialog().getByRole('button', { name: /^Ether/ }))
    .toHaveAttribute('aria-current', 'true')
})

it('token rows are mirrored on a right-to-left page, but their amounts read from left to right', async () => {
  showView('WalletSendSelectToken', { dir: 'rtl' })
  const first = () => rows().elements()[0]
  await expect.poll(() => first() && visualText(first() as Element)).toContain('$3,750.00')
  expect(visualText(first() as Element)).toContain('1.5ETH')
  const box = (selector: string) => first()?.querySelector(selector)?.getBoundingClientRect().left
  expect(box('.name')).toBeGreaterThan(box('.row-end') ?? Number.POSITIVE_INFINITY)
})

it('a token has the picture of USDC by its contract, and with the symbol alone a letter', async () => {
  const usdc = { name: 'USD Coin', symbol: 'USDC' }
  const issued = token(
    { ...usdc, address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    '1',
  )
  const fake = token({ ...usdc, name: 'False Coin', address: address('4') }, '1')
  updateSend({ token: issued, tokenBalances: [issued, fake] })
  showView('WalletSendSelectToken')
  const picture = (name: RegExp) =>
    rows().filter({ hasText: name }).element().querySelector<HTMLImageElement>('.tile img')
  await expect.poll(() => picture(/USD Coin/)?.naturalWidth).toBeGreaterThan(0)
  await expect.element(rows().filter({ hasText: /False Coin/ })).toHaveTextContent(/^UFalse Coin/)
  expect(picture(/False Coin/)).toBeNull()
})
