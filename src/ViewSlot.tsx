import { useSnapshot } from 'valtio/react'
import { Notice } from './components/Notice.tsx'
import { SkeletonRows } from './components/Skeleton.tsx'
import { options } from './controllers/options.ts'
import type { useShownView } from './useShownView.ts'
import { needsMethods } from './views/Connect/fetchMethods.ts'
import { useModal, useText } from './views/context.ts'

/** Where the card shows its view, or what stands in for one whose code has not come. */
export function ViewSlot({ shown, failed, retry }: ReturnType<typeof useShownView>) {
  const { t } = useText()
  if (failed) {
    return (
      <div className="view">
        <Notice message={t('view.loadFailed')} action={{ label: t('retry'), run: retry }} />
      </div>
    )
  }
  if (!shown) {
    return (
      <div className="view">
        <Waiting />
      </div>
    )
  }
  const { entry, View, depth, direction } = shown
  return (
    <div key={`${depth} ${entry.view}`} className="view" data-direction={direction}>
      <View data={entry.data} />
    </div>
  )
}

/** As high as the Connect view with logins usually becomes; the others come at once or are lists. */
function Waiting() {
  const { t } = useText()
  const modal = useModal()
  const settings = useSnapshot(options)
  const { email, socials } = settings.features
  const hasLogins = modal.router.top()?.view === 'Connect' && needsMethods(settings)
  const fields = Number(email) + Math.min(Math.ceil((socials || []).length / 2), 2)
  return (
    <SkeletonRows
      count={hasLogins ? 4 : 3}
      fields={hasLogins ? fields + Number(settings.enableWalletGuide) : 0}
      label={t('loading')}
    />
  )
}
