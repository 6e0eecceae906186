import { useEffect } from 'react'
import { chooseSocial, leaveSocial } from '../../actions/login/chooseSocial.ts'
import { Button } from '../../components/Button.tsx'
import { login } from '../../controllers/login.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { FailedActions, failedHint } from '../shared/FailedActions.tsx'
import { Failure } from '../shared/Failure.tsx'
import { SocialTile } from '../shared/SocialTile.tsx'
import type { ViewProps } from '../viewDefinition.ts'

function hintFor({ code }: WalletModalError) {
  return code === 'POPUP_BLOCKED' ? 'social.idleHint' : 'social.failedHint'
}

/**
 * Waits for the login in the provider's popup. A button opens the popup again, since browsers allow popups only on a
 * click.
 */
export default function ConnectingSocialView({ data }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const state = useStateOf(login)
  useEffect(() => leaveSocial, [])

  if (!data.provider) return null
  const { provider: id } = data
  const provider = t(`social.${id}`)
  const error = state.socialError as WalletModalError | null
  const texts = {
    idle: { title: t('social.continue', { provider }), hint: t('social.idleHint', { provider }) },
    window: { title: t('social.window', { provider }), hint: t('social.windowHint', { provider }) },
    userData: { title: t('social.userData'), hint: t('social.userDataHint') },
  }[state.social]
  return (
    <Connecting
      image={<SocialTile provider={id} size="large" />}
      state={error ? 'failed' : state.social === 'idle' ? 'idle' : 'waiting'}
      title={error ? <Failure error={error} /> : texts.title}
      hint={error ? t(failedHint(error, hintFor(error)), { provider }) : texts.hint}
      laterHint={state.social === 'window' ? t('social.windowLater') : undefined}
    >
      {state.social === 'idle' &&
        (error ? (
          <FailedActions error={error} onRetry={() => chooseSocial(modal, id)} />
        ) : (
          <Button variant="primary" onClick={() => chooseSocial(modal, id)}>
            {t('social.continue', { provider })}
          </Button>
        ))}
    </Connecting>
  )
}
