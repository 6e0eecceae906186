import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import type { OtpInput } from '../../components/OtpInput.tsx'
import { loadPart } from '../../utils/loadPart.ts'

/** Returns the field for a code; undefined until its chunk has loaded. Few wallets show a code. */
export function useOtpInput(): ComponentType<ComponentProps<typeof OtpInput>> | undefined {
  const [loaded, setLoaded] = useState<typeof OtpInput>()
  useEffect(() => {
    loadPart(import('../../components/OtpInput.tsx')).then(
      (module) => setLoaded(() => module.OtpInput),
      (cause: unknown) => reportError(cause, 'toast'),
    )
  }, [])
  return loaded
}
