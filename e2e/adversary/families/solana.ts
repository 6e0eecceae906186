import * as splToken from '@solana/spl-token'
import {
  AccountLayout,
  AuthorityType,
  createAssociatedTokenAccountIdempotentInstruction,
  createSetAuthorityInstruction,
  decodeTransferCheckedInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  PublicKey,
  SystemInstruction,
  SystemProgram,
  TransactionInstruction,
  type VersionedTransaction,
} from '@solana/web3.js'
import { SolanaRpcError } from '../../../demo/services/solana/SolanaRpcError.ts'
import { startTestChain } from '../../../src/chains/solana/testing/startTestChain.ts'
import type { Network as ChainNetwork } from '../../../src/types/network.ts'
import { createSolanaWallet } from '../chains/solanaWallet.ts'
import { NodeError } from '../world/NodeError.ts'
import { createServices, type Held } from '../world/services.ts'
import { apiHost, type Family, nodeHost, type Payment, type Setting, trapOf } from './Family.ts'

const devnet: ChainNetwork = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [`https://${nodeHost}/`] } },
}
const multiplier = 5
const traps = ['none', 'hijacked account', 'own token account'] as const
const fee = 5_000n

/** A Solana chain of the runtime's own code, with a token of each program; `YLD` is scaled by its mint. */
export function createSolana({ world, liar, clock, network }: Setting): Family {
  const { chain, owner, rpc, land, makeToken } = startTestChain()
  const usdc = makeToken(TOKEN_PROGRAM_ID)
  const scaled = makeToken(TOKEN_2022_PROGRAM_ID, [ExtensionType.ScaledUiAmountConfig], (mint) => [
    splToken.createInitializeScaledUiAmountConfigInstruction(
      mint.publicKey,
      owner.publicKey,
      multiplier,
      TOKEN_2022_PROGRAM_ID,
    ),
  ])
  const programs: Record<string, PublicKey> = {
    [usdc]: TOKEN_PROGRAM_ID,
    [scaled]: TOKEN_2022_PROGRAM_ID,
  }
  const receiver = Keypair.generate()
  const stranger = Keypair.generate().publicKey
  chain.airdrop(receiver.publicKey.toBase58(), 1_000_000_000n)
  const own = owner.publicKey
  const accountOf = (mint: string, of: PublicKey) =>
    getAssociatedTokenAddressSync(new PublicKey(mint), of, false, programs[mint])
  const openAccount = (mint: string) =>
    createAssociatedTokenAccountIdempotentInstruction(
      own,
      accountOf(mint, receiver.publicKey),
      receiver.publicKey,
      new PublicKey(mint),
      programs[mint],
    )
  const trap = trapOf(world, traps)
  if (trap === 'own token account') land([openAccount(usdc), openAccount(scaled)])
  if (trap === 'hijacked account') {
    const hijacked = accountOf(usdc, receiver.publicKey)
    const { publicKey } = receiver
    const { AccountOwner } = AuthorityType
    land([openAccount(usdc)])
    land([createSetAuthorityInstruction(hijacked, publicKey, AccountOwner, stranger)], [receiver])
  }
  const isPast = new Set(chain.history().map(({ signature }) => signature))

  const held = (mint: string, of: PublicKey): bigint => {
    const account = chain.account(accountOf(mint, of).toBase58())
    const isOpen = account && 'data' in account && account.data.length > 0
    return isOpen ? AccountLayout.decode(account.data.subarray(0, AccountLayout.span)).amount : 0n
  }
  network.addNode(nodeHost, async (method, params) => {
    try {
      return await rpc(method, params)
    } catch (thrown) {
      if (thrown instanceof SolanaRpcError) throw new NodeError(thrown.code, thrown.message)
      throw thrown
    }
  })
  const holdingsOf = (of: string): Held[] => [
    { symbol: 'SOL', decimals: 9, amount: chain.balance(of) },
    { symbol: 'USDC', decimals: 6, address: usdc, amount: held(usdc, new PublicKey(of)) },
    { symbol: 'YLD', decimals: 6, address: scaled, amount: held(scaled, new PublicKey(of)) },
  ]
  network.addService(apiHost, createServices(devnet.caipNetworkId, holdingsOf))

  /** Receiver and amount by the chain: a token account pays to its owner of now. */
  function readInstruction({
    message,
  }: VersionedTransaction): Pick<Payment, 'to' | 'token' | 'amount'>[] {
    const keys = message.staticAccountKeys
    return message.compiledInstructions.flatMap(({ programIdIndex, accountKeyIndexes, data }) => {
      const programId = keys[programIdIndex] ?? own
      const accounts = accountKeyIndexes.map((at) => ({
        pubkey: keys[at] ?? own,
        isSigner: message.isAccountSigner(at),
        isWritable: message.isAccountWritable(at),
      }))
      const one = new TransactionInstruction({ programId, keys: accounts, data: Buffer.from(data) })
      if (programId.equals(SystemProgram.programId)) {
        const { toPubkey, lamports } = SystemInstruction.decodeTransfer(one)
        return { to: toPubkey.toBase58(), token: null, amount: BigInt(lamports) }
      }
      if (!programId.equals(TOKEN_PROGRAM_ID) && !programId.equals(TOKEN_2022_PROGRAM_ID)) return []
      const { keys: named, data: given } = decodeTransferCheckedInstruction(one, programId)
      const paid = chain.account(named.destination.pubkey.toBase58())
      const bytes = paid && 'data' in paid ? paid.data : new Uint8Array(AccountLayout.span)
      const to = AccountLayout.decode(bytes.subarray(0, AccountLayout.span)).owner.toBase58()
      return { to, token: named.mint.pubkey.toBase58(), amount: given.amount }
    })
  }

  return {
    namespace: 'solana',
    network: devnet,
    provide: () =>
      createSolanaWallet({ owner, stranger, liar, clock, networkId: devnet.caipNetworkId }),
    account: () => own.toBase58(),
    receiver: receiver.publicKey.toBase58(),
    others: {
      account: stranger.toBase58(),
      token: scaled,
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    },
    symbols: ['SOL', 'USDC', 'YLD'],
    traps,
    holdings: () => ({
      native: chain.balance(own.toBase58()),
      [usdc]: held(usdc, own),
      [scaled]: held(scaled, own),
    }),
    payments: () =>
      chain.history().flatMap(({ signature: hash, transaction, err }) => {
        if (isPast.has(hash) || !transaction) return []
        return readInstruction(transaction).map((paid) => ({
          kind: 'send' as const,
          hash,
          ...paid,
          fee,
          isSuccess: err === null,
        }))
      }),
    shownByWallets: (token, amount) =>
      token === scaled ? (Number(amount) / 1e6) * multiplier : undefined,
  }
}
