import { useEffect, useState } from 'react'
import { reportError } from '../actions/report/reportError.ts'
import { Notice } from '../components/Notice.tsx'
import { SkeletonRows } from '../components/Skeleton.tsx'
import { options } from '../controllers/options.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { useStateOf } from '../utils/useStateOf.ts'
import { useModal, useText } from '../views/context.ts'
import { loadDefinition } from '../views/loadView.ts'
import type { ViewDefinition } from '../views/viewDefinition.ts'
import { Boundary } from './Boundary.ts'
import type { ShownView, useShownView } from './useShownView.ts'

export function ViewSlot({ shown, failed, retry }: ReturnType<typeof useShownView>) {
  const { t } = useText()
  const [broken, setBroken] = useState<ShownView>()
  if (failed || (broken && broken === shown)) {
    return (
      <div className="view">
        <Notice
          message={t('view.loadFailed')}
          action={{
            label: t('retry'),
            run() {
              setBroken(undefined)
              retry()
            },
          }}
          otherAction={{ label: t('reload'), run: () => location.reload() }}
        />
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
  const { wallet, network, provider } = entry.data
  const subject = wallet?.id ?? network?.caipNetworkId ?? provider ?? ''
  // A view opened for another wallet, network or provider has another React key, so that no state is carried over.
  const place = `${depth} ${entry.view} ${subject}`
  return (
    <Boundary
      key={place}
      onFailed={(cause) => {
        setBroken(shown)
        reportError(new WalletModalError('LOAD_FAILED', { cause }), 'inline')
      }}
    >
      <div className="view" data-place={place} data-direction={direction}>
        <View data={entry.data} />
      </div>
    </Boundary>
  )
}

/** The skeleton of the view that loads: three rows until its definition has loaded. */
function Waiting() {
  const { t } = useText()
  const modal = useModal()
  useStateOf(options)
  const view = modal.router.top()?.view
  const [definition, setDefinition] = useState<ViewDefinition>()
  useEffect(() => {
    if (view) loadDefinition(view).then(setDefinition, () => {})
  }, [view])
  const { rows, fields } = definition?.standIn?.() ?? { rows: 3, fields: 0 }
  return <SkeletonRows count={rows} fields={fields} label={t('loading')} />
}
