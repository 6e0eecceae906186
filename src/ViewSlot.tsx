import { Notice } from './components/Notice.tsx'
import { SkeletonRows } from './components/Skeleton.tsx'
import type { useShownView } from './useShownView.ts'
import { useText } from './views/context.ts'

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
        <SkeletonRows count={3} label={t('loading')} />
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
