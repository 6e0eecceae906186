import { useEffect, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'

type CoinFields = typeof import('./CoinFields.tsx')

/** Returns the fields for families that spend whole coins; undefined until their chunk has loaded. */
export function useCoinFields(isNeeded: boolean): CoinFields | undefined {
  const [fields, setFields] = useState<CoinFields>()
  useEffect(() => {
    if (isNeeded)
      import('./CoinFields.tsx').then(setFields, (cause: unknown) =>
        reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
      )
  }, [isNeeded])
  return fields
}
