import type { TransferCost } from '../../../types/sender.ts'

/** Returns the limits of an estimate with the amounts that cannot be spent by name; zero if the estimate has none. */
export function limitsOf({ limits }: TransferCost) {
  if (!limits) throw new Error('The estimate has no limits.')
  const { unspendable, ...rest } = limits
  const at = (name: string) =>
    unspendable.find(({ text }) => text === `send.coins.${name}`)?.amount ?? 0n
  return { ...rest, kept: at('kept'), waiting: at('waiting') }
}
