import { useSnapshot } from 'valtio/react'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import type { ViewProps } from '../viewProps.ts'
import css from './Connect.css'
import { useConnectRows } from './useConnectRows.ts'
import { useMethods } from './useMethods.ts'
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
        // Terms that the user must accept are not skipped if their chunk fails to load.
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
