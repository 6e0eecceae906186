import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.ts'
import { parsePayee } from './parsePayee.ts'
import type { TransferRequest } from './provider.ts'
import { type Connected, invalidParams, type PageRequest, read, toPageRequest } from './requests.ts'
import { dustOf } from './transfer/selectCoins.ts'
import { toOutputScript } from './transfer/toOutputScript.ts'

/**
 * Accepts an amount only as text. A JavaScript number loses precision, and a host that passes `0.001` may mean bitcoin.
 */
const transferSchema = z.object({
  recipient: z.string(),
  amount: z.custom<string | bigint>(
    (value) => typeof value === 'string' || typeof value === 'bigint',
    'is neither decimal digits nor a bigint',
  ),
})

/** Total supply in satoshi. */
const supply = 2_100_000_000_000_000n

/**
 * Parses a page's request to send. This module is lazy, because verifying the recipient needs Bitcoin's library.
 * @throws Error with code -32602 if the recipient or the amount is invalid, or if the amount is below the dust limit
 */
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

/**
 * Reads a page's request to send. Payments are made from the payment address, because UTXOs of other addresses may carry
 * inscriptions.
 * @throws Error with code -32602 if `toTransferRequest` refuses the request
 */
export function toTransferPageRequest(
  value: unknown,
  connected: Connected,
): PageRequest<TransferRequest> {
  const { accounts, caipNetworkId } = connected
  const payment = accounts.find(({ purpose }) => purpose === 'payment') ?? accounts[0]
  return toPageRequest(value, connected, ['recipient', 'amount'], (copy) => ({
    account: payment?.address ?? '',
    ...toTransferRequest(copy, caipNetworkId),
  }))
}
