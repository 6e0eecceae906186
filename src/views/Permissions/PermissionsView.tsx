import { Fragment, useEffect, useState } from 'react'
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
import { listNames } from '../../utils/listNames.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { FeeNotices } from '../shared/FeeNotices.tsx'
import { keyPath } from '../shared/paths.ts'
import { ReviewFailure } from '../shared/ReviewState.tsx'
import { useLeaveOrder } from '../shared/useLeaveOrder.ts'
import { usePayer } from '../shared/usePayer.ts'
import { listRows } from './listRows.ts'
import { isRevocable, nameOf, PermissionCard } from './PermissionCard.tsx'
import css from './Permissions.css'
import { ScanProgress } from './ScanProgress.tsx'
import { WalletPermissions } from './WalletPermissions.tsx'

addStyles(css)

/** Number of permissions that the view lists at first, and that each press adds. */
const rowsEach = 30

/** The most tokens that are named; a list of more says nothing to a user. */
const maxNamed = 3

const namesOf = (all: readonly string[], language: string) =>
  listNames([...new Set(all)].slice(0, maxNamed), language)

export default function PermissionsView() {
  const modal = useModal()
  const { t, language } = useText()
  const payer = usePayer(payingAccount)
  const state = useStateOf(permissions) as PermissionsState
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [limit, setLimit] = useState(rowsEach)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
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
  const { list, status, scan, revoking, failure, searched, skipped, leftOut, doubted, asked } =
    state
  const rows = isOwn ? listRows(list, unfolded) : []
  const shown = rows.slice(0, limit)
  const listed = isOwn ? list : []
  const chosen = listed.filter(({ id }) => selected.has(id) && !revoking.has(id))
  const hasChoice = listed.filter(isRevocable).length > 1
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
      {isOwn && doubted && <FeeNotices order={doubted} />}
      {failure && <ReviewFailure failure={failure} hint={false} />}
      {isOwn && skipped.length > 0 && (
        <p className="quiet">
          {t('permissions.skipped', {
            tokens: namesOf(
              skipped.map((one) => shortAddress(one)),
              language,
            ),
          })}
        </p>
      )}
      {isOwn && leftOut.length > 0 && (
        <p className="left-out" role="alert">
          {t('permissions.leftOut', { tokens: namesOf(leftOut.map(nameOf), language) })}
        </p>
      )}
      {rows.length === 0 && status === 'done' && (
        <EmptyState drawing={keyPath} message={t('permissions.empty', { network: network.name })} />
      )}
      {rows.length > 0 && (
        <ul
          className="permission-list"
          aria-label={t('permissions.list', { network: network.name })}
        >
          {shown.map(({ permission, folded }) => (
            <Fragment key={permission.id}>
              <PermissionCard
                permission={permission}
                wallet={wallet}
                state={revoking.get(permission.id)}
                order={asked?.permissions.some(({ id }) => id === permission.id) ? asked : null}
                isBusy={isBusy}
                selected={
                  hasChoice && isRevocable(permission) ? selected.has(permission.id) : undefined
                }
                onSelect={(isSelected) => select(permission.id, isSelected)}
                onRevoke={() => void revokePermissions(modal, [permission])}
              />
              {folded > 0 && (
                <li className="folded">
                  <Button
                    variant="quiet"
                    onClick={() => setUnfolded(new Set([...unfolded, permission.token]))}
                  >
                    {t('permissions.more', { count: folded, token: nameOf(permission) })}
                  </Button>
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button variant="quiet" onClick={() => setLimit(limit + rowsEach)}>
          {t('permissions.showMore', { count: Math.min(rowsEach, rows.length - limit) })}
        </Button>
      )}
      {isOwn && searched && <p className="about">{t(searched)}</p>}
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
