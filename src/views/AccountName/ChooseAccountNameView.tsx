import { useEffect, useState } from 'react'
import { fetchName } from '../../actions/names/fetchName.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Guide } from '../shared/Guide.tsx'
import { userPath } from '../shared/paths.ts'

const penPath = 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4'

export default function ChooseAccountNameView() {
  const modal = useModal()
  const { t } = useText()
  const { activeNamespace } = useStateOf(networks)
  const address = useStateOf(accounts)[activeNamespace]?.address
  const [present, setPresent] = useState<string | null>(null)

  useEffect(() => {
    let isLeft = false
    if (address)
      fetchName(address, activeNamespace).then(
        ({ name }) => {
          if (!isLeft) setPresent(name)
        },
        (thrown: unknown) => {
          if (!isLeft) reportError(thrown, 'toast')
        },
      )
    return () => {
      isLeft = true
    }
  }, [address, activeNamespace])

  return (
    <div className="guide">
      <Guide
        sections={[
          { path: userPath, title: t('name.aboutTitle'), text: t('name.about') },
          { path: penPath, title: t('name.signTitle'), text: t('name.sign') },
        ]}
      />
      {present && <p className="quiet">{t('name.present', { name: present })}</p>}
      <Button variant="primary" onClick={() => modal.router.push('RegisterAccountName')}>
        {t(present ? 'name.another' : 'name.start')}
      </Button>
    </div>
  )
}
