import { Icon } from '../../components/Icon.tsx'
import type { MessageKey } from '../../i18n/messages.ts'
import type { BatchCall } from '../../types/calls.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'

interface CallRowProps {
  call: BatchCall
  network: Network | null
  /** Of the token that is called, where the contract has said it. */
  unit: TokenUnit | undefined
}

/** Addresses are whole: one that begins and ends alike is how people are robbed. */
export function CallRow({ call, network, unit }: CallRowProps) {
  const { text, isGrave } = useSentence(call, network, unit)
  const { t } = useText()
  const value = useValue(call.value, network)
  const { kind } = call.meaning
  const isPlain = kind === 'pay'
  return (
    <li data-grave={isGrave ? '' : undefined}>
      {isGrave && <Icon name="alert" />}
      <span>
        <strong>{text}</strong>
        {!isPlain && call.value > 0n && <span>{t('calls.andPays', { value })}</span>}
        {!isPlain && (
          <span className="quiet">
            {t('calls.contract')} <span className="address">{call.to}</span>
          </span>
        )}
      </span>
    </li>
  )
}

/** Native coins; in wei on a network whose coin is not known. */
function useValue(wei: bigint, network: Network | null): string {
  const format = useFormat()
  if (!network) return `${format.exact(wei, 0)} wei`
  const { decimals, symbol } = network.nativeCurrency
  return `${format.exact(wei, decimals)} ${symbol}`
}

function useSentence(
  { to, value: wei, meaning }: BatchCall,
  network: Network | null,
  unit: TokenUnit | undefined,
): { text: string; isGrave: boolean } {
  const { t } = useText()
  const format = useFormat()
  const value = useValue(wei, network)
  const symbol = unit?.symbol || t('calls.token')
  const amountOf = (amount: bigint) =>
    unit
      ? `${format.exact(amount, unit.decimals)} ${symbol}`
      : t('calls.unread', { amount: format.exact(amount, 0) })
  const say = (key: MessageKey, params: Record<string, string> = {}, isGrave = false) => ({
    text: t(key, params),
    isGrave,
  })
  switch (meaning.kind) {
    case 'pay':
      return say('calls.pay', { value, to })
    case 'transfer': {
      const { receiver, amount } = meaning
      return say('calls.transfer', { amount: amountOf(amount), receiver })
    }
    case 'move': {
      const { owner, receiver, amount } = meaning
      return say('calls.move', { amount: amountOf(amount), owner, receiver })
    }
    case 'approve':
    case 'increase': {
      const { kind, spender, amount, unlimited } = meaning
      if (unlimited) return say('calls.approve.unlimited', { spender, symbol }, true)
      if (kind === 'approve' && amount === 0n) return say('calls.approve.none', { spender, symbol })
      return say(`calls.${kind}`, { spender, amount: amountOf(amount) })
    }
    case 'approveAll': {
      const { operator: spender, isOn } = meaning
      return isOn
        ? say('calls.approveAll', { spender }, true)
        : say('calls.approveAll.none', { spender })
    }
    case 'unknown':
      return say('calls.unknown', {}, true)
  }
}
