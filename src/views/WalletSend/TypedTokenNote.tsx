import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import type { TypedToken } from '../../controllers/send.ts'
import { useText } from '../context.ts'
import { Failure } from '../shared/Failure.tsx'

interface TypedTokenNoteProps {
  typed: TypedToken
  /** Name of the active network. */
  network: string
  onRetry: () => void
}

/** Says what the lookup of a typed address has found, beside the token's row. */
export function TypedTokenNote({ typed, network, onRetry }: TypedTokenNoteProps) {
  const { t } = useText()
  switch (typed.state) {
    case 'reading':
      return <SkeletonRows count={1} label={t('loading')} />
    case 'checksum':
      return <Notice message={t('send.receiver.checksum')} />
    case 'missing':
      return <Notice message={t('send.byAddress.missing', { network })} />
    case 'failed':
      return (
        <Notice
          message={<Failure error={typed.failure} />}
          action={{ label: t('retry'), run: onRetry }}
        />
      )
    case 'read':
      return typed.token.isUnlisted ? <Notice message={t('send.byAddress.warning')} /> : null
  }
}
