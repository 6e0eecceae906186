import { useRef, useState } from 'react'
import { changeEmail } from '../../actions/login/changeEmail.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { Footer } from '../../components/Footer.tsx'
import { TextField } from '../../components/TextField.tsx'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { addStyles } from '../../theme/styles.ts'
import { cleanText } from '../../utils/cleanText.ts'
import { useModal, useText } from '../context.ts'
import { Failure } from '../shared/Failure.tsx'
import type { ViewProps } from '../viewDefinition.ts'
import css from './UpdateEmail.css'

addStyles(css)

export default function UpdateEmailWalletView({ data }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(data.email ?? '')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<WalletModalError>()
  const newEmail = cleanText(draft)
  const isNew = newEmail !== '' && newEmail !== data.email

  async function save() {
    if (!isNew) return
    setBusy(true)
    setError(undefined)
    try {
      await changeEmail(modal, { ...data, newEmail })
    } catch (thrown) {
      setError(reportError(thrown, 'inline'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="update-email">
      <TextField
        type="email"
        input={input}
        label={t('email.label')}
        placeholder={t('email.placeholder')}
        value={draft}
        error={error && <Failure error={error} />}
        busy={isBusy}
        autoFocus
        onChange={(value) => {
          setDraft(value)
          setError(undefined)
        }}
        onSubmit={() => void save()}
      />
      <p className="quiet">{t('updateEmail.hint')}</p>
      <Footer>
        <div className="actions">
          <Button onClick={() => modal.router.goBack()}>{t('updateEmail.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isNew || isBusy}
            fault={input}
            onClick={() => void save()}
          >
            {t('updateEmail.save')}
          </Button>
        </div>
      </Footer>
    </div>
  )
}
