import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getOnrampUrl } from '../../services/blockchainApi/onrampUrl.ts'
import { toEndpointUrl } from '../../services/http.ts'
import type { PayingAccount } from '../../types/order.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'
import type { OnrampProvider } from '../account/onrampProviders.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { coinbaseChains } from './coinbaseChains.ts'
import type { PurchaseOrder } from './toPurchaseOrder.ts'

const meldUrl = 'https://meldcrypto.com'

/** Currency to buy at Meld, by namespace; USDC on every other namespace. */
const meldCurrencies: Partial<Record<string, string>> = { solana: 'SOL' }

/** Builds the link from the host's configuration, without a request. */
function meldLink({ namespace, address }: PayingAccount): string | null {
  const { meldPublicKey: publicKey, meldUrl: url = meldUrl } = options.onramp
  const destinationCurrencyCode = meldCurrencies[namespace] ?? 'USDC'
  const query = { publicKey, destinationCurrencyCode, walletAddress: address }
  return toSafeHttpUrl(toEndpointUrl(url, '', query).href)
}

/** Currencies for which the provider accepts `presetFiatAmount`. */
const presetCurrencies: readonly string[] = ['USD', 'CAD', 'GBP', 'EUR']

/** The service takes JSON numbers. An amount that a number cannot represent exactly is omitted; the user enters it. */
function presetIn(name: 'presetFiatAmount' | 'presetCryptoAmount', amount: string | null) {
  return amount && String(Number(amount)) === amount ? { [name]: Number(amount) } : {}
}

/** Returns the amount that prefills the provider's form: fiat in `presetCurrencies`, else the quoted crypto amount. */
function presetOf({ choice: { amount, currency }, quoted }: PurchaseOrder) {
  const isFiat = !currency || presetCurrencies.includes(currency.id.toUpperCase())
  return !isFiat && quoted
    ? presetIn('presetCryptoAmount', quoted)
    : presetIn('presetFiatAmount', amount)
}

async function coinbaseLink(order: PurchaseOrder, signal: AbortSignal): Promise<string | null> {
  const { address, isSmartAccount } = order.account
  const { chain, isHere, currency, token, tokens } = order.choice
  const context = serviceContext()
  if (!context) throw new WalletModalError('ONRAMP_NO_PROJECT_ID')
  // A smart account may not exist on the receiving network, and the purchase would be lost.
  if (isSmartAccount && !isHere) return null
  const blockchains = isSmartAccount ? [chain.chain] : coinbaseChains
  const assets = (token ? [token] : tokens).map(({ symbol }) => symbol)
  const request = {
    destinationWallets: [{ address, blockchains, assets }],
    defaultNetwork: chain.chain,
    partnerUserId: address,
    defaultExperience: 'buy',
    ...presetOf(order),
  } as const
  const link = await getOnrampUrl(context, request, signal)
  if (!link || !currency) return link
  // Requests to the service have no field for the currency of the amount, so the currency is added to the link.
  const url = new URL(link)
  if (!url.searchParams.has('fiatCurrency')) url.searchParams.set('fiatCurrency', currency.id)
  return url.href
}

/**
 * Resolves with the URL of the provider's form.
 *
 * @throws WalletModalError LINK_NOT_FOUND if there is no safe URL, or if a smart account is not on the receiving
 * network; ONRAMP_NO_PROJECT_ID; the errors of `requestJson`
 */
export async function requestLink(
  { takesOrders }: OnrampProvider,
  order: PurchaseOrder,
  signal: AbortSignal,
): Promise<string> {
  const link = takesOrders ? await coinbaseLink(order, signal) : meldLink(order.account)
  if (link) return link
  throw new WalletModalError('LINK_NOT_FOUND')
}
