import { base64 } from '@scure/base'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Network } from '../../../types/network.ts'
import { parseAddress } from '../address.ts'
import type { PsbtRequest, TransferRequest } from '../provider.ts'
import { readCoins, readFeeRate } from './esplora.ts'
import { encodePsbt, type Output } from './psbt.ts'
import { canSpend, dustOf, selectCoins } from './selectCoins.ts'

function refuse(longMessage: string): never {
  throw new WalletModalError('WALLET_ERROR', { longMessage })
}

/**
 * A payment to be signed and sent by wallets that do not make payments themselves. What is left over goes back
 * to the paying address.
 *
 * @throws WalletModalError WALLET_ERROR for an amount too small or too large and for addresses from before
 * segwit; SERVICE_UNREACHABLE, HTTP_ERROR, SERVICE_INVALID_RESPONSE when coins or fees cannot be read.
 */
export async function buildTransfer(
  network: Network,
  { account, recipient, amount }: TransferRequest,
): Promise<PsbtRequest> {
  const from = parseAddress(account, network.caipNetworkId)
  const to = parseAddress(recipient, network.caipNetworkId)
  if (!from || !to) return refuse('An address is none of this network')
  if (!canSpend(from.kind)) return refuse('Only segwit addresses can pay this way')
  const value = BigInt(amount)
  if (value < dustOf(to.kind)) return refuse('The amount is too small to be sent')

  const [coins, rate] = await Promise.all([readCoins(network, from.address), readFeeRate(network)])
  const selected = selectCoins(coins, { from: from.kind, to: to.kind, amount: value, rate })
  if (!selected) return refuse('There is not enough bitcoin for the amount and the fee')

  const change: Output[] = selected.change > 0n ? [{ to: from, value: selected.change }] : []
  const psbt = encodePsbt(from, selected.coins, [{ to, value }, ...change])
  return {
    psbt: base64.encode(psbt),
    signInputs: selected.coins.map((_, index) => ({ address: from.address, index })),
    broadcast: true,
  }
}
