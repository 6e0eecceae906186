import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.ts'
import { parsePayee } from './parsePayee.ts'
import type { TransferRequest } from './provider.ts'
import { invalidParams, read } from './requests.ts'
import { dustOf } from './transfer/selectCoins.ts'
import { toOutputScript } from './transfer/toOutputScript.ts'

/** Excludes numbers: they lose precision, and `0.001` would pass for bitcoin. */
const transferSchema = z.object({
  recipient: z.string(),
  amount: z.custom<string | bigint>(
    (value) => typeof value === 'string' || typeof value === 'bigint',
    'is neither decimal digits nor a bigint',
  ),
})

/** Total supply in satoshi. */
const supply = 2_100_000_000_000_000n

/** Lazy, because verifying the recipient needs Bitcoin's library. @throws an error with code -32602. */
export function toTransferRequest(
  value: unknown,
  caipNetworkId: CaipNetworkId,
): Omit<TransferRequest, 'account'> {
  const { recipient, amount } = read(transferSchema, value)
  const payee = parsePayee(recipient, caipNetworkId)
  if (!payee) throw invalidParams(`${recipient} is no address on ${caipNetworkId}`)
  const digits = String(amount)
  if (!/^\d{1,16}$/.test(digits) || BigInt(digits) <= 0n || BigInt(digits) > supply) {
    throw invalidParams('Invalid parameters: amount is no number of satoshi')
  }
  const dust = dustOf(toOutputScript(payee, caipNetworkId))
  if (BigInt(digits) < dust)
    throw invalidParams(`Nodes relay no payment below ${dust} satoshi to ${payee}`)
  return { recipient: payee, amount: String(BigInt(digits)) }
}
