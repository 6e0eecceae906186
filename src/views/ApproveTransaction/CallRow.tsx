import { Icon } from '../../components/Icon.tsx'
import type { BatchCall } from '../../types/calls.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'
import { sayCall } from './sayCall.ts'

interface CallRowProps {
  call: BatchCall
  network: Network | null
  /** The called token's unit, if its contract gives one. */
  unit: TokenUnit | undefined
}

/** Addresses are shown in full: address poisoning relies on equal ends. */
export function CallRow({ call, network, unit }: CallRowProps) {
  const { t } = useText()
  const { exact } = useFormat()
  const value = useValue(call.value, network)
  const said = sayCall(call, { t, exact, value, unit })
  const isGrave = said.isGrave || call.hasExtras
  const { kind } = call.meaning
  const isPlain = kind === 'pay'
  return (
    <li data-grave={isGrave ? '' : undefined}>
      {isGrave && <Icon name="alert" />}
      <span>
        <strong>{said.text}</strong>
        {!isPlain && call.value > 0n && <span>{t('calls.andPays', { value })}</span>}
        {call.hasExtras && <span>{t('calls.extras')}</span>}
        {!isPlain && (
          <span className="quiet">
            {t('calls.contract')} <span className="address">{call.to}</span>
          </span>
        )}
      </span>
    </li>
  )
}

/** In wei if the network's token is unknown. */
function useValue(wei: bigint, network: Network | null): string {
  const format = useFormat()
  if (!network) return `${format.exact(wei, 0)} wei`
  const { decimals, symbol } = network.nativeCurrency
  return `${format.exact(wei, decimals)} ${symbol}`
}
