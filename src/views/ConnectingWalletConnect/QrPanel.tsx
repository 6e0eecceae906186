import type { ReactNode } from 'react'
import { showsCode } from '../../actions/wallets/installedRows.ts'
import { Button } from '../../components/Button.tsx'
import { Tile } from '../../components/Tile.tsx'
import { pairing } from '../../controllers/pairing.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useCopy } from '../shared/useCopy.ts'
import { useQrCode } from '../shared/useQrCode.ts'
import { WalletConnectLogo } from '../shared/WalletConnectLogo.tsx'

interface QrPanelProps {
  /** Button of another way into the wallet. */
  otherWay: ReactNode
  wallet: Wallet | undefined
  /** True if the wallet has an extension for this browser that is not installed. */
  isMissing: boolean
}

export function QrPanel({ wallet, isMissing, otherWay }: QrPanelProps) {
  const { t } = useText()
  const { uri } = useStateOf(pairing)
  const copy = useCopy(uri ?? '', t('pairing.copied'))
  const QrCode = useQrCode()
  // A code of another kind than WalletConnect's is not for one wallet's app.
  const name = wallet && !showsCode(wallet) ? wallet.name : undefined
  const hint = name ? t('pairing.scanIn', { wallet: name }) : t('pairing.scan')
  return (
    <>
      {uri && QrCode ? (
        <QrCode
          text={uri}
          label={t('pairing.qrLabel')}
          logo={
            wallet ? <WalletImage wallet={wallet} /> : <Tile fallback={<WalletConnectLogo />} />
          }
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
      {otherWay}
    </>
  )
}
