import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { reportError } from '../../actions/report/reportError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { useModal, useText } from '../context.ts'
import { loadedMethods, loadMethods } from './loadMethods.ts'

/** The component where it is needed and its file is here: on a first open, before the view shows. */
export function useMethods(isNeeded: boolean) {
  const { language } = useText()
  // Each opening tries again: the view is kept while the modal is closed.
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
