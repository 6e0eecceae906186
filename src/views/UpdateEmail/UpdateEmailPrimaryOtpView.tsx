import { changeEmail, confirmPresentEmail } from '../../actions/login/changeEmail.ts'
import { useModal } from '../context.ts'
import { CodeEntry } from '../login/CodeEntry.tsx'
import type { ViewProps } from '../viewDefinition.ts'

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
