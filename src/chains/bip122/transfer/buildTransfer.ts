import { Psbt } from 'bitcoinjs-lib'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { SendContext } from '../../../types/sender.ts'
import { parseAddress } from '../address.ts'
import { readFeeRates, readUtxos } from '../esplora.ts'
import type { PsbtRequest, TransferRequest } from '../provider.ts'
import { canSpend, dustOf, selectCoins } from './selectCoins.ts'
import { toInput } from './toInput.ts'
import { toOutputScript } from './toOutputScript.ts'

function refuse(longMessage: string, cause?: unknown): never {
  throw new WalletModalError('WALLET_ERROR', { longMessage, cause })
}

/**
 * Change returns to the paying address; `publicKey` is its key in hexadecimal.
 * @throws WalletModalError WALLET_ERROR for an amount too small or too large or an address of several keys;
 * SERVICE_INVALID_RESPONSE, and errors of `rpc`.
 */
export async function buildTransfer(
  { caipNetworkId, rpc }: SendContext,
  { account, recipient, amount, publicKey }: TransferRequest & { publicKey?: string | undefined },
): Promise<PsbtRequest> {
  const scriptOf = (address: string) => {
    try {
      return toOutputScript(address, caipNetworkId)
    } catch (cause) {
      return refuse('An address is none of this network', cause)
    }
  }
  const from = parseAddress(account, caipNetworkId)
  if (!from) return refuse('An address is none of this network')
  if (!canSpend(from.kind)) return refuse('This kind of address cannot pay this way')
  const payer = { kind: from.kind, script: scriptOf(from.address), publicKey }
  const to = scriptOf(recipient)
  const value = BigInt(amount)
  if (value < dustOf(to)) return refuse('The amount is too small to be sent')

  const [utxos, { halfHour: rate }] = await Promise.all([
    readUtxos(rpc, from.address),
    readFeeRates(rpc),
  ])
  const coins = utxos.filter(({ confirmed }) => confirmed)
  const selected = selectCoins(coins, { from: payer, to, amount: value, rate })
  if (!selected) return refuse('There is not enough bitcoin for the amount and the fee')

  const psbt = new Psbt()
  psbt.addInputs(await Promise.all(selected.coins.map((coin) => toInput(rpc, coin, payer))))
  psbt.addOutput({ script: to, value })
  if (selected.change > 0n) psbt.addOutput({ script: payer.script, value: selected.change })
  return {
    psbt: psbt.toBase64(),
    signInputs: selected.coins.map((_, index) => ({ address: from.address, index })),
    broadcast: true,
  }
}
