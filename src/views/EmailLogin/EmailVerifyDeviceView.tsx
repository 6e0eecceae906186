import { useCallback, useEffect, useState } from 'react'
import { submitEmail } from '../../actions/login/submitEmail.ts'
import { awaitDevice } from '../../actions/login/verifyEmail.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import { Tile } from '../../components/Tile.tsx'
import { showToast } from '../../controllers/toast.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { createLatest } from '../../utils/createLatest.ts'
import { useModal, useText } from '../context.ts'
import { Resend } from '../login/Resend.tsx'
import { Connecting } from '../shared/Connecting.tsx'
import type { ViewProps } from '../viewDefinition.ts'

const mailPath = 'M4 6h16v12H4zM4 7l8 6 8-6'

/** Waits until the user confirms a new device with the link in the mail. */
export default function EmailVerifyDeviceView({ data: { email = '' } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const [isLate, setLate] = useState(false)
  const [waiting] = useState(createLatest)

  const wait = useCallback(() => {
    const signal = waiting.begin()
    setLate(false)
    awaitDevice(modal, email, signal).catch((thrown: unknown) => {
      if (signal.aborted) return
      // The mail may arrive after the frame's request has timed out, so after a timeout the view offers to wait longer.
      if (isCode(thrown, 'FRAME_TIMEOUT')) return setLate(true)
      reportError(thrown, 'toast')
      modal.router.goBack()
    })
  }, [modal, email, waiting])

  useEffect(() => {
    wait()
    return waiting.leave
  }, [wait, waiting])

  async function resend() {
    await submitEmail(modal, email)
    showToast(t('device.resent'), 'success')
    wait()
  }

  return (
    <Connecting
      image={<Tile size="large" fallback={<LineIcon path={mailPath} size={32} />} />}
      state={isLate ? 'failed' : 'waiting'}
      title={t(isLate ? 'device.late' : 'device.title')}
      hint={t('device.sentTo', { email })}
      laterHint={t('device.hint')}
    >
      {isLate && (
        <Button variant="primary" onClick={wait}>
          {t('retry')}
        </Button>
      )}
      <Resend hint={t('otp.missing')} label={t('device.resend')} onResend={resend} />
    </Connecting>
  )
}
