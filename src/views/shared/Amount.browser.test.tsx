import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareDraft } from '../../actions/send/prepareDraft.ts'
import { Button } from '../../components/Button.tsx'
import { updateModal } from '../../controllers/modal.ts'
import { resetSend, updateSend } from '../../controllers/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { dialog, elementIn, showComponent, showView } from '../testing/showView.tsx'
import { visualText } from '../testing/visualText.ts'
import { Amount } from './Amount.tsx'

vi.mock('../../actions/send/prepareDraft.ts', { spy: true })
vi.mock('../../actions/send/estimateCost.ts', async (load) => ({
  ...(await load<object>()),
  estimateCost: async () => true,
}))

const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 2500,
  iconUrl: null,
  quantity: { decimals: '18', numeric: '1234.5' },
}

beforeEach(() => {
  vi.mocked(prepareDraft).mockResolvedValue()
  resetSend()
  connectAccount()
  updateSend({
    token: ether,
    tokenBalances: [ether],
    networkBalance: 12345n * 10n ** 17n,
    gasPrice: 10n ** 15n,
  })
})

describe.each(['ltr', 'rtl'] as const)('on a page with the direction %s', (dir) => {
  it.each([
    ['-1.5', 'ETH', '$12.00', '−1.5ETH$12.00'],
    ['0.000026', 'שקל', '< $0.01', '0.000026לקש<$0.01'],
    ['< 0.001', 'ETH', null, '<0.001ETH'],
    ['\u200f5.00', 'US$', null, '5.00US$'],
  ])('%s %s %s reads as sign, number, unit and value', async (value, unit, fiat, seen) => {
    document.documentElement.dir = dir
    showComponent(
      <p>
        <Amount value={value} unit={unit} fiat={fiat} />
      </p>,
    )
    await expect.poll(() => visualText(elementIn('p')).replace(/[\u200e\u200f]/g, '')).toBe(seen)
  })

  it('an English text ends with its full stop, and is aligned with the start of the layout', async () => {
    document.documentElement.dir = dir
    showComponent(
      <div className="root">
        <p>Nothing was sent.</p>
        <Button>Approving...</Button>
      </div>,
    )
    await expect.poll(() => visualText(elementIn('p'))).toBe('Nothingwassent.')
    expect(visualText(elementIn('button'))).toBe('Approving...')
    const range = document.createRange()
    range.selectNodeContents(elementIn('p'))
    const [text, place] = [range.getBoundingClientRect(), elementIn('p').getBoundingClientRect()]
    expect(dir === 'ltr' ? text.left - place.left : place.right - text.right).toBeLessThan(1)
  })

  it('an English sentence keeps its words, amounts and punctuation in order', async () => {
    showView('WalletSend', { dir })
    await expect
      .poll(() => visualText(elementIn('.amount-field .quiet')))
      .toBe('Balance:1,234.5ETH')
    await dialog().getByLabelText('Amount').fill('1')
    const unit = () => visualText(elementIn('.unit bdi'))
    await expect.poll(unit).toBe('$2,500.00')
  })
})

it('the parts of a form are mirrored on a right-to-left page', async () => {
  showView('WalletSend', { dir: 'rtl' })
  await expect.element(dialog().getByText('Receiver', { exact: true })).toBeVisible()
  const label = elementIn('.amount-field label').getBoundingClientRect()
  const balance = elementIn('.amount-field .quiet').getBoundingClientRect()
  expect(label.left).toBeGreaterThan(balance.right)
})

it('a value above zero that is less than a cent does not show as zero', async () => {
  showView('WalletSend')
  await dialog().getByLabelText('Amount').fill('0.000001')
  await expect.element(dialog().getByText('< $0.01')).toBeVisible()
})

it.each([
  ['de-u-nu-latn', '1.234,5 ETH', '2.500,00 $'],
  ['fr-u-nu-latn', '1 234,5 ETH', '2 500,00 $US'],
  ['hi-u-nu-latn', '1,234.5 ETH', '$2,500.00'],
  ['ar-EG-u-nu-latn', '1,234.5 ETH', '2,500.00 US$'],
])(
  'amounts follow the locale %s at once, and amounts in fields keep their value',
  async (locale, balance, worth) => {
    const modal = showView('WalletSend')
    const text = (selector: string) =>
      (elementIn(selector).textContent ?? '').replace(/\s/g, ' ').replace(/[\u200e\u200f]/g, '')
    await dialog().getByLabelText('Amount').fill('1')
    await expect.poll(() => text('.amount-field .quiet')).toBe('Balance: 1,234.5 ETH')
    updateModal(modal, { locale: locale })
    await expect.poll(() => text('.amount-field .quiet')).toBe(`Balance: ${balance}`)
    expect(text('.unit bdi')).toBe(worth)
    for (const typed of ['1,5', '1.5']) {
      await dialog().getByLabelText('Amount').fill(typed)
      await expect.poll(() => text('.unit bdi').replace(/\D/g, '')).toBe('375000')
    }
  },
)
