import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { reportError } from '../../actions/report/reportError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { WalletRow } from '../../types/walletRow.ts'
import { useModal, useText } from '../context.ts'
import { fetchMethods } from './fetchMethods.ts'

export interface MethodsProps {
  rows: readonly WalletRow[]
  /** The only family to connect on. */
  namespace: Namespace | undefined
  /** The list of wallets. */
  children: ReactNode
}

type Methods = ComponentType<MethodsProps>

let loaded: Methods | undefined

export async function loadMethods(language: string): Promise<void> {
  const [module] = await fetchMethods(language)
  loaded = module.ConnectMethods
}

/** The component where it is needed and its file is here: on a first open, before the view shows. */
export function useMethods(isNeeded: boolean): Methods | undefined {
  const { language } = useText()
  // Each opening tries again: the view is kept while the modal is closed.
  const { open } = useSnapshot(useModal().state)
  const [, update] = useState({})
  useEffect(() => {
    if (!isNeeded || !open || loaded) return
    loadMethods(language).then(
      () => update({}),
      (cause: unknown) => reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
    )
  }, [isNeeded, open, language])
  return isNeeded ? loaded : undefined
}
