import { decimalText } from '../account/decimalText.ts'
import { neededBy } from '../run/ports.ts'
import type { RunningServer } from '../shared/http.ts'
import { Refusal } from '../shared/Refusal.ts'
import { messagePage } from '../sites/messagePage.ts'
import { html, redirect, type SiteRoute } from '../sites/siteRoutes.ts'
import { startSite } from '../sites/startSite.ts'
import { paymentCurrency, purchaseCurrency } from './currencies.ts'
import { isAddressOn } from './isAddressOn.ts'
import { offerRoutes } from './offers.ts'
import type { Purchases } from './Purchases.ts'
import { bankPage } from './pages.ts'
import { isWithin, readPayment, writePayment } from './payment.ts'
import { priceOf } from './priceOf.ts'

/** The payment pages: a stand-in for Coinbase and Meld on an origin of its own. */
export async function startOnramp(port: number, purchases: Purchases): Promise<RunningServer> {
  return await startSite({
    port,
    name: neededBy.onramp,
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
    routes: [...offerRoutes(), payRoute(purchases), ...bankRoutes(purchases)],
  })
}

function payRoute(purchases: Purchases): SiteRoute {
  return {
    method: 'POST',
    path: '/pay',
    handle: async ({ form }) => {
      const values = await form()
      if (values.get('decision') !== 'pay') {
        return html(messagePage('Nothing was bought', 'You can close this window.'))
      }
      return redirect(`/bank?id=${purchases.pay(readPurchase(values))}`)
    },
  }
}

/** All fields are checked: a form can be forged. */
function readPurchase(values: URLSearchParams) {
  const read = (name: string) => values.get(name) ?? ''
  const account = read('account')
  const currency = purchaseCurrency(read('asset'))
  const network = currency?.networks.find(({ name }) => name === read('network'))
  if (!currency || !network) throw new Refusal('This is not sold on this network.')
  if (!isAddressOn(network.name, account)) {
    throw new Refusal(`The address is none on ${network.label}.`)
  }
  const paidIn = paymentCurrency(read('currency'))
  const total = readPayment(read('payment'))
  if (!paidIn || total === undefined || !isWithin(paidIn.payment_method_limits, total)) {
    throw new Refusal('The amount is not within the limits.')
  }
  const { bought } = priceOf(currency, paidIn.id, total)
  return {
    provider: read('provider') === 'Meld' ? ('Meld' as const) : ('Coinbase' as const),
    account,
    currency,
    network,
    amount: bought,
    payment: `${writePayment(total)} ${paidIn.id}`,
  }
}

function bankRoutes(purchases: Purchases): SiteRoute[] {
  const find = (id: string | null) => {
    const purchase = purchases.find(id ?? '')
    if (!purchase) throw new Refusal('There is no such purchase.')
    return purchase
  }
  return [
    {
      method: 'GET',
      path: '/bank',
      handle: ({ query }) => {
        const { id, provider, payment, amount, currency, network } = find(query.get('id'))
        const bought = `${decimalText(amount, currency.decimals)} ${currency.symbol}`
        return html(bankPage({ id, provider, payment, bought, network: network.label }))
      },
    },
    {
      method: 'POST',
      path: '/bank',
      handle: async ({ form }) => {
        const values = await form()
        const { id } = find(values.get('id'))
        const isPaid = values.get('decision') === 'approve'
        await purchases.settle(id, isPaid)
        const heading = isPaid ? 'Paid' : 'Not paid'
        return html(messagePage(heading, 'You can close this window.'))
      },
    },
  ]
}
