import { Refusal } from '../shared/Refusal.ts'
import { html, type SiteRoute } from '../sites/siteRoutes.ts'
import { paymentCurrencies, purchaseCurrencies, purchaseCurrency } from './currencies.ts'
import { destinationWallets } from './destinationWallets.ts'
import { isAddressOn } from './isAddressOn.ts'
import { buyPage } from './pages.ts'
import { readPayment } from './payment.ts'

const USUAL_PAYMENT = '50.00'

/** The pages that the modal opens, at the paths of each provider. */
export function offerRoutes(): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: '/buy/select-asset',
      handle: ({ query }) => html(coinbaseOffer(query)),
    },
    { method: 'GET', path: '/meld', handle: ({ query }) => html(meldOffer(query)) },
  ]
}

function coinbaseOffer(query: URLSearchParams): string {
  const parsed = destinationWallets.safeParse(readJson(query.get('destinationWallets')))
  const [wallet] = parsed.success ? parsed.data : []
  if (!wallet) throw new Refusal('This link is not valid.')
  const assets = purchaseCurrencies.filter(({ symbol }) => wallet.assets.includes(symbol))
  return offer({
    provider: 'Coinbase',
    account: wallet.address,
    symbols: assets.map(({ symbol }) => symbol),
    blockchains: wallet.blockchains,
    network: query.get('defaultNetwork') ?? undefined,
    payment: query.get('presetFiatAmount') ?? '',
    currency: query.get('fiatCurrency') ?? undefined,
  })
}

function meldOffer(query: URLSearchParams): string {
  const symbol = query.get('destinationCurrencyCode') ?? ''
  const account = query.get('walletAddress') ?? ''
  if (!query.get('publicKey')) throw new Refusal('This link is not valid.')
  const networks = purchaseCurrency(symbol)?.networks ?? []
  const blockchains = networks.map(({ name }) => name).filter((name) => isAddressOn(name, account))
  return offer({ provider: 'Meld', account, symbols: [symbol], blockchains })
}

function offer(wanted: {
  provider: 'Coinbase' | 'Meld'
  account: string
  symbols: readonly string[]
  blockchains: readonly string[]
  network?: string | undefined
  payment?: string
  currency?: string | undefined
}): string {
  const { provider, account, symbols, blockchains, network, payment = '', currency } = wanted
  const networks = new Map(
    symbols
      .flatMap((symbol) => purchaseCurrency(symbol)?.networks ?? [])
      .filter(({ name }) => blockchains.includes(name))
      .map(({ name, label }) => [name as string, label]),
  )
  if (networks.size === 0) throw new Refusal('There is nothing to buy for this address.')
  return buyPage({
    provider,
    account,
    assets: symbols.map((symbol) => ({ value: symbol, label: symbol })),
    networks: [...networks].map(([value, label]) => ({ value, label })),
    network,
    currencies: paymentCurrencies.map(({ id }) => ({ value: id, label: id })),
    currency,
    payment: readPayment(payment) === undefined ? USUAL_PAYMENT : payment,
  })
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
