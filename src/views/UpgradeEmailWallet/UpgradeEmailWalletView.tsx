import { track } from '../../actions/report/track.ts'
import { Button } from '../../components/Button.tsx'
import { options } from '../../controllers/options.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { Guide } from '../shared/Guide.tsx'

const keyPath = 'M14 4a6 6 0 1 1-4 10l-6 6v-3h3v-2h2M15.5 8.5h.01'
const appsPath = 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z'

/** Links to the page of the service on which users move from the embedded wallet to self-custody. */
export default function UpgradeEmailWalletView() {
  const { t } = useText()
  const { frameUrl } = useStateOf(options)
  return (
    <div className="guide">
      <Guide
        sections={[
          { path: keyPath, title: t('upgrade.title'), text: t('upgrade.text') },
          { path: appsPath, title: t('upgrade.appsTitle'), text: t('upgrade.apps') },
        ]}
      />
      <Button
        variant="primary"
        href={new URL('/dashboard', frameUrl).href}
        onClick={() => track('EMAIL_UPGRADE_FROM_MODAL')}
      >
        {t('upgrade.open')}
      </Button>
    </div>
  )
}
