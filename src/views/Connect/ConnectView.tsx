import { useSnapshot } from 'valtio/react'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import type { ViewProps } from '../viewProps.ts'
import css from './Connect.css'
import { needsMethods, useMethods } from './methods.ts'
import { useConnectRows } from './useConnectRows.ts'
import { WalletSection } from './WalletSection.tsx'

addStyles(css)

/** How to connect: by a wallet and, where the host has them, by email or a social account. */
export default function ConnectView({ data: { namespace } }: ViewProps) {
  const modal = useModal()
  const { t, language } = useText()
  const rows = useConnectRows(namespace)
  const settings = useSnapshot(options)
  const isNeeded = needsMethods(settings)
  const { Methods, failed, retry } = useMethods(isNeeded, language)
  const wallets = <WalletSection rows={rows} />

  return (
    <div className="connect">
      {!isNeeded ? (
        wallets
      ) : Methods ? (
        <Methods rows={rows} namespace={namespace}>
          {wallets}
        </Methods>
      ) : failed ? (
        <>
          {!settings.features.legalCheckbox && wallets}
          <Notice message={t('view.loadFailed')} action={{ label: t('retry'), run: retry }} />
        </>
      ) : (
        <SkeletonRows count={4} label={t('loading')} />
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
