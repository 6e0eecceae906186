import { Notice } from '../../components/Notice.tsx'
import type { Preparation } from '../../types/send.ts'
import { useText } from '../context.ts'

interface SendPreparationProps {
  preparation: Preparation | null
  /** Name of the active network. */
  network: string
  onRetry: () => void
}

/** Shows the progress of loading the code and data for transfers. CSS delays it, so that a fast load shows nothing. */
export function SendPreparation({ preparation, network, onRetry }: SendPreparationProps) {
  const { t } = useText()
  if (!preparation) return null
  const text = t(`send.preparing.${preparation}`, { network })
  if (preparation === 'failed')
    return <Notice message={text} action={{ label: t('retry'), run: onRetry }} />
  return (
    <div className="preparation">
      <progress max={2} value={preparation === 'code' ? 0 : 1} aria-label={text} />
      <p className="quiet" role="status">
        {text}
      </p>
    </div>
  )
}
