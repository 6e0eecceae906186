import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { reportError } from '../../actions/report/reportError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { useModal, useText } from '../context.ts'
import { loadedMethods, loadMethods } from './loadMethods.ts'

/** On a first open, the component has loaded before the view shows. */
export function useMethods(isNeeded: boolean) {
  const { language } = useText()
  // Each opening retries, since the view stays mounted while the modal is closed.
  const { open } = useSnapshot(useModal().state)
  const [, update] = useState({})
  useEffect(() => {
    if (!isNeeded || !open || loadedMethods()) return
    loadMethods(language).then(
      () => update({}),
      (cause: unknown) => reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
    )
  }, [isNeeded, open, language])
  return isNeeded ? loadedMethods() : undefined
}
