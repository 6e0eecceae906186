import { Button } from '../../components/Button.tsx'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { useText } from '../context.ts'

interface FailedActionsProps {
  error: WalletModalError
  onRetry: () => void
}

/**
 * What to press after a failure: to ask again, and to load the page anew where that is the cure. Files of ours are
 * gone once the site was updated, and an extension that was updated answers nothing to pages from before.
 */
export function FailedActions({ error: { code }, onRetry }: FailedActionsProps) {
  const { t } = useText()
  const isDead = code === 'WALLET_UNREACHABLE'
  const reload = (isDead || code === 'LOAD_FAILED') && (
    <Button variant={isDead ? 'primary' : 'secondary'} onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  )
  return (
    <>
      {isDead && reload}
      <Button variant={isDead ? 'secondary' : 'primary'} onClick={onRetry}>
        {t('retry')}
      </Button>
      {!isDead && reload}
    </>
  )
}

/** What the visitor may do about a failure: `otherwise`, unless loading the page anew is the cure. */
export function failedHint(
  { code }: Pick<WalletModalError, 'code'>,
  otherwise: MessageKey,
): MessageKey {
  if (code === 'LOAD_FAILED') return 'connecting.loadFailedHint'
  return code === 'WALLET_UNREACHABLE' ? 'connecting.unreachableHint' : otherwise
}
