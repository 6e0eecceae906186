import { type ReactNode, useState } from 'react'
import { submitCode } from '../../controllers/pairing.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useChunk } from '../shared/useChunk.ts'

interface CodePanelProps {
  wallet: Wallet
  /** True once the code was right: the user approves in the wallet. */
  isApproved: boolean
  otherWay: ReactNode
}

/** Boxes for the code that the wallet on another device shows, so that nobody else has scanned the QR code. */
export function CodePanel({ wallet, isApproved, otherWay }: CodePanelProps) {
  const { t } = useText()
  // Few wallets show a code.
  const OtpInput = useChunk(true, () => import('../../components/OtpInput.tsx'))?.OtpInput
  const [isBusy, setBusy] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const { name } = wallet

  async function submit(code: string) {
    setBusy(true)
    setWrong(false)
    // The third wrong code ends the pairing, which then shows why.
    await submitCode(code).catch(() => setWrong(true))
    setBusy(false)
  }

  if (isApproved) {
    return (
      <Connecting
        image={<WalletImage wallet={wallet} size="large" />}
        state="waiting"
        title={t('connecting.continueIn', { wallet: name })}
        hint={t('pairing.openHint', { wallet: name })}
      />
    )
  }
  return (
    <div className="code">
      <p>{t('pairing.code', { wallet: name })}</p>
      {OtpInput && (
        <OtpInput
          label={t('otp.label')}
          busy={isBusy}
          error={isWrong ? t('pairing.wrongCode') : undefined}
          status={isBusy ? t('otp.checking') : undefined}
          onComplete={(code) => void submit(code)}
        />
      )}
      {otherWay}
    </div>
  )
}
