import { useSnapshot } from 'valtio/react'
import { Notice } from './components/Notice.tsx'
import { SkeletonRows } from './components/Skeleton.tsx'
import { options } from './controllers/options.ts'
import type { useShownView } from './useShownView.ts'
import { needsMethods } from './views/Connect/fetchMethods.ts'
import { useModal, useText } from './views/context.ts'

/** Shows the view, or a skeleton while its code loads. */
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

/** Connect with logins has a field, two rows of socials and a line below; other views come at once or are lists. */
function Waiting() {
  const { t } = useText()
  const modal = useModal()
  const settings = useSnapshot(options)
  const hasLogins = modal.router.top()?.view === 'Connect' && needsMethods(settings)
  return <SkeletonRows count={hasLogins ? 4 : 3} fields={hasLogins ? 4 : 0} label={t('loading')} />
}
