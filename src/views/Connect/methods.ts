import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { reportError } from '../../actions/reportError.ts'
import type { Options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { WalletRow } from '../../types/walletRow.ts'
import { useModal, useText } from '../context.ts'

/** Logins and terms are a chunk of their own, which comes beside the shell where the host has them. */

export interface MethodsProps {
  rows: readonly WalletRow[]
  /** The only family to connect on. */
  namespace: Namespace | undefined
  /** The list of wallets. */
  children: ReactNode
}

type Methods = ComponentType<MethodsProps>

type Settings = Pick<Options, 'projectId' | 'termsUrl' | 'privacyUrl'> & {
  readonly features: { readonly email: boolean; readonly socials: unknown }
}

let loaded: Methods | undefined

/** Roughly: what there is in the end is for the component to say. */
export function needsMethods({
  projectId,
  features: { email, socials },
  termsUrl,
  privacyUrl,
}: Settings): boolean {
  return Boolean((projectId && (email || socials)) || termsUrl || privacyUrl)
}

export async function loadMethods(language: string): Promise<void> {
  const [module] = await Promise.all([
    import('./ConnectMethods.tsx'),
    loadMessages(language, 'views'),
  ])
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
