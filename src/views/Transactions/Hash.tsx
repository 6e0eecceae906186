import { LineIcon } from '../../components/Icon.tsx'
import { useText } from '../context.ts'
import { copyPath } from '../shared/paths.ts'
import { useCopy } from '../shared/useCopy.ts'

/** The hash of a transaction in full. A press copies it. */
export function Hash({ children }: { children: string }) {
  const { t } = useText()
  const copy = useCopy(children, t('activity.hashCopied'))
  return (
    <button
      type="button"
      className="address"
      part="button"
      title={t('activity.copyHash')}
      aria-label={`${children}, ${t('activity.copyHash')}`}
      onClick={copy}
    >
      <bdi dir="ltr">{children}</bdi> <LineIcon path={copyPath} size={14} />
    </button>
  )
}
