import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { leaveFarcaster } from '../../actions/login/leaveFarcaster.ts'
import { loginWithFarcaster } from '../../actions/login/loginWithFarcaster.ts'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { addStyles } from '../../theme/styles.ts'
import { isMobile } from '../../utils/device.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'
import { useModal } from '../context.ts'
import { SocialTile } from '../shared/SocialTile.tsx'
import css from './ConnectingFarcaster.css'
import { FarcasterCode } from './FarcasterCode.tsx'
import { FarcasterLink } from './FarcasterLink.tsx'

addStyles(css)

/** A Farcaster login: a QR code on desktops, a link on phones. */
export default function ConnectingFarcasterView() {
  const modal = useModal()
  const { farcasterUrl } = useSnapshot(embeddedWallet)
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
