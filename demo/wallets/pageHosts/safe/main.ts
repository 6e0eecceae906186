import { type BaseTransaction, MessageFormatter, Methods } from '@safe-global/safe-apps-sdk'
import { Contract, hashMessage, isHexString, JsonRpcProvider, toUtf8String, Wallet } from 'ethers'
import { HostPage } from '../hostPage.ts'

/**
 * A host of Safe Apps, by the messages of Safe's SDK, for a Safe with one owner whose key is in the page. It proposes a
 * transaction first, and executes it once the user presses "Execute", as a Safe with several owners does.
 */

const abi = [
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
]
const none = '0x0000000000000000000000000000000000000000'
const version = '9.1.0'

const page = new HostPage('Safe host')
const provider = new JsonRpcProvider(page.parameter('rpc'), undefined, { cacheTimeout: -1 })
const owner = new Wallet(page.parameter('key'), provider)
const safeAddress = page.parameter('safe')
const safe = new Contract(safeAddress, abi, owner)

interface Proposed {
  txStatus: 'AWAITING_EXECUTION' | 'SUCCESS' | 'CANCELLED'
  txHash: string | null
}
const proposals = new Map<string, Proposed>()

const call = (method: string, ...args: unknown[]) => safe.getFunction(method)(...args)

async function propose({ to, value, data }: BaseTransaction): Promise<string> {
  const nonce = await call('nonce')
  const terms = [to, BigInt(value), data, 0, 0, 0, 0, none, none]
  const safeTxHash = String(await call('getTransactionHash', ...terms, nonce))
  const proposed: Proposed = { txStatus: 'AWAITING_EXECUTION', txHash: null }
  proposals.set(safeTxHash, proposed)
  page
    .decide({
      label: `Execute ${safeTxHash}`,
      async confirm() {
        const signature = owner.signingKey.sign(safeTxHash).serialized
        const sent = await call('execTransaction', ...terms, signature)
        await sent.wait()
        proposals.set(safeTxHash, { txStatus: 'SUCCESS', txHash: sent.hash })
      },
      reject: () => proposals.set(safeTxHash, { txStatus: 'CANCELLED', txHash: null }),
    })
    .catch(() => {})
  return safeTxHash
}

async function sign(message: string): Promise<string> {
  // Safe{Wallet} decodes a hexadecimal message to text before its owners sign it.
  const text = isHexString(message) ? toUtf8String(message) : message
  const { chainId } = await provider.getNetwork()
  return owner.signTypedData(
    { chainId, verifyingContract: safeAddress },
    { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    { message: hashMessage(text) },
  )
}

type Params = Record<string, never> & {
  txs: BaseTransaction[]
  message: string
  safeTxHash: string
  call: string
  params: unknown[]
}

const answers: Partial<Record<Methods, (params: Params) => unknown>> = {
  [Methods.getSafeInfo]: async () => ({
    safeAddress,
    chainId: Number((await provider.getNetwork()).chainId),
    threshold: 1,
    owners: [owner.address],
    isReadOnly: false,
  }),
  [Methods.rpcCall]: ({ call: method, params }) => provider.send(method, params),
  [Methods.getTxBySafeTxHash]: ({ safeTxHash }) => proposals.get(safeTxHash),
  [Methods.sendTransactions]: ({ txs: [first] }) =>
    page.decide({
      label: 'Send',
      confirm: async () => ({ safeTxHash: first && (await propose(first)) }),
      reject: () => 'Transaction was rejected',
    }),
  [Methods.signMessage]: ({ message }) =>
    page.decide({
      label: 'Sign',
      confirm: async () => ({ signature: await sign(message) }),
      reject: () => 'Message was rejected',
    }),
}

addEventListener('message', async ({ source, origin, data }: MessageEvent) => {
  const answer = source === page.frame.contentWindow && answers[data.method as Methods]
  if (!answer) return
  const { id, params } = data
  const reply = (message: unknown) => page.frame.contentWindow?.postMessage(message, origin)
  try {
    reply(MessageFormatter.makeResponse(id, (await answer(params)) as never, version))
  } catch (error) {
    reply(MessageFormatter.makeErrorResponse(id, String(error), version))
  }
})

page.open()
