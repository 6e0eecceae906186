import { onramp, updateOnramp } from '../../controllers/onramp.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getOnrampOptions } from '../../services/blockchainApi/onrampOptions.ts'
import type { OnrampOptions, PurchaseNetwork } from '../../types/onramp.ts'
import { asWhole } from '../../utils/state.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'

const ethereum: Omit<PurchaseNetwork, 'contract_address'> = {
  name: 'ethereum-mainnet',
  display_name: 'Ethereum',
  chain_id: '1',
}
const polygon: Omit<PurchaseNetwork, 'contract_address'> = {
  name: 'polygon-mainnet',
  display_name: 'Polygon',
  chain_id: '137',
}

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/** Options used if the request to the service fails. */
export const builtInOptions: OnrampOptions = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: limits },
    { id: 'EUR', payment_method_limits: limits },
  ],
  purchaseCurrencies: [
    {
      id: '2b92315d-eab7-5bef-84fa-089a131333f5',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        { ...ethereum, contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
        { ...polygon, contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' },
      ],
    },
    // An empty contract address is the native token, which is Ether on Ethereum but not on Polygon.
    { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [{ ...ethereum, contract_address: '' }] },
  ],
}

/** Sets the options. Selected currencies stay selected if they are listed; otherwise the first ones are selected. */
function show(options: OnrampOptions, areOptionsBuiltIn: boolean): void {
  const { paymentCurrencies, purchaseCurrencies } = options
  const keep = <Entry extends { id: string }>(all: readonly Entry[], chosen: Entry | null) =>
    all.find(({ id }) => id === chosen?.id) ?? all[0] ?? null
  updateOnramp({
    options: asWhole(options),
    areOptionsBuiltIn,
    paymentCurrency: keep(paymentCurrencies, onramp.paymentCurrency),
    purchaseCurrency: keep(purchaseCurrencies, onramp.purchaseCurrency),
  })
}

async function read(): Promise<void> {
  const context = serviceContext()
  if (!context) return
  try {
    const options = await getOnrampOptions(context)
    if (options.paymentCurrencies.length === 0 || options.purchaseCurrencies.length === 0) {
      const longMessage = 'The blockchain API names nothing that can be bought'
      throw new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage })
    }
    show(options, false)
  } catch (thrown) {
    reportError(thrown, 'inline')
    show(builtInOptions, true)
  }
}

/** The pending request, which all callers share. */
let reading: Promise<void> | undefined

/** Loads the options once. After a failure the built-in ones are used, and the next call requests again. */
export function readOptions(): Promise<void> {
  if (onramp.options && !onramp.areOptionsBuiltIn) return Promise.resolve()
  reading ??= read().finally(() => {
    reading = undefined
  })
  return reading
}
