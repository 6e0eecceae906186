import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { ownerOf, payingAccount } from '../../actions/account/payingAccount.ts'
import { revokePermissions } from '../../actions/permissions/revokePermissions.ts'
import { searchPermissions } from '../../actions/permissions/searchPermissions.ts'
import { readWalletPermissions } from '../../actions/permissions/walletPermissions.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Footer } from '../../components/Footer.tsx'
import {
  type PermissionsState,
  permissions,
  revocation,
  searching,
} from '../../controllers/permissions.ts'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import { keyPath } from '../shared/paths.ts'
import { ReviewFailure } from '../shared/ReviewState.tsx'
import { useLeaveOrder } from '../shared/useLeaveOrder.ts'
import { usePayer } from '../shared/usePayer.ts'
import { isRevocable, isUnlimited, PermissionCard } from './PermissionCard.tsx'
import css from './Permissions.css'
import { ScanProgress } from './ScanProgress.tsx'
import { WalletPermissions } from './WalletPermissions.tsx'

addStyles(css)

/** Number of permissions that the view lists until the user presses “Show all”. */
const firstRows = 30

export default function PermissionsView() {
  const modal = useModal()
  const { t } = useText()
  const payer = usePayer(payingAccount)
  const state = useSnapshot(permissions) as PermissionsState
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isWhole, setWhole] = useState(false)
  const owner = ownerOf(payer)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each owner has a search of its own
  useEffect(() => {
    void searchPermissions()
    void readWalletPermissions()
    return searching.leave
  }, [owner])
  useLeaveOrder('Permissions', revocation.leave)

  if (!payer) return null
  const { network } = payer
  const wallet = payer.wallet?.name ?? ''
  const isOwn = state.owner === owner
  const { list, status, scan, revoking, failure } = state
  const rows = isOwn
    ? [...list.filter(isUnlimited), ...list.filter((one) => !isUnlimited(one))]
    : []
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  const chosen = rows.filter(({ id }) => selected.has(id) && !revoking.has(id))
  const hasChoice = rows.filter(isRevocable).length > 1
  const isBusy = [...revoking.values()].includes('asked')

  function select(id: string, isSelected: boolean) {
    const others = [...selected].filter((one) => one !== id)
    setSelected(new Set(isSelected ? [...others, id] : others))
  }

  return (
    <div className="review permission-view">
      <p className="about">{t('permissions.about', { network: network.name })}</p>
      <ScanProgress
        search={isOwn ? { status, scan } : { status: 'idle', scan: null }}
        network={network.name}
        onStop={searching.leave}
        onContinue={() => void searchPermissions(true)}
      />
      {failure && <ReviewFailure failure={failure} hint={false} />}
      {rows.length === 0 && status === 'done' && (
        <EmptyState drawing={keyPath} message={t('permissions.empty', { network: network.name })} />
      )}
      {rows.length > 0 && (
        <ul
          className="permission-list"
          aria-label={t('permissions.list', { network: network.name })}
        >
          {shown.map((permission) => (
            <PermissionCard
              key={permission.id}
              permission={permission}
              wallet={wallet}
              state={revoking.get(permission.id)}
              isBusy={isBusy}
              selected={
                hasChoice && isRevocable(permission) ? selected.has(permission.id) : undefined
              }
              onSelect={(isSelected) => select(permission.id, isSelected)}
              onRevoke={() => void revokePermissions(modal, [permission])}
            />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('permissions.showAll', { count: rows.length })}
        </Button>
      )}
      {isOwn && <WalletPermissions state={state} wallet={wallet} isBusy={isBusy} />}
      {chosen.length > 1 && (
        <Footer>
          <p className="quiet">
            {t(state.takesBatches ? 'permissions.oneRequest' : 'permissions.eachRequest', {
              wallet,
            })}
          </p>
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void revokePermissions(modal, chosen)}
          >
            {t('permissions.revokeAll', { count: chosen.length })}
          </Button>
        </Footer>
      )}
    </div>
  )
}
