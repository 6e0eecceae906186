import type { MessageKey } from '../../i18n/messages.ts'
import type { BatchCall } from '../../types/calls.ts'
import type { TokenUnit } from '../../types/token.ts'

/** `Text` is what `say` returns: text, or nodes. */
interface Words<Text> {
  say(key: MessageKey, params?: Record<string, string | Text>): Text
  /** Formats an amount, given in base units, without rounding it. */
  exact(amount: bigint, decimals: number, symbol?: string): Text
  value: Text
  /** Symbol and decimals of the called contract; undefined if the contract is not a token. */
  unit: TokenUnit | undefined
}

/** Describes a call in a sentence. `grave` marks a call that the view highlights as dangerous. */
export function describeCall<Text>(
  { to, value: wei, meaning }: BatchCall,
  { say: write, exact, value, unit }: Words<Text>,
): { text: Text; isGrave: boolean } {
  const symbol = unit?.symbol || write('calls.token')
  const amountOf = (amount: bigint) =>
    unit
      ? exact(amount, unit.decimals, unit.symbol)
      : write('calls.unread', { amount: exact(amount, 0) })
  const say = (key: MessageKey, params: Record<string, string | Text> = {}, isGrave = false) => ({
    text: write(key, params),
    isGrave,
  })
  switch (meaning.kind) {
    case 'pay':
      return wei > 0n ? say('calls.pay', { value, to }) : say('calls.pay.nothing', { to })
    case 'transfer': {
      const { receiver, amount } = meaning
      return say('calls.transfer', { amount: amountOf(amount), receiver }, !unit)
    }
    case 'move': {
      const { owner, receiver, amount } = meaning
      return say('calls.move', { amount: amountOf(amount), owner, receiver }, !unit)
    }
    case 'approve': {
      const { spender, amount, unlimited } = meaning
      // The `approve` of ERC-721 has the same selector, but its second argument is a token id, which may be 0. Some
      // ERC-721 contracts declare 0 decimals, so the amount of a contract with 0 decimals is not described as an amount
      // of tokens.
      if (!unit?.decimals) {
        const key = unlimited ? 'calls.approve.unread.unlimited' : 'calls.approve.unread'
        return say(key, { spender, amount: exact(amount, 0) }, true)
      }
      if (unlimited) return say('calls.approve.unlimited', { spender, symbol }, true)
      if (amount === 0n) return say('calls.approve.none', { spender, symbol })
      return say('calls.approve', { spender, amount: amountOf(amount) })
    }
    case 'increase': {
      const { spender, amount, unlimited } = meaning
      if (unlimited) return say('calls.approve.unlimited', { spender, symbol }, true)
      if (!unit) return say('calls.increase.unread', { spender, amount: exact(amount, 0) }, true)
      return say('calls.increase', { spender, amount: amountOf(amount) })
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
