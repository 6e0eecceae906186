import { useEffect, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'

/** Returns a module that a view needs only in some states; undefined until `load` has fetched its chunk. */
export function useChunk<Module>(
  isNeeded: boolean,
  load: () => Promise<Module>,
): Module | undefined {
  const [loaded, setLoaded] = useState<{ module: Module }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` loads the same chunk in each render
  useEffect(() => {
    if (isNeeded)
      load().then(
        (module) => setLoaded({ module }),
        (cause: unknown) => reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
      )
  }, [isNeeded])
  return loaded?.module
}
