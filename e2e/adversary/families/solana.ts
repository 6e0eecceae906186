import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import * as splToken from '@solana/spl-token'
import {
  AccountLayout,
  AuthorityType,
  createApproveInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createSetAuthorityInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, PublicKey, type VersionedTransaction } from '@solana/web3.js'
import { SolanaRpcError } from '../../../demo/services/solana/SolanaRpcError.ts'
import { startTestChain } from '../../../src/chains/solana/testing/startTestChain.ts'
import type { Network as ChainNetwork } from '../../../src/types/network.ts'
import { readSolanaTransfers } from '../chains/readSolanaTransfer.ts'
import { createSolanaWallet, type SolanaKeys, selectedOf } from '../chains/solanaWallet.ts'
import { NodeError } from '../world/NodeError.ts'
import { createServices, type Held } from '../world/services.ts'
import {
  apiHost,
  type Family,
  nodeHost,
  otherHost,
  type Payment,
  type Setting,
  trapOf,
} from './Family.ts'
import { forgedSession } from './forgedSession.ts'

const devnet: ChainNetwork = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [`https://${nodeHost}/`] } },
}
const testnet: ChainNetwork = {
  ...devnet,
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  rpcUrls: { default: { http: [`https://${otherHost}/`] } },
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
  const strangerKeys = Keypair.generate()
  const stranger = strangerKeys.publicKey
  const second = Keypair.generate()
  chain.airdrop(receiver.publicKey.toBase58(), 1_000_000_000n)
  chain.airdrop(second.publicKey.toBase58(), 1_000_000_000n)
  const own = owner.publicKey
  const keys: SolanaKeys = {
    keypairs: [owner, second],
    selected: 0,
    networkId: devnet.caipNetworkId,
    messages: [],
  }
  /** The wallet as the newest page has it. */
  let wallet: ReturnType<typeof createSolanaWallet> | null = null
  /** Networks other than the first on which a transaction was broadcast, by signature. */
  const networkOf = new Map<string, string>()
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
  if (world.flow === 'Solana revoke') {
    const account = accountOf(usdc, own)
    land([createApproveInstruction(account, receiver.publicKey, own, 5_000_000n)])
  }
  const isPast = new Set(chain.history().map(({ signature }) => signature))

  const held = (mint: string, of: PublicKey): bigint => {
    const account = chain.account(accountOf(mint, of).toBase58())
    const isOpen = account && 'data' in account && account.data.length > 0
    return isOpen ? AccountLayout.decode(account.data.subarray(0, AccountLayout.span)).amount : 0n
  }
  const respond = async (method: string, params: unknown[]) => {
    try {
      return await rpc(method, params)
    } catch (thrown) {
      if (thrown instanceof SolanaRpcError) throw new NodeError(thrown.code, thrown.message)
      throw thrown
    }
  }
  network.addNode(nodeHost, respond)
  // Both networks have the same state, so that a transaction for the one would be valid on the other.
  network.addNode(otherHost, async (method, params) => {
    const result = await respond(method, params)
    if (method === 'sendTransaction') networkOf.set(String(result), testnet.caipNetworkId)
    return result
  })
  const holdingsOf = (of: string): Held[] => [
    { symbol: 'SOL', decimals: 9, amount: chain.balance(of) },
    { symbol: 'USDC', decimals: 6, address: usdc, amount: held(usdc, new PublicKey(of)) },
    { symbol: 'YLD', decimals: 6, address: scaled, amount: held(scaled, new PublicKey(of)) },
  ]
  network.addService(apiHost, createServices(devnet.caipNetworkId, holdingsOf))

  /** Receiver and amount by the chain: a token account pays to its owner of now. */
  function readPayments({
    message,
  }: VersionedTransaction): Pick<Payment, 'kind' | 'to' | 'token' | 'amount'>[] {
    return readSolanaTransfers(message).map((one) => {
      // Only one account has a delegate.
      if (one.kind === 'revoke')
        return { kind: 'revoke', to: receiver.publicKey.toBase58(), token: usdc, amount: 0n }
      const { kind, to, mint: token, amount } = one
      if (token === null) return { kind, to, token, amount }
      const paid = chain.account(to)
      const bytes = paid && 'data' in paid ? paid.data : new Uint8Array(AccountLayout.span)
      const { owner } = AccountLayout.decode(bytes.subarray(0, AccountLayout.span))
      return { kind, to: owner.toBase58(), token, amount }
    })
  }

  return {
    namespace: 'solana',
    network: devnet,
    otherNetwork: testnet,
    provide() {
      wallet = createSolanaWallet({ keys, stranger, liar, clock })
      return wallet
    },
    account: () => selectedOf(keys),
    selectOther() {
      keys.selected = 1 - keys.selected
      wallet?.tell([selectedOf(keys)])
    },
    selectNetwork() {
      keys.networkId = testnet.caipNetworkId
      for (const listener of wallet?.listeners ?? []) listener.network?.(keys.networkId)
    },
    repeat() {
      for (const listener of [...(wallet?.listeners ?? []), ...(wallet?.listeners ?? [])]) {
        listener.network?.(keys.networkId)
        listener.accounts([selectedOf(keys)])
      }
    },
    messages: () => keys.messages,
    hasSigned: (account, message, signature) =>
      ed25519.verify(
        base58.decode(signature),
        new TextEncoder().encode(message),
        base58.decode(account),
      ),
    forged: {
      'wallet-modal/siwx': [
        forgedSession({
          family: 'Solana',
          accountAddress: own.toBase58(),
          chainId: devnet.caipNetworkId,
          withoutStatement: [],
          sign: (message) =>
            base58.encode(
              ed25519.sign(new TextEncoder().encode(message), strangerKeys.secretKey.slice(0, 32)),
            ),
        }),
      ],
    },
    receiver: receiver.publicKey.toBase58(),
    others: {
      account: stranger.toBase58(),
      token: scaled,
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    },
    symbols: ['SOL', 'USDC', 'YLD'],
    traps,
    holdings: () => ({
      native: chain.balance(own.toBase58()) + chain.balance(second.publicKey.toBase58()),
      [usdc]: held(usdc, own),
      [scaled]: held(scaled, own),
    }),
    payments: () =>
      chain.history().flatMap(({ signature: hash, transaction, err }) => {
        if (isPast.has(hash) || !transaction) return []
        return readPayments(transaction).map((paid) => ({
          hash,
          from: transaction.message.staticAccountKeys[0]?.toBase58() ?? '',
          network: networkOf.get(hash) ?? devnet.caipNetworkId,
          ...paid,
          fee,
          isSuccess: err === null,
        }))
      }),
    shownByWallets: (token, amount) =>
      token === scaled ? (Number(amount) / 1e6) * multiplier : undefined,
  }
}
