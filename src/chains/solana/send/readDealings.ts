import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { AccountDealings } from '../../../types/sender.ts'
import { bool, finiteNumber, oneOf, orElse, orNull, text } from '../../../utils/schemas.ts'
import { getTransaction } from '../getTransaction.ts'

/** Maximum number of transactions that are read, the newest first. Their requests are sent as one batch. */
const maxRead = 50

const signatures = validEntries(
  z.object({ signature: text, err: orNull(z.unknown()) }),
  maxRead + 1,
)

const transfer = z.object({
  parsed: z.object({
    type: oneOf(['transfer', 'transferChecked']),
    info: z.object({
      source: text,
      destination: text,
      authority: z.optional(text),
    }),
  }),
})
const transaction = z.object({
  meta: z.object({
    postTokenBalances: orElse(
      validEntries(z.object({ accountIndex: finiteNumber, owner: text }), 1_000),
      [],
    ),
  }),
  transaction: z.object({
    message: z.object({
      accountKeys: z.array(z.object({ pubkey: text, signer: bool })),
      instructions: validEntries(transfer, 1_000),
    }),
  }),
})
type Read = z.infer<typeof transaction>

/** Returns sender and receiver of each transfer in a transaction. Token accounts are replaced by their owners. */
function partiesOf({ meta, transaction: { message } }: Read) {
  const keys = message.accountKeys
  const owners = new Map(
    meta.postTokenBalances.map(({ accountIndex, owner }) => [keys[accountIndex]?.pubkey, owner]),
  )
  return message.instructions.map(({ parsed: { info } }) => ({
    from: info.authority ?? info.source,
    to: owners.get(info.destination) ?? info.destination,
  }))
}

/**
 * Reads the receivers and senders of an account's earlier transfers. Only plain transfers count. A receiver counts only
 * if the account has signed, because any transaction can contain any account. A transaction that cannot be read is left
 * out, and the dealings are then not whole.
 */
export async function readDealings(address: string, rpc: RpcRequest): Promise<AccountDealings> {
  const config = { commitment: 'confirmed', limit: maxRead + 1 }
  const listed = await rpc('getSignaturesForAddress', [address, config])
  const parsed = signatures.safeParse(listed)
  if (!parsed.success) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: listed })
  const responses = await Promise.all(
    parsed.data
      .slice(0, maxRead)
      .filter(({ err }) => err === null)
      .map(({ signature }) => getTransaction(signature, 'jsonParsed', rpc).catch(() => null)),
  )
  const dealings: AccountDealings = {
    receivers: [],
    senders: [],
    isWhole:
      Array.isArray(listed) && listed.length <= maxRead && parsed.data.length === listed.length,
  }
  for (const response of responses) {
    const one = transaction.safeParse(response)
    if (!one.success) {
      dealings.isWhole = false
      continue
    }
    const { accountKeys } = one.data.transaction.message
    const isSigned = accountKeys.some(({ pubkey, signer }) => signer && pubkey === address)
    for (const { from, to } of partiesOf(one.data)) {
      if (from === address && isSigned) dealings.receivers.push(to)
      if (to === address) dealings.senders.push(from)
    }
  }
  return dealings
}
