import { GenericExtrinsic, Metadata, TypeRegistry } from '@polkadot/types'
import type { EventRecord } from '@polkadot/types/interfaces'
import { hexToU8a, u8aToHex } from '@polkadot/util'
import {
  blake2AsHex,
  decodeAddress,
  encodeAddress,
  randomAsU8a,
  xxhashAsHex,
} from '@polkadot/util-crypto'
import { polkadotNetwork } from '../../../demo/services/polkadot/network.ts'
import { callRpc } from '../../../demo/services/shared/jsonRpcCall.ts'
import { polkadotAccounts } from '../../fixtures/chains/polkadot.ts'
import type { HonestAccount } from './HonestAccount.ts'
import type { SignedPayment } from './SignedPayment.ts'

type Hex = `0x${string}`

const { ss58Prefix, nativeCurrency } = polkadotNetwork
const keyOf = (pallet: string, item: string) =>
  `${xxhashAsHex(pallet, 128)}${xxhashAsHex(item, 128).slice(2)}`
const fresh = () => encodeAddress(randomAsU8a(32), ss58Prefix)

/** The in-page wallet's first account on the node at `url`, which builds a block when `build` is called. */
export async function polkadotAccount(
  url: string,
  build: () => Promise<unknown>,
): Promise<HonestAccount> {
  const [address] = polkadotAccounts.kusama
  const call = async <Answer>(method: string, params: unknown[] = []) =>
    (await callRpc(url, method, params)) as Answer
  const registry = new TypeRegistry()
  registry.setMetadata(new Metadata(registry, await call<Hex>('state_getMetadata')))

  /** The first bytes of an account's entry are its nonce, and 16 later its free balance; little endian. */
  async function read(owner: string, at: number, length: number): Promise<bigint> {
    const id = u8aToHex(decodeAddress(owner))
    const key = `${keyOf('System', 'Account')}${blake2AsHex(id, 128).slice(2)}${id.slice(2)}`
    const entry = await call<Hex | null>('state_getStorage', [key])
    const bytes = entry ? hexToU8a(entry).slice(at, at + length) : new Uint8Array([0])
    return BigInt(u8aToHex(bytes.reverse()))
  }

  /** Includes what is in the pool, so that the account's balance and nonce count it. */
  async function include(): Promise<void> {
    if ((await call<Hex[]>('author_pendingExtrinsics')).length > 0) await build()
  }

  /** Hashes of blocks by the hashes of the account's extrinsics, and their places in the blocks. */
  const included = new Map<string, { block: string; index: number }>()
  const all: SignedPayment[] = []

  function decode(hash: string, { method, section, args }: GenericExtrinsic['method']) {
    const isPayment = section === 'balances' && method.startsWith('transfer')
    const [to, amount] = args
    const payment: SignedPayment = {
      hash,
      kind: isPayment ? 'send' : 'other',
      to: isPayment && to ? encodeAddress(hexToU8a(to.toHex()).slice(-32), ss58Prefix) : '',
      symbol: nativeCurrency.symbol,
      amount: isPayment ? BigInt(String(amount)) : 0n,
    }
    return payment
  }

  const heightOf = async () => Number((await call<{ number: string }>('chain_getHeader')).number)
  let next = (await heightOf()) + 1

  return {
    native: nativeCurrency.symbol,
    places: { [nativeCurrency.symbol]: nativeCurrency.decimals },
    others: {
      account: fresh(),
      token: '',
      network: 'polkadot:68d56f15f85d3136970ec16946040bc1',
    },
    address,
    fresh,
    held: (owner) => read(owner, 16, 16),
    async sent() {
      await include()
      return Number(await read(address, 0, 4))
    },
    async signed() {
      const newest = await heightOf()
      for (; next <= newest; next += 1) {
        const block = await call<string>('chain_getBlockHash', [next])
        const { block: read } = await call<{ block: { extrinsics: Hex[] } }>('chain_getBlock', [
          block,
        ])
        for (const [index, hex] of read.extrinsics.entries()) {
          const extrinsic = new GenericExtrinsic(registry, hexToU8a(hex))
          if (!extrinsic.isSigned) continue
          if (encodeAddress(extrinsic.signer.toString(), ss58Prefix) !== address) continue
          const hash = blake2AsHex(hexToU8a(hex))
          included.set(hash, { block, index })
          all.push(decode(hash, extrinsic.method))
        }
      }
      return all
    },
    async isExecuted(hash) {
      const found = included.get(hash)
      if (!found) return false
      const bytes = await call<Hex>('state_getStorage', [keyOf('System', 'Events'), found.block])
      const records = [...registry.createType('Vec<EventRecord>', bytes)] as EventRecord[]
      return records.some(
        ({ phase, event }) =>
          phase.isApplyExtrinsic &&
          phase.asApplyExtrinsic.toNumber() === found.index &&
          event.section === 'system' &&
          event.method === 'ExtrinsicSuccess',
      )
    },
    refill: async () => {},
  }
}
