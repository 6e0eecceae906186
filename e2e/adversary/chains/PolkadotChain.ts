import { Keyring } from '@polkadot/keyring'
import { expandMetadata, GenericExtrinsic, Metadata, TypeRegistry } from '@polkadot/types'
import polkadotHub from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import { bnToU8a, hexToU8a, u8aToHex } from '@polkadot/util'
import { blake2AsHex, xxhashAsHex } from '@polkadot/util-crypto'
import { NodeError } from '../world/NodeError.ts'

export interface PolkadotTransfer {
  hash: string
  hex: string
  from: string
  to: string
  amount: bigint
  fee: bigint
  nonce: number
  /** Number of the block that includes it. */
  block: number
  isSuccess: boolean
}

const blockMs = 6_000
/** Blocks after which a block is final. */
const finality = 2
const firstBlock = 5_000
const genesisHash = `0x68d56f15f85d3136970ec16946040bc1${'5'.repeat(32)}`
const accountsPrefix = xxhashAsHex('System', 128) + xxhashAsHex('Account', 128).slice(2)
const eventsKey = xxhashAsHex('System', 128) + xxhashAsHex('Events', 128).slice(2)
const version = { specName: 'statemint', specVersion: 2_000_000, transactionVersion: 15 }
/** The API `Metadata`, whose second version returns metadata in a requested version. */
const apis = [['0x37e397fc7c91f5e4', 2]]
/** Hexadecimal digits of the metadata behind `Some` and a compact length of four bytes. */
const plainMetadata = `0x${polkadotHub.slice(2 + 2 + 8)}`

const scale = (value: bigint | number, bytes: number) =>
  u8aToHex(bnToU8a(value, { bitLength: 8 * bytes, isLe: true })).slice(2)
const keyring = new Keyring({ type: 'sr25519', ss58Format: 0 })
const idOf = (address: string) => u8aToHex(keyring.decodeAddress(address))

/** The types of the runtime, decoded once for all worlds. */
const registry = new TypeRegistry()
const metadata = new Metadata(registry, hexToU8a(plainMetadata))
registry.setMetadata(metadata)
const { consts } = expandMetadata(registry, metadata)
const existentialDeposit = BigInt(String(consts.balances?.existentialDeposit))

/** Polkadot's asset hub in memory, with the metadata of the real one. It executes transfers of its native token. */
export class PolkadotChain {
  readonly transfers: PolkadotTransfer[] = []
  /** Planck that each transfer pays. */
  fee = 150_000_000n
  private readonly start = Date.now()
  private readonly funded = new Map<string, bigint>()

  fund(address: string, amount: bigint): void {
    this.funded.set(idOf(address), amount)
  }

  private newest(): number {
    return firstBlock + Math.floor((Date.now() - this.start) / blockMs)
  }

  /** Transfers up to a block, or all that nodes know. */
  private until(block = Number.POSITIVE_INFINITY): PolkadotTransfer[] {
    return this.transfers.filter((one) => one.block <= block)
  }

  balance(address: string, block?: number): bigint {
    const id = idOf(address)
    return this.until(block).reduce((sum, { from, to, amount, fee, isSuccess }) => {
      const moved = isSuccess ? amount : 0n
      const paid = idOf(from) === id ? moved + fee : 0n
      return sum - paid + (idOf(to) === id ? moved : 0n)
    }, this.funded.get(id) ?? 0n)
  }

  private nonceOf(address: string, block?: number): number {
    return this.until(block).filter(({ from }) => idOf(from) === idOf(address)).length
  }

  private account(id: string, block?: number): string | null {
    const address = keyring.encodeAddress(hexToU8a(id), 0)
    const free = this.balance(address, block)
    if (free === 0n) return null
    const counts = [this.nonceOf(address, block), 0, 1, 0].map((count) => scale(count, 4))
    // The flag of accounts with holds and freezes.
    const amounts = [free, 0n, 0n, 1n << 127n].map((amount) => scale(amount, 16))
    return `0x${[...counts, ...amounts].join('')}`
  }

