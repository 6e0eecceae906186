import { connectInModal } from '../../actions/modal/connectInModal.ts'
import { Button } from '../../components/Button.tsx'
import { isCode } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import { useModal, useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { FailedActions, failedHint } from '../shared/FailedActions.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useAttempt } from '../shared/useAttempt.ts'
import type { ViewProps } from '../viewDefinition.ts'

export default function ConnectingExternalView({ data: { wallet, namespace } }: ViewProps) {
  const modal = useModal()
  const { t, language } = useText()
  const { error, retry } = useAttempt(async () => {
    if (wallet) await connectInModal(modal, wallet, namespace)
  })

  if (!wallet) return null
  const declined = error && isCode(error, 'USER_REJECTED')
  const failed = declined ? 'connecting.declinedHint' : 'pairing.retryHint'
  const title = declined ? t('connecting.declined') : error && errorText(language, error)
  return (
    <Connecting
      image={<WalletImage wallet={wallet} size="large" />}
      state={declined ? 'declined' : error ? 'failed' : 'waiting'}
      title={title ?? t('connecting.continueIn', { wallet: wallet.name })}
      hint={t(error ? failedHint(error, failed) : 'connecting.acceptHint')}
      laterHint={t('connecting.laterHint', { wallet: wallet.name })}
      laterAction={<Button onClick={retry}>{t('retry')}</Button>}
    >
      {error && <FailedActions error={error} onRetry={retry} />}
    </Connecting>
  )
}
