import { base64 } from '@scure/base'
import {
  type Account,
  createRevokeInstruction,
  NATIVE_MINT,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackAccount,
} from '@solana/spl-token'
import { PublicKey, Transaction } from '@solana/web3.js'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type {
  PermissionReader,
  RevocationContext,
  TokenPermission,
} from '../../../types/permission.ts'
import type { ContractUnit } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { text } from '../../../utils/schemas.ts'
import { toSolanaProvider } from '../provider.ts'
import { readLatestBlockhash, serialize } from '../send/buildTransfer.ts'
import { withPriority } from '../send/priorityFee.ts'
import { readAccounts } from '../send/readAccount.ts'
import { requestTransaction } from '../send/requestTransaction.ts'
import { simulateBytes } from '../send/simulateBytes.ts'
import { readTokenUnit } from '../tokenUnit.ts'

const tokenPrograms = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]

/** Base units from which an allowance counts as unlimited, because no token has as many. */
const unlimitedFrom = 2n ** 63n
const lamportDecimals = 9

const listed = z.object({
  value: z.array(z.object({ pubkey: text, account: z.object({ data: z.array(text) }) })),
})

const refuseResponse = (cause: unknown) =>
  new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })

/** Reads all token accounts of an account. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE. */
async function readTokenAccounts(owner: string, rpc: RpcRequest): Promise<Account[]> {
  const config = { encoding: 'base64', commitment: 'confirmed' }
  const read = async (program: PublicKey) => {
    const filter = { programId: program.toBase58() }
    const given = await rpc('getTokenAccountsByOwner', [owner, filter, config])
    const parsed = listed.safeParse(given)
    if (!parsed.success) throw refuseResponse(given)
    return parsed.data.value.map(({ pubkey, account }) => {
      try {
        // The library takes any bytes, although its type asks for Node's Buffer.
        const data = base64.decode(account.data[0] ?? '') as Buffer
        const info = { data, owner: program, lamports: 0, executable: false }
        return unpackAccount(new PublicKey(pubkey), info, program)
      } catch (cause) {
        throw refuseResponse(cause)
      }
    })
  }
  const all = (await Promise.all(tokenPrograms.map(read))).flat()
  return all.filter((account) => account.owner.toBase58() === owner)
}

type Found = Omit<TokenPermission, 'unit'>

/** Returns what others may take from a token account: the delegate, and the authority that may close it. */
function permissionsOn(account: Account): Found[] {
  const { delegate, delegatedAmount, closeAuthority, mint, owner } = account
  const address = account.address.toBase58()
  const base = {
    token: mint.toBase58(),
    account: address,
    item: null,
    expiresAt: null,
    holder: null,
  }
  const found: Found[] = []
  if (delegate && delegatedAmount > 0n)
    found.push({
      ...base,
      id: `delegate ${address}`,
      kind: 'amount',
      spender: delegate.toBase58(),
      amount: delegatedAmount >= unlimitedFrom ? null : delegatedAmount,
    })
  if (closeAuthority && !closeAuthority.equals(owner))
    found.push({
      ...base,
      id: `close ${address}`,
      kind: 'close',
      spender: closeAuthority.toBase58(),
      // Other accounts can be closed only while they are empty.
      amount: mint.equals(NATIVE_MINT) ? account.amount : null,
    })
  return found
}

/** Reads the unit of a token; null if it cannot be read. */
async function readUnit(token: string, rpc: RpcRequest): Promise<ContractUnit | null> {
  if (token === NATIVE_MINT.toBase58()) return { decimals: lamportDecimals, symbol: 'SOL' }
  return readTokenUnit(token, rpc).catch(() => null)
}

/** Reads the permissions of an account. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE. */
async function readAll(account: string, rpc: RpcRequest): Promise<TokenPermission[]> {
  const found = (await readTokenAccounts(account, rpc)).flatMap(permissionsOn)
  const tokens = [...new Set(found.map(({ token }) => token))]
  const units = await Promise.all(tokens.map((token) => readUnit(token, rpc)))
  const unitOf = new Map(tokens.map((token, index) => [token, units[index] ?? null]))
  return found.map((one) => ({ ...one, unit: unitOf.get(one.token) ?? null }))
}

const refuse = (longMessage: string, cause?: unknown) =>
  new WalletModalError('REVOCATION_REFUSED', { longMessage, cause })

/**
 * Builds one transaction that revokes delegates. Rejects with REVOCATION_REFUSED if a permission is none that the account
 * can revoke, and with the errors of `rpc`.
 */
async function build(
  permissions: readonly TokenPermission[],
  { account: owner, rpc }: Pick<RevocationContext, 'account' | 'rpc'>,
) {
  const addresses = permissions.map(({ kind, account }) => {
    if (kind === 'amount' && account !== undefined) return account
    throw refuse('Only the delegate of a token account can be revoked.')
  })
  const [accounts, latest] = await Promise.all([
    readAccounts(addresses, rpc),
    readLatestBlockhash(rpc),
  ])
  const feePayer = new PublicKey(owner)
  const instructions = addresses.map((address, index) => {
    const program = tokenPrograms.find((one) => one.toBase58() === accounts[index]?.owner)
    if (!program) throw refuse(`${address} is no token account.`)
    return createRevokeInstruction(new PublicKey(address), feePayer, [], program)
  })
  const transaction = new Transaction({ feePayer, ...latest }).add(...instructions)
  return { ...serialize(transaction), ...latest }
}

/** Errors of a node if the account cannot pay the fee. */
const unpaid = ['AccountNotFound', 'InsufficientFundsForFee']

export const solanaPermissions: PermissionReader = {
  searched: 'permissions.searched.solana',
  async scan({ account, rpc, signal, report }) {
    const found = await readAll(account, rpc)
    if (!signal.aborted) report({ state: null, found, ended: [] })
  },

  async confirm(account, permissions, rpc) {
    if (permissions.length === 0) return []
    const ids = permissions.map(({ id }) => id)
    return (await readAll(account, rpc)).filter(({ id }) => ids.includes(id))
  },

  async simulate(permissions, context) {
    let err: unknown
    try {
      const { bytes } = await build(permissions, context)
      const response = await simulateBytes(bytes, context.rpc)
      err = (Object(response) as { value?: { err?: unknown } }).value?.err ?? null
    } catch (thrown) {
      if (thrown instanceof WalletModalError && thrown.code === 'REVOCATION_REFUSED') throw thrown
      log('info', 'a revocation could not be simulated', thrown)
      err = null
    }
    if (unpaid.includes(String(err)))
      throw new WalletModalError('INSUFFICIENT_GAS', { params: { symbol: context.nativeSymbol } })
    if (err !== null) throw refuse('The network would refuse the transaction.', err)
    return { gasLimit: null }
  },

  // One transaction has room for all instructions of a batch.
  takesBatches: async () => true,

  async revoke(permissions, context) {
    const { account, provider, rpc, beforeRequest } = context
    const built = await withPriority(await build(permissions, context), rpc)
    beforeRequest()
    return requestTransaction(toSolanaProvider(provider), account, built, context)
  },
}
