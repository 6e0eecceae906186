import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../context.ts'
import { useCopy } from '../shared/useCopy.ts'
import { useQrCode } from '../shared/useQrCode.ts'

/** The login as a QR code and as a copyable link. */
export function FarcasterCode({ url, logo }: { url: string | null; logo: ReactNode }) {
  const { t } = useText()
  const copy = useCopy(url ?? '', t('pairing.copied'))
  const QrCode = useQrCode()
  return (
    <>
      {url && QrCode ? (
        <QrCode text={url} label={t('farcaster.qrLabel')} logo={logo} />
      ) : (
        <div className="no-code" role="status">
          {t('farcaster.waiting')}
        </div>
      )}
      <p className="hint">{t('farcaster.scan')}</p>
      <Button onClick={copy} disabled={!url}>
        {t('pairing.copy')}
      </Button>
    </>
  )
}
