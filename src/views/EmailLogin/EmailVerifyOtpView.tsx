import { submitEmail } from '../../actions/login/submitEmail.ts'
import { submitOtp } from '../../actions/login/verifyEmail.ts'
import { useModal } from '../context.ts'
import { CodeEntry } from '../login/CodeEntry.tsx'
import type { ViewProps } from '../viewDefinition.ts'

export default function EmailVerifyOtpView({ data: { email = '' } }: ViewProps) {
  const modal = useModal()
  return (
    <CodeEntry
      email={email}
      onCode={(code) => submitOtp(modal, code)}
      onResend={() => submitEmail(modal, email)}
    />
  )
}
