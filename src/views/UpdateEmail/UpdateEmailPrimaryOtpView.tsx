import { changeEmail } from '../../actions/login/changeEmail.ts'
import { confirmPresentEmail } from '../../actions/login/confirmPresentEmail.ts'
import { useModal } from '../context.ts'
import { CodeEntry } from '../login/CodeEntry.tsx'
import type { ViewProps } from '../viewProps.ts'

export default function UpdateEmailPrimaryOtpView({ data }: ViewProps) {
  const modal = useModal()
  return (
    <CodeEntry
      email={data.email ?? ''}
      onCode={(code) => confirmPresentEmail(modal, data, code)}
      onResend={() => changeEmail(modal, data)}
    />
  )
}
