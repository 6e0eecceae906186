import { useEffect, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import { canScanCodes } from '../../actions/send/scanCode.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type CodeScanner from './CodeScanner.tsx'

/** `isOffered` is true if this browser can read QR codes; `Scanner` is set while the scanner is open. */
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
