import { base64 } from '@scure/base'
import { getAccount } from '@solana/spl-token'
import { type Connection, PublicKey, VersionedTransaction } from '@solana/web3.js'
import { callRpc } from '../../../demo/services/shared/jsonRpcCall.ts'
import { readSolanaTransfers } from '../chains/readSolanaTransfer.ts'
import type { ReadSigned, SignedPayment } from './SignedPayment.ts'

/** Reads the account's transactions since now. `mints` are addresses by symbol. */
export function solanaSigned(
  chain: Connection,
  address: string,
  mints: Readonly<Record<string, string>>,
): ReadSigned {
  const all: SignedPayment[] = []
  const list = async () =>
    (await chain.getSignaturesForAddress(new PublicKey(address))).map(({ signature }) => signature)
  const known = list().then((signatures) => new Set(signatures))
  const symbolOf = (mint: string | null) =>
    mint === null ? 'SOL' : (Object.entries(mints).find(([, one]) => one === mint)?.[0] ?? '')

  async function read(hash: string): Promise<SignedPayment[]> {
    const config = { encoding: 'base64', maxSupportedTransactionVersion: 0 }
    const given = await callRpc(chain.rpcEndpoint, 'getTransaction', [hash, config])
    const [bytes = ''] = (given as { transaction: string[] }).transaction
    const { message } = VersionedTransaction.deserialize(base64.decode(bytes))
    if (message.staticAccountKeys[0]?.toBase58() !== address) return []
    const moved = readSolanaTransfers(message).map(async (one): Promise<SignedPayment> => {
      if (one.kind === 'revoke') return { hash, kind: 'other', to: '', symbol: '', amount: 0n }
      const { to, mint, amount } = one
      const isToken = mint !== null
      const owner = isToken ? (await getAccount(chain, new PublicKey(to))).owner.toBase58() : to
      return { hash, kind: 'send', to: owner, symbol: symbolOf(mint), amount }
    })
    return Promise.all(moved)
  }

  return async () => {
    const before = await known
    for (const signature of (await list()).reverse()) {
      if (before.has(signature)) continue
      before.add(signature)
      all.push(...(await read(signature)))
    }
    return all
  }
}
