import { afterEach, beforeAll, expect, it } from 'vitest'
import { clearAccount, updateAccount } from '../../controllers/accounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { createModal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { onramp } from '../../controllers/onramp.ts'
import { createRouter } from '../../controllers/router.ts'
import { hideToast, toast } from '../../controllers/toast.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { writable } from '../../utils/testing/writable.ts'
import { onrampProvider } from '../account/onrampProviders.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { assessOrder } from './assessOrder.ts'
import { loadPurchases } from './loadPurchases.ts'
import { builtInOptions } from './readOptions.ts'
import { startPurchase } from './startPurchase.ts'

const codes: string[] = []
onHostEvent((name, detail) => {
  if (name === 'error' && 'code' in detail) codes.push(detail.code)
})

beforeAll(() => loadMessages('en', 'connected'))
afterEach(() => {
  clearAccount('eip155')
  hideToast()
  codes.length = 0
})

function buy(): void {
  const provider = onrampProvider('coinbase')
  if (!provider) throw new Error('no provider')
  const nothing = { paymentAmount: '', paymentCurrency: null, purchaseCurrency: null }
  const order = assessOrder({ options: builtInOptions, ...nothing }, testNetwork(1), 'en')
  startPurchase(createModal(createRouter), provider, order)
}

it.each([
  ['an account', null, 'ONRAMP_NO_ADDRESS', 'No address found'],
  [
    'a network',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    'ONRAMP_NO_NETWORK',
    'No network found',
  ],
])('a purchase without %s does not start, and emits an error', (_, address, code, text) => {
  writable(networks).active = {}
  updateAccount('eip155', { address })
  buy()
  expect(codes).toEqual([code])
  expect(toast).toMatchObject({ open: true, detail: text, variant: 'error' })
  expect(onramp.purchase).toBeNull()
})

it('loading purchases without an account emits ONRAMP_NO_ADDRESS', async () => {
  await loadPurchases()
  expect(codes).toEqual(['ONRAMP_NO_ADDRESS'])
})
