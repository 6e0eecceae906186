import { base64 } from '@scure/base'
import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey, SystemProgram } from '@solana/web3.js'
import * as z from 'zod/mini'
import { isCode, WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { ReceiverKind, Sender } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { toSolanaProvider } from '../provider.ts'
import { readNamedUnit, readTokenUnit } from '../tokenUnit.ts'
import { type BuiltTransfer, buildTransfer, heldAmount } from './buildTransfer.ts'
import { explainFailure, minNewAccount, tooSmall } from './explainFailure.ts'
import { buildReviewed, estimateFee, signatureLamports } from './priorityFee.ts'
import { readAccount } from './readAccount.ts'
import { readAddress } from './readAddress.ts'
import { readDealings } from './readDealings.ts'
import { requestTransaction } from './requestTransaction.ts'
import { simulateBytes } from './simulateBytes.ts'
import { isMint } from './tokenState.ts'

const tokenPrograms = [TOKEN_PROGRAM_ID.toBase58(), TOKEN_2022_PROGRAM_ID.toBase58()]
const systemProgram = SystemProgram.programId.toBase58()

/** True if an error does not say anything about the transfer, because a node was at fault. */
const isOfNode = (thrown: unknown) =>
  !(thrown instanceof WalletModalError) || /^(?:RPC|HTTP|SERVICE|LOAD)_/.test(thrown.code)

async function inspectReceiver(address: string, rpc: RpcRequest): Promise<ReceiverKind> {
  const account = await readAccount(address, rpc)
  if (account && tokenPrograms.includes(account.owner)) {
    return isMint(account.data) ? 'token' : 'tokenAccount'
  }
  // An address off the curve has no private key, because it belongs to a program. An account with a key can have been
  // assigned to a program, which phishing has users sign. The program alone can spend it since.
  const isOnCurve = PublicKey.isOnCurve(address)
  const isAssigned = account !== null && account.owner !== systemProgram
  return isAssigned || !isOnCurve ? 'contract' : 'account'
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

/** @throws WalletModalError FEE_CHANGED if the receiver's account costs more than the user has reviewed */
function checkDeposit({ accountLamports }: BuiltTransfer, reviewed: bigint | null = null): void {
  if (reviewed === null || accountLamports <= reviewed) return
  const longMessage = `The receiver's account costs ${accountLamports} lamports, and ${reviewed} were reviewed.`
  throw new WalletModalError('FEE_CHANGED', { longMessage })
}

export const solanaSender: Sender = {
  readAddress,

  async readUnit(token, rpc) {
    const { symbol, ...unit } = await readTokenUnit(token, rpc)
    return { ...unit, symbol: symbol || null }
  },

  readName: async (token, rpc) => (await readNamedUnit(token, rpc)).name,

  async estimate(transfer, { rpc, reviewedFee }) {
    let built: BuiltTransfer
    try {
      built = await buildTransfer(transfer, rpc)
    } catch (thrown) {
      // The review shows the reason of the refusal, for which the simulation is made.
      if (isOfNode(thrown) || isCode(thrown, 'FEE_IMPLAUSIBLE')) throw thrown
      return { feeBaseUnits: reviewedFee ?? signatureLamports, accountBaseUnits: 0n }
    }
    return {
      feeBaseUnits: reviewedFee ?? (await estimateFee(transfer, built, rpc)),
      accountBaseUnits: built.accountLamports,
    }
  },

  async simulate(transfer, { rpc, reviewedFee, reviewedDeposit }) {
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
      const built = await buildReviewed(transfer, rpc, reviewedFee)
      checkDeposit(built, reviewedDeposit)
      const { bytes, receiving } = built
      const response = await simulateBytes(bytes, rpc, {
        ...(receiving && { accounts: { encoding: 'base64', addresses: [receiving.account] } }),
      })
      err = (Object(response) as { value?: { err?: unknown } }).value?.err
      if (receiving && !err) arrivesBaseUnits = arrivingAmount(response, receiving.amount)
    } catch (thrown) {
      if (!isOfNode(thrown)) throw thrown
      log('info', 'a transfer could not be tried', thrown)
      return token === null ? {} : { arrivesBaseUnits: null }
    }
    if (err !== null && err !== undefined) throw explainFailure(err, transfer)
    return arrivesBaseUnits === amountBaseUnits ? {} : { arrivesBaseUnits }
  },

  inspect: inspectReceiver,

  readDealings,

  async send(value, transfer, context) {
    const { rpc, reviewedFee, reviewedDeposit, beforeRequest } = context
    const provider = toSolanaProvider(value)
    const built = await buildReviewed(transfer, rpc, reviewedFee)
    checkDeposit(built, reviewedDeposit)
    beforeRequest()
    return requestTransaction(provider, transfer.from, built, context)
  },
}
