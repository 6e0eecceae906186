import { base64 } from '@scure/base'
import { ACCOUNT_SIZE, MINT_SIZE, TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { ReceiverKind, Sender } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { toSolanaProvider } from '../provider.ts'
import { type BuiltTransfer, buildTransfer, heldAmount } from './buildTransfer.ts'
import { explainFailure, minNewAccount, tooSmall } from './explainFailure.ts'
import { buildReviewed, estimateFee, signatureLamports } from './priorityFee.ts'
import { readAccount } from './readAccount.ts'
import { readAddress } from './readAddress.ts'
import { readDealings } from './readDealings.ts'
import { requestTransaction } from './requestTransaction.ts'
import { simulateBytes } from './simulateBytes.ts'

const tokenPrograms = [TOKEN_PROGRAM_ID.toBase58(), TOKEN_2022_PROGRAM_ID.toBase58()]
/** Offset of the account type in the data of accounts with extensions. */
const kindAt = ACCOUNT_SIZE
const mintKind = 1

async function inspectReceiver(address: string, rpc: RpcRequest): Promise<ReceiverKind> {
  const account = await readAccount(address, rpc)
  if (account && tokenPrograms.includes(account.owner)) {
    const { data } = account
    return data.length === MINT_SIZE || data[kindAt] === mintKind ? 'token' : 'tokenAccount'
  }
  // An address off the curve has no private key, because it belongs to a program.
  const isOnCurve = PublicKey.isOnCurve(address)
  return account?.executable || !isOnCurve ? 'contract' : 'account'
}

const triedAccounts = z.object({
  value: z.object({ accounts: z.array(z.object({ data: z.array(z.string()) })) }),
})

/** Reads the amount that arrived in a simulation, in base units. Null if the node does not report the amount. */
function arrivingAmount(response: unknown, before: bigint): bigint | null {
  try {
    const [account] = triedAccounts.parse(response).value.accounts
    return heldAmount(base64.decode(account?.data[0] ?? '')) - before
  } catch {
    return null
  }
}

export const solanaSender: Sender = {
  readAddress,

  async estimate(transfer, { rpc, reviewedFee }) {
    let built: BuiltTransfer
    try {
      built = await buildTransfer(transfer, rpc)
    } catch (thrown) {
      if (!(thrown instanceof WalletModalError) || thrown.code !== 'INSUFFICIENT_FUNDS')
        throw thrown
      return { feeBaseUnits: reviewedFee ?? signatureLamports, accountBaseUnits: 0n }
    }
    return {
      feeBaseUnits: reviewedFee ?? (await estimateFee(transfer, built, rpc)),
      accountBaseUnits: built.accountLamports,
    }
  },

  async simulate(transfer, { rpc, reviewedFee }) {
    const { token, to, amountBaseUnits } = transfer
    let err: unknown
    let arrivesBaseUnits: bigint | null = amountBaseUnits
    try {
      if (
        token === null &&
        amountBaseUnits < minNewAccount &&
        (await readAccount(to, rpc)) === null
      )
        throw tooSmall(transfer)
      const { bytes, receiving } = await buildReviewed(transfer, rpc, reviewedFee)
      const response = await simulateBytes(bytes, rpc, {
        ...(receiving && { accounts: { encoding: 'base64', addresses: [receiving.account] } }),
      })
      err = (Object(response) as { value?: { err?: unknown } }).value?.err
      if (receiving && !err) arrivesBaseUnits = arrivingAmount(response, receiving.amount)
    } catch (thrown) {
      const isOfTransfer =
        thrown instanceof WalletModalError && /^(?:TRANSFER_|INSUFFICIENT_)/.test(thrown.code)
      if (isOfTransfer) throw thrown
      log('info', 'a transfer could not be tried', thrown)
      return token === null ? {} : { arrivesBaseUnits: null }
    }
    if (err !== null && err !== undefined) throw explainFailure(err, transfer)
    return arrivesBaseUnits === amountBaseUnits ? {} : { arrivesBaseUnits }
  },

  inspect: inspectReceiver,

  readDealings,

  async send(value, transfer, context) {
    const { rpc, reviewedFee, beforeRequest } = context
    const provider = toSolanaProvider(value)
    const built = await buildReviewed(transfer, rpc, reviewedFee)
    beforeRequest()
    return requestTransaction(provider, transfer.from, built, context)
  },
}
