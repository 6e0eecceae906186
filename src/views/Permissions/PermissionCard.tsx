import { Button } from '../../components/Button.tsx'
import type { RevokeOrder } from '../../types/order.ts'
import type { TokenPermission } from '../../types/permission.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { AddressChip } from '../shared/AddressChip.tsx'
import { Amount } from '../shared/Amount.tsx'
import { AskedFee } from '../shared/FeeNotices.tsx'
import { Address } from '../shared/ReviewRows.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'
import { isUnlimited } from './listRows.ts'

/** Returns a short name of what a permission covers: the token's symbol, or its shortened address. */
export const nameOf = ({ unit, token }: TokenPermission) => unit?.symbol || shortAddress(token)

function useHeadline() {
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  return (permission: TokenPermission) => {
    const { kind, amount, item, unit } = permission
    if (kind === 'collection') return t('permissions.collection')
    if (kind === 'item') return t('permissions.item', { item: String(item) })
    if (kind === 'close' && amount === null) return t('permissions.close')
    if (amount === null) {
      if (!unit?.symbol) return t('permissions.amount.any')
      return say('permissions.amount.unlimited', { symbol: unit.symbol })
    }
    // Without the decimals, the amount can be stated in base units only.
    const value = format.exact(amount, unit?.decimals ?? 0)
    const shown = <Amount value={value} unit={unit?.symbol ?? undefined} />
    if (kind === 'close') return say('permissions.close.all', { amount: shown })
    return say(unit ? 'permissions.amount' : 'permissions.amount.unit', { amount: shown })
  }
}

export const isRevocable = ({ kind }: TokenPermission): boolean => kind !== 'close'

/** Shows when a permission expires, in ms since the epoch. Shows nothing for null. */
export function Expiry({ expiresAt }: { expiresAt: number | null }) {
  const { t } = useText()
  const format = useFormat()
  if (expiresAt === null) return null
  return <p className="quiet">{t('permissions.until', { date: format.moment(expiresAt) })}</p>
}

interface PermissionCardProps {
  permission: TokenPermission
  wallet: string
  state: 'asked' | 'sent' | undefined
  /** The revocation that the wallet has the request of; null if it is another's. */
  order: RevokeOrder | null
  /** True if a revocation is pending, so that no other one can be requested. */
  isBusy: boolean
  /** Undefined if permissions cannot be selected. */
  selected: boolean | undefined
  onSelect: (isSelected: boolean) => void
  onRevoke: () => void
}

export function PermissionCard(props: PermissionCardProps) {
  const { permission, wallet, state, order, isBusy, selected, onSelect, onRevoke } = props
  const { kind, token, spender, account, expiresAt, holder } = permission
  const { t } = useText()
  const headline = useHeadline()
  const params = { token: nameOf(permission), spender: shortAddress(spender) }
  const isNft = kind === 'item' || kind === 'collection'
  return (
    <li>
      <div className="head">
        <strong data-grave={isUnlimited(permission) ? '' : undefined}>
          {headline(permission)}
        </strong>
        {selected !== undefined && (
          <input
            type="checkbox"
            aria-label={t('permissions.select', params)}
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        )}
      </div>
      <dl>
        <dt className="quiet">{t('permissions.spender')}</dt>
        <dd>
          <Address>{spender}</Address>
        </dd>
        <dt className="quiet">{t(isNft ? 'permissions.collectible' : 'permissions.token')}</dt>
        <dd>
          <AddressChip>{token}</AddressChip>
        </dd>
        {account !== undefined && (
          <>
            <dt className="quiet">{t('permissions.account')}</dt>
            <dd>
              <AddressChip>{account}</AddressChip>
            </dd>
          </>
        )}
        {holder !== null && (
          <>
            <dt className="quiet">{t('permissions.permit2')}</dt>
            <dd>
              <AddressChip>{holder}</AddressChip>
            </dd>
          </>
        )}
      </dl>
      {permission.isHeld === false && <p className="quiet">{t('permissions.notHeld')}</p>}
      <Expiry expiresAt={expiresAt} />
      {order && <AskedFee order={order} />}
      {isRevocable(permission) ? (
        <Button
          label={state ? undefined : t('permissions.revokeOf', params)}
          disabled={isBusy || state !== undefined}
          onClick={onRevoke}
        >
          {t(`permissions.${state ?? 'revoke'}`, { wallet })}
        </Button>
      ) : (
        <p className="quiet">{t('permissions.close.end')}</p>
      )}
    </li>
  )
}
