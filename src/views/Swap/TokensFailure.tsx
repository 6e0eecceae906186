import { prepareSwap } from '../../actions/swap/prepareSwap.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { useModal, useText } from '../context.ts'
import { Failure } from '../shared/Failure.tsx'

const brokenPath = 'M4 8h11l-3-3M20 16H9l3 3M4 20L20 4'

/** Replaces the form or the list if the tokens cannot be loaded. */
export function TokensFailure({ failure }: { failure: WalletModalError }) {
  const modal = useModal()
  const { t } = useText()
  return (
    <div role="alert">
      <EmptyState
        drawing={brokenPath}
        message={<Failure error={failure} />}
        actions={[{ label: t('retry'), run: () => void prepareSwap(modal) }]}
      />
    </div>
  )
}
