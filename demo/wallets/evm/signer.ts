import {
  computeAddress,
  getBytes,
  hashMessage,
  SigningKey,
  Transaction,
  TypedDataEncoder,
  toUtf8Bytes,
} from 'ethers'
import type { EvmChain } from './chains.ts'
import { callRpc, callRpcQuantity } from './jsonRpc.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'
import { KNOWN_ADDRESSES } from './testKeys.ts'
import type { TransactionRequest } from './transaction.ts'
import type { TypedData } from './typedData.ts'

const ONE_GWEI = 1_000_000_000n

/** A private key with a wallet's operations. Addresses are EIP-55. */
export interface EvmSigner {
  address: string
  signMessage(message: string): string
  signTypedData(data: TypedData): string
  /** Signs and broadcasts; resolves with the hash. */
  sendTransaction(transaction: TransactionRequest, chain: EvmChain): Promise<string>
}

export function createEvmSigner(privateKey: string): EvmSigner {
  const key = new SigningKey(privateKey)
  const address = KNOWN_ADDRESSES[privateKey] ?? computeAddress(key.publicKey)
  // Transactions are sent one after the other, because the next nonce is known only after the node has received the
  // last transaction.
  let lastSend: Promise<unknown> = Promise.resolve()

  return {
    address,
    signMessage: (message) => key.sign(hashMessage(messageBytes(message))).serialized,
    signTypedData: ({ domain, types, message }) =>
      key.sign(TypedDataEncoder.hash(domain, types, message)).serialized,
    sendTransaction(transaction, chain) {
      const send = async () => {
        const complete = await complement(transaction, address, chain)
        complete.signature = key.sign(complete.unsignedHash)
        const hash = await callRpc(chain.rpcUrl, 'eth_sendRawTransaction', [complete.serialized])
        if (typeof hash === 'string') return hash
        throw new ProviderRpcError(-32603, 'The node did not tell the hash of the transaction.')
      }
      const sent = lastSend.then(send)
      lastSend = sent.catch(() => undefined)
      return sent
    },
  }
}

/** The bytes that personal_sign signs: decoded from hexadecimal text, or else the text as UTF-8. */
export function messageBytes(message: string): Uint8Array {
  return /^0x([0-9a-f]{2})*$/i.test(message) ? getBytes(message) : toUtf8Bytes(message)
}

async function complement(
  request: TransactionRequest,
  from: string,
  { id, rpcUrl }: EvmChain,
): Promise<Transaction> {
  const call = { ...request, from }
  const [nonce, gasLimit, fees] = await Promise.all([
    request.nonce ?? callRpcQuantity(rpcUrl, 'eth_getTransactionCount', [from, 'pending']),
    request.gas ?? callRpcQuantity(rpcUrl, 'eth_estimateGas', [call]),
    feesFor(request, rpcUrl),
  ])
  return Transaction.from({
    chainId: BigInt(id),
    nonce: Number(nonce),
    to: request.to ?? null,
    value: request.value ?? '0x0',
    data: request.data ?? '0x',
    gasLimit,
    ...fees,
  })
}

async function feesFor(request: TransactionRequest, rpcUrl: string) {
  if (request.gasPrice !== undefined) return { type: 0, gasPrice: request.gasPrice }
  const [tip, price] = await Promise.all([
    request.maxPriorityFeePerGas ??
      callRpcQuantity(rpcUrl, 'eth_maxPriorityFeePerGas', []).catch(() => ONE_GWEI),
    callRpcQuantity(rpcUrl, 'eth_gasPrice', []),
  ])
  const maxFeePerGas = BigInt(request.maxFeePerGas ?? price * 2n + BigInt(tip))
  const maxPriorityFeePerGas = BigInt(tip) < maxFeePerGas ? BigInt(tip) : maxFeePerGas
  return { type: 2, maxPriorityFeePerGas, maxFeePerGas }
}
