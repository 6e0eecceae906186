import * as z from 'zod/mini'
import { displayText, validEntries } from '../../storage/schemas.ts'
import type { OnrampOptions } from '../../types/onramp.ts'
import { nonEmptyText, orElse, text } from '../../utils/schemas.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { currencyCode, decimal } from './schemas.ts'

const maxBytes = 2_000_000
const most = { payment: 300, limits: 20, purchase: 1_000, networks: 50 }

const maxIdLength = 128
const id = nonEmptyText.check(z.refine((value) => value.length <= maxIdLength))

const limit = z.object({ id, min: decimal, max: decimal })

const paymentCurrency = z.object({
  id: currencyCode,
  payment_method_limits: orElse(validEntries(limit, most.limits), []),
})

const shortText = text.check(z.refine((value) => value.length <= maxIdLength))

const network = z.object({
  name: id,
  display_name: displayText,
  chain_id: shortText,
  contract_address: orElse(shortText, ''),
})

const purchaseCurrency = z.object({
  id,
  name: displayText,
  symbol: displayText,
  networks: orElse(validEntries(network, most.networks), []),
})

const response = z.object({
  paymentCurrencies: validEntries(paymentCurrency, most.payment),
  purchaseCurrencies: validEntries(purchaseCurrency, most.purchase),
})

/**
 * Returns currencies and tokens, without malformed entries.
 * @throws errors of `requestJson`
 */
export function getOnrampOptions(
  context: ServiceContext,
  signal?: AbortSignal,
): Promise<OnrampOptions> {
  return callApi(context, '/v1/onramp/options', { schema: response, maxBytes, signal })
}
