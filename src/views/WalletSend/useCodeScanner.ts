import { useEffect, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import { canScanCodes } from '../../actions/send/scanCode.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type CodeScanner from './CodeScanner.tsx'

/** Offers the camera where the browser reads QR codes. `Scanner` is set while it is open. */
export function useCodeScanner() {
  const [isOffered, setOffered] = useState(false)
  const [Scanner, setScanner] = useState<typeof CodeScanner>()
  useEffect(() => {
    void canScanCodes().then(setOffered)
  }, [])
  return {
    isOffered,
    Scanner,
    open() {
      import('./CodeScanner.tsx').then(
        (module) => setScanner(() => module.default),
        (cause: unknown) => reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
      )
    },
    close: () => setScanner(undefined),
  }
}