  /** `Vec<EventRecord>` of a block: one `ExtrinsicSuccess` or `ExtrinsicFailed` of the pallet System for each transfer. */
  private events(block: number): string {
    const own = this.transfers.filter((one) => one.block === block)
    const records = own.map(({ isSuccess }, at) => {
      const info = '00000000'
      const event = isSuccess ? `0000${info}` : `000102${info}`
      return `00${scale(at, 4)}${event}00`
    })
    return `0x${scale(4 * own.length, 1)}${records.join('')}`
  }

  /** Includes an extrinsic in the next block. @throws NodeError if a node would refuse it */
  submit(hex: string): string {
    const hash = blake2AsHex(hexToU8a(hex))
    const refuse = (data: string) => new NodeError(1010, `Invalid Transaction: ${data}`)
    if (this.transfers.some((one) => one.hash === hash))
      throw new NodeError(1013, 'Transaction is already imported')
    let extrinsic: GenericExtrinsic
    try {
      extrinsic = new GenericExtrinsic(registry, hexToU8a(hex))
    } catch {
      throw refuse('Transaction could not be decoded')
    }
    const { method, section, args } = extrinsic.method
    const from = extrinsic.signer.toString()
    const nonce = extrinsic.nonce.toNumber()
    if (section !== 'balances') throw refuse('Transaction call is not expected')
    if (nonce !== this.nonceOf(from)) throw refuse('Transaction is outdated')
    const birth = extrinsic.era.asMortalEra.birth(this.newest())
    if (this.newest() >= birth + 64) throw refuse('Transaction is outdated')
    const fee = this.fee + extrinsic.tip.toBigInt()
    const free = this.balance(from)
    if (free < fee) throw refuse('Inability to pay some fees')
    const to = keyring.encodeAddress(hexToU8a(args[0]?.toHex().slice(-64).padStart(66, '0x')), 0)
    const amount = BigInt(String(args[1]))
    const least = method === 'transferKeepAlive' ? existentialDeposit : 0n
    const isSuccess =
      free - fee - amount >= least && this.balance(to) + amount >= existentialDeposit
    const block = this.newest() + 1
    const sender = keyring.encodeAddress(keyring.decodeAddress(from), 0)
    this.transfers.push({ hash, hex, from: sender, to, amount, fee, nonce, block, isSuccess })
    return hash
  }

  /** Answers a JSON-RPC request. @throws NodeError */
  request(method: string, params: readonly unknown[]): unknown {
    const answer = this.answers[method]
    if (!answer) throw new NodeError(-32_601, 'Method not found')
    return answer(params)
  }

  private readonly answers: Record<string, (params: readonly unknown[]) => unknown> = {
    author_submitExtrinsic: ([hex]) => this.submit(String(hex)),
    chain_getBlockHash: ([number]) => (Number(number) === 0 ? genesisHash : hashAt(Number(number))),
    chain_getFinalizedHead: () => hashAt(this.newest() - finality),
    chain_getHeader: ([hash]) => ({ number: `0x${numberAt(hash).toString(16)}` }),
    chain_getBlock: ([hash]) => ({
      block: {
        extrinsics: this.transfers
          .filter(({ block }) => block === numberAt(hash))
          .map(({ hex }) => hex),
      },
    }),
    state_getRuntimeVersion: () => ({ ...version, apis }),
    state_getMetadata: () => plainMetadata,
    state_call: ([name]) =>
      name === 'Metadata_metadata_at_version' ? polkadotHub : `0x000000${scale(this.fee, 16)}`,
    state_getStorage: ([key, at]) => {
      const block = at === undefined ? undefined : numberAt(at)
      if (key === eventsKey) return this.events(block ?? this.newest())
      const isAccount = String(key).startsWith(accountsPrefix)
      return isAccount ? this.account(`0x${String(key).slice(-64)}`, block) : null
    },
    system_accountNextIndex: ([address]) => this.nonceOf(String(address)),
    system_properties: () => ({ ss58Format: 0, tokenDecimals: [10], tokenSymbol: ['DOT'] }),
  }
}

const hashAt = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const numberAt = (hash: unknown) => Number(BigInt(String(hash)) & 0xffff_ffffn)
