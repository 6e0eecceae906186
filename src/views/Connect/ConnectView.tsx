import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { reportError } from '../../actions/report/reportError.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import type { ViewProps } from '../viewDefinition.ts'
import css from './Connect.css'
import { loadedMethods, loadMethods } from './loadMethods.ts'
import { useConnectRows } from './useConnectRows.ts'
import { WalletSection } from './WalletSection.tsx'

addStyles(css)

export default function ConnectView({ data: { namespace } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const rows = useConnectRows(namespace)
  const settings = useSnapshot(options)
  const Methods = useMethods(settings.hasConnectMethods)
  const wallets = <WalletSection rows={rows} namespace={namespace} />

  return (
    <div className="connect">
      {Methods ? (
        <Methods rows={rows} namespace={namespace}>
          {wallets}
        </Methods>
      ) : (
        // If the user must accept the terms first, wallets are shown only once the chunk with the terms has loaded.
        !(settings.hasConnectMethods && settings.features.legalCheckbox) && wallets
      )}
      {settings.enableWalletGuide && (
        <p className="help" part="footer">
          {t('connect.haveNoWallet')}
          <button type="button" part="button" onClick={() => modal.router.push('WhatIsAWallet')}>
            {t('connect.getStarted')}
          </button>
        </p>
      )}
    </div>
  )
}

/**
 * Returns the component of logins and terms; undefined if its chunk failed to load. `preload` of the view requests it.
 */
export function useMethods(isNeeded: boolean) {
  const { language } = useText()
  // A failed request is repeated on each opening; the view stays mounted while the modal is closed.
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
