import { ref } from 'valtio/vanilla'
import { onramp, updateOnramp } from '../../controllers/onramp.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getOnrampOptions } from '../../services/blockchainApi/onrampOptions.ts'
import type { OnrampOptions } from '../../types/onramp.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { builtInOptions } from './builtInOptions.ts'

let reading: Promise<void> | undefined

/** Keeps the selected currencies if they still exist; else selects the first. */
function show(options: OnrampOptions, areOptionsBuiltIn: boolean): void {
  const { paymentCurrencies, purchaseCurrencies } = options
  const keep = <Entry extends { id: string }>(all: Entry[], chosen: Entry | null) =>
    all.find(({ id }) => id === chosen?.id) ?? all[0] ?? null
  updateOnramp({
    options: ref(options),
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

/** Loads the options once. Built-in ones are used after a failure, until the next call. */
export function readOptions(): Promise<void> {
  if (onramp.options && !onramp.areOptionsBuiltIn) return Promise.resolve()
  reading ??= read().finally(() => {
    reading = undefined
  })
  return reading
}
