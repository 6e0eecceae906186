import { Button } from '../../components/Button.tsx'
import type { ErrorCode } from '../../errors/codes.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { readLog } from '../../utils/log.ts'
import { useText } from '../context.ts'
import { useCopy } from './useCopy.ts'

/** Lines of the log that are copied: what has led to a failure is among the last ones. */
const maxLines = 200

/** A text for a report: the error, the browser and the end of the log, which holds no secrets. The page has no query. */
const describeFailure = ({ code, message }: WalletModalError) =>
  [
    `${code}: ${message}`,
    `wallet-modal ${process.env.WALLET_MODAL_VERSION} on ${location.origin}${location.pathname}`,
    navigator.userAgent,
    ...readLog().split('\n').slice(-maxLines),
  ]
    .filter(Boolean)
    .join('\n')

interface FailedActionsProps {
  error: WalletModalError
  onRetry: () => void
}

/**
 * Suggests reloading the page for errors that a reload can fix: the chunks of a page that was deployed again are gone,
 * and an updated extension does not respond to pages that were loaded earlier.
 */
export function FailedActions({ error, onRetry }: FailedActionsProps) {
  const { t } = useText()
  const { code } = error
  const copy = useCopy(() => describeFailure(error), t('connecting.detailsCopied'))
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
      {code !== 'USER_REJECTED' && (
        <Button variant="quiet" onClick={copy}>
          {t('connecting.copyDetails')}
        </Button>
      )}
    </>
  )
}

const hints: Partial<Record<ErrorCode, MessageKey>> = {
  LOAD_FAILED: 'connecting.loadFailedHint',
  WALLET_UNREACHABLE: 'connecting.unreachableHint',
  REQUEST_PENDING: 'connecting.pendingHint',
  WALLET_ERROR: 'connecting.errorHint',
}

/** Returns the text key of the hint for an error; `otherwise` for an error without a hint. */
export function failedHint(
  { code }: Pick<WalletModalError, 'code'>,
  otherwise: MessageKey,
): MessageKey {
  return hints[code] ?? otherwise
}
