import { AbiCoder, Interface } from 'ethers/abi'
import { isSame } from '../../../utils/isSame.ts'
import { accountCalls, type InnerCall, readExecution } from '../accountCalls.ts'
import type { SentCall } from './compareCall.ts'
import { entryPoints } from './smartAccount.ts'

const accounts = new Interface(
  Object.keys(accountCalls).map((signature) => `function ${signature}`),
)

/** `handleOps` of the EntryPoints of ERC-4337: 0.6, and since 0.7 with packed gas. The account and its data stay in place. */
const handleOps = new Interface([
  'function handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)',
  'function handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
])

/**
 * DelegationManager 1.3.0 of MetaMask, the same on every network
 * (https://github.com/MetaMask/delegation-framework): it has accounts make calls
 * that they have delegated, in the modes of ERC-7579. The last delegation of a chain is that of the account.
 */
const delegationManager = '0xdb9b1e94b5b69df7e401ddbede43491141047db3'
const redeem = new Interface(['function redeemDelegations(bytes[],bytes32[],bytes[])'])
const delegations =
  '(address delegate,address delegator,bytes32,(address,bytes,bytes)[],uint256,bytes)[]'

/** @throws Error if the account is called by an unknown function */
function readAccountCalls(account: string, input: string): InnerCall[] {
  const fragment = accounts.getFunction(input.slice(0, 10))
  const read = fragment && accountCalls[fragment.format('sighash')]
  if (!fragment || !read) throw new Error('unknown function')
  const calls = read(accounts.decodeFunctionData(fragment, input))
  // ERC-7821 has the zero address stand for the account.
  return calls.map((call) => (BigInt(call.to) === 0n ? { ...call, to: account } : call))
}

/** @throws Error unless exactly one operation is the account's */
function readOperation(account: string, input: string): InnerCall[] {
  const fragment = handleOps.getFunction(input.slice(0, 10))
  if (!fragment) throw new Error('unknown function')
  const [all] = handleOps.decodeFunctionData(fragment, input)
  const own = [...all].filter(([sender]) => isSame(sender, account))
  const [operation] = own
  if (!operation || own.length > 1) throw new Error('not one operation')
  return readAccountCalls(account, operation[3])
}

/** @throws Error if none of the delegations is the account's */
function readDelegated(account: string, { from, input }: SentCall): InnerCall[] {
  const [contexts, modes, data] = redeem.decodeFunctionData('redeemDelegations', input)
  const calls = [...contexts].flatMap((context, index) => {
    const [chain] = AbiCoder.defaultAbiCoder().decode([delegations], context)
    const delegator = chain.length > 0 ? chain[chain.length - 1].delegator : from
    return isSame(delegator, account) ? readExecution(modes[index], data[index]) : []
  })
  if (calls.length === 0) throw new Error('of other accounts')
  return calls
}

function read(account: string, sent: SentCall): InnerCall[] {
  const { from, to, value, input } = sent
  if (entryPoints.includes(to.toLowerCase())) return readOperation(account, input)
  if (isSame(to, delegationManager)) return readDelegated(account, sent)
  const data = input || '0x'
  if (isSame(to, account) && data !== '0x') return readAccountCalls(account, data)
  if (isSame(from, account)) return [{ to, value: BigInt(value), data }]
  throw new Error('of another account')
}

/**
 * Decodes the calls that an account makes in a transaction, its own or one that carries out its operation; null if the
 * transaction has none of the known forms, or does more than these forms show.
 */
export function decodeCalls(account: string, sent: SentCall): InnerCall[] | null {
  try {
    return read(account, sent)
  } catch {
    return null
  }
}
