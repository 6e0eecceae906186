import type { TokenPermission } from '../../types/permission.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { Address } from '../shared/ReviewRows.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'

/** Returns a short name of what a permission covers: the token's symbol, or its shortened address. */
const nameOf = ({ unit, token }: TokenPermission) => unit?.symbol || shortAddress(token)

function useHeadline() {
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  return (permission: TokenPermission) => {
    const { kind, amount, item, unit } = permission
    if (kind === 'collection') return t('permissions.collection')
    if (kind === 'item') return t('permissions.item', { item: String(item) })
    if (amount === null) {
      if (!unit?.symbol) return t('permissions.amount.any')
      return say('permissions.amount.unlimited', { symbol: unit.symbol })
    }
    // Without the decimals, the amount can be stated in base units only.
    const value = format.exact(amount, unit?.decimals ?? 0)
    const shown = <Amount value={value} unit={unit?.symbol ?? undefined} />
    return say(unit ? 'permissions.amount' : 'permissions.amount.unit', { amount: shown })
  }
}

interface PermissionCardProps {
  permission: TokenPermission
  wallet: string
  state: 'asked' | 'sent' | undefined
  /** True if a revocation is pending, so that no other one can be requested. */
  isBusy: boolean
  /** Undefined if permissions cannot be selected. */
  selected: boolean | undefined
  onSelect: (isSelected: boolean) => void
  onRevoke: () => void
}

export function PermissionCard(props: PermissionCardProps) {
  const { permission, wallet, state, isBusy, selected, onSelect, onRevoke } = props
  const { kind, token, spender, amount, expiresAt, holder } = permission
  const { t, locale } = useText()
  const headline = useHeadline()
  const params = { token: nameOf(permission), spender: shortAddress(spender) }
  const isGrave = kind === 'collection' || (kind === 'amount' && amount === null)
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  const isNft = kind === 'item' || kind === 'collection'
  return (
    <li>
      <div className="head">
        <strong data-grave={isGrave ? '' : undefined}>{headline(permission)}</strong>
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
          <Address>{token}</Address>
        </dd>
        {holder !== null && (
          <>
            <dt className="quiet">{t('permissions.permit2')}</dt>
            <dd>
              <Address>{holder}</Address>
            </dd>
          </>
        )}
      </dl>
      {expiresAt !== null && (
        <p className="quiet">
          {t('permissions.until', {
            date: new Intl.DateTimeFormat(locale, style).format(expiresAt),
          })}
        </p>
      )}
      <button
        type="button"
        className="button"
        part="button"
        data-variant="secondary"
        aria-label={state ? undefined : t('permissions.revokeOf', params)}
        aria-disabled={isBusy || state !== undefined || undefined}
        onClick={isBusy || state ? undefined : onRevoke}
      >
        {t(`permissions.${state ?? 'revoke'}`, { wallet })}
      </button>
    </li>
  )
}
