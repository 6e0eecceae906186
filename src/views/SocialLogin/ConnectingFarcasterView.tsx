import { type ReactNode, useEffect } from 'react'
import { leaveFarcaster } from '../../actions/login/leaveFarcaster.ts'
import { loginWithFarcaster } from '../../actions/login/loginWithFarcaster.ts'
import { Button } from '../../components/Button.tsx'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { addStyles } from '../../theme/styles.ts'
import { isMobile } from '../../utils/device.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { SocialTile } from '../shared/SocialTile.tsx'
import { useCopy } from '../shared/useCopy.ts'
import { useQrCode } from '../shared/useQrCode.ts'
import css from './ConnectingFarcaster.css'

addStyles(css)

/** Shows a QR code on desktops and a link on phones. */
export default function ConnectingFarcasterView() {
  const modal = useModal()
  const { farcasterUrl } = useStateOf(embeddedWallet)
  const url = toSafeHttpUrl(farcasterUrl)

  useEffect(() => {
    const controller = new AbortController()
    void loginWithFarcaster(modal, controller.signal)
    return () => {
      controller.abort()
      leaveFarcaster()
    }
  }, [modal])

  return (
    <div className="farcaster">
      {isMobile() ? (
        <FarcasterLink url={url} />
      ) : (
        <FarcasterCode url={url} logo={<SocialTile provider="farcaster" />} />
      )}
    </div>
  )
}

function FarcasterCode({ url, logo }: { url: string | null; logo: ReactNode }) {
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

function FarcasterLink({ url }: { url: string | null }) {
  const { t } = useText()
  const copy = useCopy(url ?? '', t('pairing.copied'))
  return (
    <Connecting
      image={<SocialTile provider="farcaster" size="large" />}
      state="waiting"
      title={t('farcaster.open')}
      hint={t(url ? 'farcaster.openHint' : 'farcaster.waiting')}
    >
      {url ? (
        <Button variant="primary" href={url}>
          {t('farcaster.open')}
        </Button>
      ) : (
        <Button variant="primary" disabled>
          {t('farcaster.open')}
        </Button>
      )}
      <Button onClick={copy} disabled={!url}>
        {t('pairing.copy')}
      </Button>
    </Connecting>
  )
}
