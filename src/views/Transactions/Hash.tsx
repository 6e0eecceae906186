import { useText } from '../context.ts'
import { Copyable } from '../shared/ReviewRows.tsx'

/** The hash of a transaction in full. */
export function Hash({ children }: { children: string }) {
  const { t } = useText()
  return (
    <Copyable label={t('activity.copyHash')} copied={t('activity.hashCopied')}>
      {children}
    </Copyable>
  )
}
