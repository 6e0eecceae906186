import type { ReactNode } from 'react'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Network } from '../../types/network.ts'
import type { SessionPermission } from '../../types/smartSession.ts'
import type { TokenUnit } from '../../types/token.ts'
import { toPeriod } from '../../utils/toPeriod.ts'
import { useText } from '../context.ts'
import { Amount, nativeUnit } from '../shared/Amount.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'

interface Sentence {
  text: ReactNode
  note?: ReactNode
  /** Address of the contract that the permission covers. */
  at?: string | undefined
  /** True if the limit is infinite or unknown. */
  isGrave?: boolean
}

export function usePermission(
  network: Network | null,
  units: Readonly<Record<string, TokenUnit>>,
): (permission: SessionPermission) => Sentence {
  const { t, locale } = useText()
  const format = useFormat()
  const write = useSentence()
  const amountOf = (value: bigint, { decimals, symbol }: Partial<TokenUnit> = {}) => (
    <Amount value={format.exact(value, decimals ?? 0)} unit={symbol} />
  )
  const native = (value: bigint) => amountOf(value, nativeUnit(network))
  const listed = (items: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(items)

  function allowance(
    kind: 'native' | 'calls',
    everySeconds: number | null,
    values: Readonly<Record<string, ReactNode>>,
  ): ReactNode {
    if (everySeconds === null) return write(`sessions.${kind}` as MessageKey, values)
    const period = toPeriod(everySeconds, locale)
    return write(`sessions.${kind}.every` as MessageKey, { ...values, period })
  }

  function token(address: string, limit: bigint): ReactNode {
    const unit = units[address]
    return unit ? amountOf(limit, unit) : write('sessions.unit', { amount: amountOf(limit) })
  }

  // If the page has not configured the network, the symbol of its native token is unknown.
  const symbol = network?.nativeCurrency.symbol ?? t('sessions.coin')
  const unlimited = (key: MessageKey, at?: string): Sentence => ({
    text: t(key, { symbol }),
    at,
    isGrave: true,
  })

  return (permission) => {
    switch (permission.kind) {
      case 'native': {
        const { limit, everySeconds } = permission
        if (limit === null) return unlimited('sessions.native.unlimited')
        return { text: allowance('native', everySeconds, { amount: native(limit) }) }
      }
      case 'token': {
        const { token: at, limit, everySeconds } = permission
        if (limit === null) return unlimited('sessions.token.unlimited', at)
        return { text: allowance('native', everySeconds, { amount: token(at, limit) }), at }
      }
      case 'calls': {
        const { limit, everySeconds } = permission
        if (limit === null) return { text: t('sessions.calls.unlimited') }
        return { text: allowance('calls', everySeconds, { count: Number(limit) }) }
      }
      case 'gas': {
        const { limit } = permission
        if (limit === null) return unlimited('sessions.gas.unlimited')
        return { text: write('sessions.gas', { amount: native(limit) }) }
      }
      case 'collectible': {
        const { collection: at, items } = permission
        if (items.length === 0) return unlimited('sessions.collectible.any', at)
        return {
          text: t('sessions.collectible', { items: listed(items.map((one) => `#${one}`)) }),
          at,
        }
      }
      case 'contract': {
        const { contract: at, functions, limit } = permission
        const note =
          limit === null
            ? t('sessions.contract.unlimited', { symbol })
            : limit > 0n
              ? write('sessions.contract.limit', { amount: native(limit) })
              : undefined
        if (functions.length === 0) return { ...unlimited('sessions.contract.any', at), note }
        const text = t('sessions.contract', { functions: listed(functions) })
        return { text, note, at, isGrave: limit === null }
      }
      case 'unknown':
        return { text: t('sessions.unknown', { type: permission.type || '?' }), isGrave: true }
    }
  }
}
