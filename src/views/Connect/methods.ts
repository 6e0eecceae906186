import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { offersLogin } from '../../actions/offersLogin.ts'
import { reportError } from '../../actions/reportError.ts'
import type { Options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { WalletRow } from '../../types/walletRow.ts'

/** Logins and terms are a chunk of their own, which comes beside the shell where the host has them. */

export interface MethodsProps {
  rows: readonly WalletRow[]
  /** The only family to connect on. */
  namespace: Namespace | undefined
  /** The list of wallets. */
  children: ReactNode
}

type Methods = ComponentType<MethodsProps>

let loaded: Methods | undefined

export function needsMethods(
  settings: Parameters<typeof offersLogin>[0] & Pick<Options, 'termsUrl' | 'privacyUrl'>,
): boolean {
  return offersLogin(settings) || Boolean(settings.termsUrl ?? settings.privacyUrl)
}

export async function loadMethods(language: string): Promise<void> {
  const [module] = await Promise.all([
    import('./ConnectMethods.tsx'),
    loadMessages(language, 'views'),
  ])
  loaded = module.ConnectMethods
}

/** The component, once its file is here: on a first open, before the view shows. */
export function useMethods(isNeeded: boolean, language: string) {
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt((count) => count + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt is what retrying changes
  useEffect(() => {
    if (!isNeeded || loaded) return
    setFailed(false)
    loadMethods(language).then(retry, (cause: unknown) => {
      setFailed(true)
      reportError(new WalletModalError('LOAD_FAILED', { cause }), 'inline')
    })
  }, [isNeeded, language, attempt])

  return { Methods: loaded, failed, retry }
}
