import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio/react'
import { Icon } from '../../components/Icon.tsx'
import { Tile } from '../../components/Tile.tsx'
import { pairing } from '../../controllers/pairing.ts'
import { isCode, type WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { FailedActions, failedHint } from '../shared/FailedActions.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'

interface PairingFailedProps {
  wallet: Wallet | undefined
  onRetry: () => void
  children: ReactNode
}

/** Only errors that a network can cause get the network hint. */
function hintFor({ code }: WalletModalError) {
  if (code === 'USER_REJECTED') return 'pairing.declinedHint'
  const isNetwork = code === 'RELAY_UNREACHABLE' || code === 'CONNECTION_FAILED'
  return isNetwork ? 'pairing.relayHint' : 'pairing.retryHint'
}

export function PairingFailed({ wallet, onRetry, children }: PairingFailedProps) {
  const { t, language } = useText()
  const state = useSnapshot(pairing)
  const error = state.error as WalletModalError | null
  if (!error) return children
  const declined = isCode(error, 'USER_REJECTED')
  return (
    <Connecting
      image={
        wallet ? (
          <WalletImage wallet={wallet} size="large" />
        ) : (
          <Tile size="large" fallback={<Icon name="alert" size={32} />} />
        )
      }
      state="failed"
      title={declined ? t('connecting.declined') : errorText(language, error)}
      hint={t(failedHint(error, hintFor(error)))}
    >
      <FailedActions error={error} onRetry={onRetry} />
    </Connecting>
  )
}
