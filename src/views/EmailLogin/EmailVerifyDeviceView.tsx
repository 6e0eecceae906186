import { useCallback, useEffect, useRef, useState } from 'react'
import { awaitDevice } from '../../actions/login/awaitDevice.ts'
import { submitEmail } from '../../actions/login/submitEmail.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import { Tile } from '../../components/Tile.tsx'
import { showToast } from '../../controllers/toast.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { useModal, useText } from '../context.ts'
import { Resend } from '../login/Resend.tsx'
import { Connecting } from '../shared/Connecting.tsx'
import type { ViewProps } from '../viewProps.ts'

const mailPath = 'M4 6h16v12H4zM4 7l8 6 8-6'

/** A device's first login is confirmed by a link in a mail; this view waits until it is opened. */
export default function EmailVerifyDeviceView({ data: { email = '' } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const [isLate, setLate] = useState(false)
  const waiting = useRef<AbortController>(undefined)

  const wait = useCallback(() => {
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    setLate(false)
    awaitDevice(modal, email, controller.signal).catch((thrown: unknown) => {
      if (controller.signal.aborted) return
      // Mail may take longer than the frame's timeout; the user can go on waiting.
      if (isCode(thrown, 'FRAME_TIMEOUT')) return setLate(true)
      reportError(thrown, 'toast')
      modal.router.goBack()
    })
  }, [modal, email])

  useEffect(() => {
    wait()
    return () => waiting.current?.abort()
  }, [wait])

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
