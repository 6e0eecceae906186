import { Interface } from 'ethers/abi'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { HeldCollectible, Transfer } from '../../../types/sender.ts'
import type { Collectible } from '../../../types/token.ts'
import { isSame } from '../../../utils/isSame.ts'
import { shortAddress } from '../../../utils/shortAddress.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { readTokenName } from '../tokenBalance.ts'
import { type Movement, readMovements, topic } from './movements.ts'
import { parse, receipt } from './nodeResponses.ts'
import { fromHex } from './toHex.ts'

const holders = {
  erc721: new Interface(['function ownerOf(uint256 id) view returns (address)']),
  erc1155: new Interface(['function balanceOf(address owner, uint256 id) view returns (uint256)']),
}

/** Limits of transactions that are read, and of collectibles in them: a transaction may hand out hundreds. */
const maxTransactions = 5
const maxCollectibles = 20

type Place = Pick<HeldCollectible, 'contract' | 'standard' | 'id'>

/** The call that reads how many of a collectible `owner` holds. */
export function holdingCall(
  contract: string,
  { standard, id }: Pick<Collectible, 'standard' | 'id'>,
  owner: string,
): { to: string; data: string } {
  const data =
    standard === 'erc721'
      ? holders.erc721.encodeFunctionData('ownerOf', [id])
      : holders.erc1155.encodeFunctionData('balanceOf', [owner, id])
  return { to: contract, data }
}

/** Reads the response of `holdingCall`. @throws WalletModalError SERVICE_INVALID_RESPONSE */
export function toHolding(
  { standard }: Pick<Collectible, 'standard'>,
  response: unknown,
  owner: string,
): bigint {
  const value = typeof response === 'string' && response.length === 66 ? fromHex(response) : null
  if (value === null) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
  if (standard === 'erc1155') return value
  return isSame(`0x${String(response).slice(26)}`, owner) ? 1n : 0n
}

/** Reads how many of a collectible `owner` holds. Rejects with the errors of `rpc` and SERVICE_INVALID_RESPONSE. */
export async function readHolding(
  contract: string,
  collectible: Pick<Collectible, 'standard' | 'id'>,
  owner: string,
  rpc: RpcRequest,
): Promise<bigint> {
  const call = holdingCall(contract, collectible, owner)
  return toHolding(collectible, await rpc('eth_call', [call, 'latest']), owner)
}

async function readReceived(hash: string, owner: string, rpc: RpcRequest): Promise<Place[]> {
  const mined = parse(receipt, await rpc('eth_getTransactionReceipt', [hash]))
  if (!mined || !isSame(mined.transactionHash, hash)) return []
  return mined.logs.flatMap((log): Place[] =>
    readMovements([log], owner).flatMap(({ kind, token, collectible }) => {
      if (kind !== 'in' || !collectible) return []
      // Of the collectibles' events, ERC-721 has the one that ERC-20 has too.
      const standard = log.topics[0] === topic.transfer ? 'erc721' : 'erc1155'
      return [{ contract: toChecksumAddress(token), standard, id: String(collectible.id) }]
    }),
  )
}

/** Reads the collectibles that `owner` received by transactions and still holds; see `Sender`. */
export async function readCollectibles(
  hashes: readonly string[],
  owner: string,
  rpc: RpcRequest,
): Promise<HeldCollectible[]> {
  const received = await Promise.all(
    hashes.slice(0, maxTransactions).map((hash) => readReceived(hash, owner, rpc)),
  )
  const places = new Map(received.flat().map((one) => [`${one.contract} ${one.id}`, one]))
  const held = await Promise.all(
    [...places.values()].slice(0, maxCollectibles).map(async (one) => {
      const { contract } = one
      const [amount, collection] = await Promise.all([
        // A burned token has no owner, so that the contract reverts.
        readHolding(contract, one, owner, rpc).catch((thrown: unknown) => {
          if (thrown instanceof WalletModalError && thrown.code === 'RPC_ERROR') return 0n
          throw thrown
        }),
        readTokenName(contract, rpc).catch(() => ''),
      ])
      return { ...one, amount, collection }
    }),
  )
  return held.filter(({ amount }) => amount > 0n)
}

/** True for the movement of a transfer's collectible to its receiver. */
const isOrdered = (
  { token, to, collectible }: Transfer,
  { kind, token: moved, other, collectible: given }: Movement,
): boolean =>
  kind === 'out' &&
  isSame(moved, token ?? '') &&
  isSame(other, to) &&
  given !== undefined &&
  String(given.id) === collectible?.id

/**
 * Checks that exactly the ordered collectibles leave the account.
 * @throws WalletModalError TRANSFER_TAKES_MORE if anything else leaves it or is approved, or other numbers of them;
 * TRANSFER_REFUSED if none leaves it
 */
export function checkCollectibleMoves(transfer: Transfer, moved: readonly Movement[]): void {
  const { symbol, amountBaseUnits } = transfer
  const given = moved.filter(({ kind }) => kind !== 'in')
  const other = given.find((one) => !isOrdered(transfer, one))
  if (other) {
    const what = shortAddress(toChecksumAddress(other.token))
    const longMessage = `${other.kind} of ${other.amount ?? 'collectibles'} of ${other.token}, ${other.other}`
    throw new WalletModalError('TRANSFER_TAKES_MORE', { params: { symbol, what }, longMessage })
  }
  const count = given.reduce((sum, { collectible }) => sum + (collectible?.count ?? 0n), 0n)
  if (count === amountBaseUnits) return
  const longMessage = `${count} of the collectible would go and not ${amountBaseUnits}.`
  throw count > amountBaseUnits
    ? new WalletModalError('TRANSFER_TAKES_MORE', { params: { symbol, what: symbol }, longMessage })
    : new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, longMessage })
}
