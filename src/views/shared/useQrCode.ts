import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import type { QrCode } from '../../components/QrCode.tsx'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadQrCode } from './loadQrCode.ts'

/** Returns the QR code's component; undefined until its chunk has loaded. */
export function useQrCode(): ComponentType<ComponentProps<typeof QrCode>> | undefined {
  const [loaded, setLoaded] = useState<typeof QrCode>()
  useEffect(() => {
    loadQrCode().then(
      (module) => setLoaded(() => module.QrCode),
      (cause: unknown) => reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
    )
  }, [])
  return loaded
}
