import { useEffect, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import type { ViewProps } from '../viewDefinition.ts'
import css from './Connect.css'
import { loadedMethods, loadMethods } from './loadMethods.ts'
import { isInstalledRow, useConnectRows } from './useConnectRows.ts'
import { WalletSection } from './WalletSection.tsx'

addStyles(css)

export default function ConnectView({ data: { namespace } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const rows = useConnectRows(namespace)
  const settings = useStateOf(options)
  const { Methods, isLoading } = useMethods(settings.hasConnectMethods)
  const wallets = <WalletSection rows={rows} namespace={namespace} />
  // If the user must accept the terms first, wallets wait for the chunk with the terms. Else installed wallets are above
  // the logins, and do not move when the logins have loaded.
  const showsWallets =
    !(settings.hasConnectMethods && settings.features.legalCheckbox) &&
    (!isLoading || rows.some(isInstalledRow))

  return (
    <div className="connect">
      {Methods ? (
        <Methods rows={rows} namespace={namespace}>
          {wallets}
        </Methods>
      ) : (
        <>
          {showsWallets && wallets}
          {isLoading && (
            <SkeletonRows
              count={showsWallets ? 0 : 4}
              fields={showsWallets ? 3 : 4}
              label={t('loading')}
            />
          )}
        </>
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

/** Returns the component of logins and terms; undefined until its chunk has loaded, and if it failed to load. */
export function useMethods(isNeeded: boolean) {
  // A failed request is repeated on each opening; the view stays mounted while the modal is closed.
  const { open } = useStateOf(useModal().state)
  const [hasFailed, setFailed] = useState(false)
  const [, update] = useState({})
  useEffect(() => {
    if (!isNeeded || !open || loadedMethods()) return
    loadMethods().then(
      () => update({}),
      (cause: unknown) => {
        setFailed(true)
        reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast')
      },
    )
  }, [isNeeded, open])
  const Methods = isNeeded ? loadedMethods() : undefined
  return { Methods, isLoading: isNeeded && !Methods && !hasFailed }
}
