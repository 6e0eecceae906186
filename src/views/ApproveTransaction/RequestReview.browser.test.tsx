import { beforeEach, expect, it, vi } from 'vitest'
import { type Review, setReview } from '../../controllers/review.ts'
import type { ReadRequest, Statement } from '../../types/review.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { dialog, showView, textsOf } from '../testing/showView.tsx'

const decide = vi.fn()
const title = 'Approve Transaction'

function show(own: Partial<ReadRequest>) {
  const request: ReadRequest = {
    heading: 'review.heading.calls',
    caipNetworkId: null,
    from: null,
    isRisky: true,
    statements: [],
    ...own,
  }
  const review: Review = {
    request,
    networkId: null,
    network: null,
    address: '0xMe',
    units: {},
    findings: [],
    names: {},
    newReceivers: [],
    changes: null,
    fee: null,
    triedAt: null,
    trial: null,
    mayUpgrade: false,
    decide,
  }
  setReview(review)
  showView('ApproveTransaction')
}
const call = (contract: string, isGrave = false): Statement => ({
  text: 'review.unknown',
  contract,
  isGrave,
})
const proceed = () => dialog(title).getByRole('button', { name: 'Continue' })

beforeEach(() => {
  decide.mockReset()
  connectAccount()
})

it('the marked statement of a hundred is counted, and comes first', async () => {
  const statements = Array.from({ length: 100 }, (_, index) => call(`0x${index}`, index === 70))
  show({ statements })
  await expect.element(dialog(title).getByText('Dangerous: 1 of 100')).toBeVisible()
  const list = dialog(title).getByRole('list', { name: 'What they do' })
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('0x70')
  expect(textsOf(list.getByRole('listitem')).slice(1, 3).join()).toMatch(/0x0.*0x1/)
})

it('a long review is continued once its end was in view', async () => {
  show({ statements: Array.from({ length: 100 }, (_, index) => call(`0x${index}`)) })
  await expect.element(proceed()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialog(title).getByText('Scroll to the end to continue')).toBeVisible()
  // A press of the disabled button moves the focus, and with it the view, to the end.
  await proceed().click({ force: true })
  expect(decide).not.toHaveBeenCalled()
  await expect.element(proceed()).not.toHaveAttribute('aria-disabled')
  await proceed().click()
  expect(decide).toHaveBeenCalledExactlyOnceWith(true)
})

it('the list of a long review takes the focus, so that keys scroll it', async () => {
  show({ statements: Array.from({ length: 100 }, (_, index) => call(`0x${index}`)) })
  const list = dialog(title).getByRole('list', { name: 'What they do' })
  await expect.element(list).toHaveAttribute('tabindex', '0')
})

it('a short review is continued at once', async () => {
  show({ statements: [call('0xA')] })
  await expect.element(proceed()).not.toHaveAttribute('aria-disabled')
})

it('a text of more than 40 lines is folded with its length', async () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => `line ${index}`)
  show({
    heading: 'review.heading.text',
    statements: [{ text: 'review.message' }],
    quote: lines.join('\n'),
  })
  const quote = dialog(title).getByRole('blockquote')
  await expect.element(quote).toHaveTextContent('line 39…')
  await dialog(title)
    .getByRole('button', { name: 'Show all (lines: 1,000, characters: 8,889)' })
    .click()
  await expect.element(quote).toHaveTextContent('line 999')
})
