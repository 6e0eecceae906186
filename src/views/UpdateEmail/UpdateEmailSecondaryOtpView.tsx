import { changeEmail, confirmNewEmail } from '../../actions/login/changeEmail.ts'
import { useModal } from '../context.ts'
import { CodeEntry } from '../login/CodeEntry.tsx'
import type { ViewProps } from '../viewDefinition.ts'

export default function UpdateEmailSecondaryOtpView({ data }: ViewProps) {
  const modal = useModal()
  return (
    <CodeEntry
      email={data.newEmail ?? data.email ?? ''}
      onCode={(code) => confirmNewEmail(modal, data, code)}
      onResend={() => changeEmail(modal, data)}
    />
  )
}
