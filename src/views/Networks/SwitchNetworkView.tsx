import { switchNetwork } from '../../actions/networks/switchNetwork.ts'
import { accounts } from '../../controllers/accounts.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { FailedActions, failedHint } from '../shared/FailedActions.tsx'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { useAttempt } from '../shared/useAttempt.ts'
import type { ViewProps } from '../viewDefinition.ts'

/** Waits for the wallet to switch, and closes once the wallet reports the new network. */
export default function SwitchNetworkView({ data: { network } }: ViewProps) {
  const { t, language } = useText()
  const wallet = useStateOf(accounts)[network?.chainNamespace ?? 'eip155']?.wallet
  const { error, retry } = useAttempt(async () => {
    if (network) await switchNetwork(network)
  })

  if (!network) return null
  const declined = error && isCode(error, 'USER_REJECTED')
  const prompt = wallet ? t('switch.titleIn', { wallet: wallet.name }) : t('switch.title')
  const title = declined ? t('switch.declined') : error && errorText(language, error)
  return (
    <Connecting
      image={<NetworkImage network={network} size="large" />}
      round
      state={declined ? 'declined' : error ? 'failed' : 'waiting'}
      title={title ?? prompt}
      hint={t(error ? failedHint(error, 'switch.declinedHint') : 'switch.hint')}
    >
      {error && <FailedActions error={error} onRetry={retry} />}
    </Connecting>
  )
}
