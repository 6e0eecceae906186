import { ownerOf, payingAccount } from '../../actions/account/payingAccount.ts'
import { revokePermissions } from '../../actions/permissions/revokePermissions.ts'
import { Notice } from '../../components/Notice.tsx'
import { leftAllowance, setLeftAllowance } from '../../controllers/leftAllowance.ts'
import { type PermissionsState, permissions, revocation } from '../../controllers/permissions.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { AskedFee, FeeNotices } from '../shared/FeeNotices.tsx'
import { ReviewActions } from '../shared/ReviewRows.tsx'
import { ReviewFailure } from '../shared/ReviewState.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useLeaveOrder } from '../shared/useLeaveOrder.ts'
import { usePayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'

/** Says what the last swap's contract may still spend, until that is revoked or the user leaves it. */
export function LeftAllowance() {
  const modal = useModal()
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  const payer = usePayer(payingAccount)
  const { left } = useStateOf(leftAllowance)
  const shown = useStateOf(permissions) as PermissionsState
  const { owner, list, revoking, failure, doubted, asked } = shown
  useLeaveOrder('Account', revocation.leave)

  const isOwn = left?.owner === owner && owner === ownerOf(payer)
  const permission = isOwn ? list.find(({ id }) => id === left.id) : undefined
  if (!payer || !permission?.unit) return null
  const { id, amount, unit, token } = permission
  const state = revoking.get(id)
  const symbol = unit.symbol || shortAddress(token)
  const spender = <span title={permission.spender}>{shortAddress(permission.spender)}</span>
  return (
    <div className="review">
      <Notice
        message={
          amount === null
            ? say('swap.left.unlimited', { spender, symbol })
            : say('swap.left', {
                spender,
                amount: <Amount value={format.exact(amount, unit.decimals)} unit={symbol} />,
              })
        }
      />
      {doubted && <FeeNotices order={doubted} />}
      {asked && <AskedFee order={asked} />}
      {failure && <ReviewFailure failure={failure} hint={false} />}
      <ReviewActions
        cancel={t('swap.keep')}
        onCancel={() => setLeftAllowance(null)}
        submit={
          state
            ? t(`permissions.${state}`, { wallet: payer.wallet?.name ?? '' })
            : t('swap.takeBack')
        }
        isDisabled={state !== undefined}
        onSubmit={() => void revokePermissions(modal, [permission])}
      />
    </div>
  )
}
