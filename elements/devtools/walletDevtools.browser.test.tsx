import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import './walletDevtools.ts'

const emit = (name: string, detail: unknown) =>
  document.querySelector('wallet-modal')?.dispatchEvent(new CustomEvent(name, { detail }))

const review = {
  namespace: 'eip155',
  method: 'eth_sendTransaction',
  verdict: 'risky',
  sentences: ['Send 1 ETH to <b>0x12</b>'],
  changes: [{ loss: 1n }],
}

beforeEach(async () => {
  const modal = document.createElement('wallet-modal')
  // Stands for the element's command, which the panel sends as a page does.
  modal.addEventListener('walletcommand', (event) => {
    const { detail } = event as CustomEvent<{ command: string; result?: Promise<string> }>
    detail.result = Promise.resolve(`the log of ${detail.command}`)
  })
  document.body.append(modal, document.createElement('wallet-modal-devtools'))
  await userEvent.click(page.getByText('Wallet devtools'))
})

afterEach(() => document.body.replaceChildren())

const content = () => page.getByRole('tabpanel')
const open = (tab: string) => userEvent.click(page.getByRole('tab', { name: tab }))

it('the panel lists events with their details, the newest first, and leaves providers alone', async () => {
  const provider = {
    get accounts(): never {
      throw new Error('the provider was asked')
    },
  }
  await open('Events')
  await expect.element(content()).toHaveTextContent('Nothing yet.')
  emit('connect', { namespace: 'eip155', provider })
  emit('statechange', { status: 'connected' })
  const summaries = content().getByRole('group')
  await expect.element(summaries.first()).toHaveTextContent('statechange')
  await userEvent.click(content().getByText('connect', { exact: false }).last())
  await expect.element(content()).toHaveTextContent('"provider": "[provider]"')
})

it('the panel shows each request with its verdict and sentences, as text', async () => {
  await open('Requests')
  emit('review', review)
  await expect.element(content().getByText('risky')).toBeVisible()
  await expect.element(content().getByText('Send 1 ETH to <b>0x12</b>')).toBeVisible()
  await expect.element(content()).toHaveTextContent('"loss": "1n"')
})

it('the panel reads the log by the element’s command, and says that no test wallet is there', async () => {
  await open('Log')
  await expect.element(content()).toHaveTextContent('the log of log')
  await open('Test wallets')
  await expect.element(content()).toHaveTextContent('No test wallet is installed')
})

it('the panel follows the element of its id alone', async () => {
  const panel = document.querySelector('wallet-modal-devtools')
  panel?.setAttribute('for', 'other')
  await open('Events')
  await expect.element(content()).toHaveTextContent('The page has no <wallet-modal> of this id.')
  const other = document.createElement('wallet-modal')
  other.id = 'other'
  document.body.append(other)
  emit('open', { view: 'Connect' })
  other.dispatchEvent(new CustomEvent('close', { detail: { view: null } }))
  await expect.element(content()).toHaveTextContent('close')
  expect(content().element().textContent).not.toContain('open')
})

it('arrow keys move between the tabs', async () => {
  await open('State')
  await userEvent.keyboard('{ArrowLeft}')
  const root = document.querySelector('wallet-modal-devtools')?.shadowRoot
  expect(root?.activeElement?.textContent).toBe('Test wallets')
  await expect.element(content()).toHaveTextContent('No test wallet is installed')
})
