import { Psbt } from 'bitcoinjs-lib'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { SendContext } from '../../../types/sender.ts'
import { readFeeRates } from '../feeRates.ts'
import type { PsbtRequest, TransferRequest } from '../provider.ts'
import { readAll } from './previousTransactions.ts'
import { readFunds, selectFunds } from './readFunds.ts'
import { dustOf, type Selection } from './selectCoins.ts'
import { toInput } from './toInput.ts'
import { toOutputScript } from './toOutputScript.ts'

function refuse(longMessage: string, cause?: unknown): never {
  throw new WalletModalError('WALLET_ERROR', { longMessage, cause })
}

/** Output scripts of the receiver and of the change, and the amount in satoshi. */
export interface Payment {
  to: Uint8Array
  change: Uint8Array
  amount: bigint
}

/**
 * Builds a PSBT of a payment. Rejects with SERVICE_INVALID_RESPONSE if the value of a coin is not as the service has said,
 * and with errors of `rpc`.
 */
export async function toPsbt(
  { coins, change }: Selection,
  { to, change: changeTo, amount }: Payment,
  rpc: RpcRequest,
): Promise<Psbt> {
  const psbt = new Psbt()
  psbt.addInputs(await readAll(coins, (coin) => toInput(rpc, coin)))
  psbt.addOutput({ script: to, value: amount })
  if (change > 0n) psbt.addOutput({ script: changeTo, value: change })
  return psbt
}

export const toSignInputs = ({ coins }: Selection): PsbtRequest['signInputs'] =>
  coins.map(({ payer }, index) => ({ address: payer.address, index }))

/**
 * Builds the transfer that a host requests. Change returns to the paying address, whose public key is `publicKey` in
 * hexadecimal.
 * @throws WalletModalError WALLET_ERROR if the amount is too small or too large, an address is invalid, or the paying
 * address needs several keys; SERVICE_INVALID_RESPONSE if a response is malformed; errors of `rpc`
 */
export async function buildTransfer(
  context: SendContext,
  { account, recipient, amount, publicKey }: TransferRequest & { publicKey?: string | undefined },
): Promise<PsbtRequest> {
  const { caipNetworkId, rpc } = context
  let to: Uint8Array
  try {
    to = toOutputScript(recipient, caipNetworkId)
  } catch (cause) {
    return refuse('An address is none of this network', cause)
  }
  const value = BigInt(amount)
  if (value < dustOf(to)) return refuse('The amount is too small to be sent')
  const [funds, { halfHour: rate }] = await Promise.all([
    readFunds(context, account, publicKey),
    readFeeRates(rpc),
  ])
  const payment = { to, change: funds.change, amount: value }
  const selected = selectFunds(funds, { ...payment, rate })
  if (!selected) return refuse('There is not enough bitcoin for the amount and the fee')
  const psbt = await toPsbt(selected, payment, rpc)
  return { psbt: psbt.toBase64(), signInputs: toSignInputs(selected), broadcast: true }
}
