import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { reportError } from '../../actions/reportError.ts'
import { Button } from '../../components/Button.tsx'
import type { QrCode } from '../../components/QrCode.tsx'
import { pairing } from '../../controllers/pairing.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useText } from '../context.ts'
import { loadQrCode } from '../shared/loadQrCode.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useCopy } from '../shared/useCopy.ts'
import { WalletConnectLogo } from '../shared/WalletConnectLogo.tsx'

interface QrPanelProps {
  wallet: Wallet | undefined
  /** The wallet has an extension that this browser lacks. */
  isMissing: boolean
}

/** The pairing as a QR code, and as a link to carry over by hand. */
export function QrPanel({ wallet, isMissing }: QrPanelProps) {
  const { t } = useText()
  const { uri } = useSnapshot(pairing)
  const copy = useCopy(uri ?? '', t('pairing.copied'))
  const QrCode = useQrCode()
  const name = wallet?.name
  const hint = name ? t('pairing.scanIn', { wallet: name }) : t('pairing.scan')
  return (
    <>
      {uri && QrCode ? (
        <QrCode
          text={uri}
          label={t('pairing.qrLabel')}
          logo={wallet ? <WalletImage wallet={wallet} /> : <WalletConnectLogo />}
        />
      ) : (
        <div className="no-code" role="status">
          {t('pairing.waiting')}
        </div>
      )}
      <p className="hint">
        {isMissing && name ? t('pairing.notInstalled', { wallet: name }) : hint}
      </p>
      <Button onClick={copy} disabled={!uri}>
        {t('pairing.copy')}
      </Button>
    </>
  )
}

/** The component that draws, once its file is here; the link can be copied without it. */
function useQrCode(): ComponentType<ComponentProps<typeof QrCode>> | undefined {
  const [loaded, setLoaded] = useState<typeof QrCode>()
  useEffect(() => {
    loadQrCode().then(
      (module) => setLoaded(() => module.QrCode),
      (cause: unknown) => reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
    )
  }, [])
  return loaded
}
