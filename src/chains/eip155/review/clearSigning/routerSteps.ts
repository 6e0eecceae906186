import { Interface, type Result } from 'ethers/abi'
import { isSame } from '../../../../utils/isSame.ts'
import type { InnerCall } from '../../accountCalls.ts'
import { wrappedCoins } from './descriptors/wrappedCoins.ts'
import { commands, leftovers, poolActions } from './routerCommands.ts'

const plans = new Interface([
  'function execute(bytes commands,bytes[] inputs)',
  'function execute(bytes commands,bytes[] inputs,uint256 deadline)',
  'function unlocked(bytes actions,bytes[] params)',
])
const steps = new Interface(
  [...Object.values(commands), ...Object.values(poolActions), leftovers].map(
    (signature) => `function ${signature}`,
  ),
)
const nameOf = (signature: string) => signature.slice(0, signature.indexOf('('))

const native = `0x${'0'.repeat(40)}`
/** Address by which a command names the router itself. */
const self = '0x0000000000000000000000000000000000000002'
/** Amount by which a command names all that the router holds. */
const all = 2n ** 255n

/** Follows what the router holds between commands: whoever calls it next can take what is left. */
class Holdings {
  /** Amounts by token; null is an unknown one. */
  readonly #held = new Map<string, bigint | null>()
  /** Amounts that the pools of V4 are owed, by token. */
  readonly #owed = new Map<string, bigint | null>()
  readonly #wrapped: string

  constructor(value: bigint, wrapped: string) {
    this.#wrapped = wrapped
    if (value > 0n) this.add(native, value)
  }

  get isEmpty(): boolean {
    return this.#held.size === 0
  }

  add(token: string, amount: bigint | null) {
    const key = token.toLowerCase()
    const before = this.#held.has(key) ? (this.#held.get(key) ?? null) : 0n
    this.#held.set(key, before === null || amount === null ? null : before + amount)
  }

  spend(token: string, amount: bigint | null) {
    const key = token.toLowerCase()
    if (!this.#held.has(key)) return
    const before = this.#held.get(key) ?? null
    if (amount === all || (before !== null && before === amount)) this.#held.delete(key)
    else this.#held.set(key, before === null || amount === null ? null : before - amount)
  }

  follow(name: string, args: Result): void {
    const isToSelf = (at: number) => isSame(String(args[at]), self)
    if (/^V[23]_SWAP/.test(name)) this.#swap(name, args)
    else if (name === 'PERMIT2_TRANSFER_FROM' && isToSelf(1)) this.add(args[0], args[2])
    else if (name === 'SWEEP') this.spend(args[0], all)
    else if (name === 'TRANSFER') this.spend(args[0], args[2])
    else if (name === 'PAY_PORTION') this.spend(args[0], null)
    else if (name === 'WRAP_ETH') {
      this.spend(native, args[1])
      if (isToSelf(0)) this.add(this.#wrapped, args[1] === all ? null : args[1])
    } else if (name === 'UNWRAP_WETH') {
      this.spend(this.#wrapped, all)
      if (isToSelf(0)) this.add(native, null)
    } else if (name.startsWith('V4_')) this.#followPool(name, args)
  }

  #swap(name: string, [recipient, first, , path, payerIsUser]: Result) {
    const tokens: string[] =
      typeof path === 'string' ? [path.slice(0, 42), `0x${path.slice(-40)}`] : [...path]
    const isExactIn = name.endsWith('_IN')
    // The path of an exact output begins with it in V3.
    if (!isExactIn && typeof path === 'string') tokens.reverse()
    const [given = '', got = ''] = [tokens[0], tokens.at(-1)]
    if (!payerIsUser) this.spend(given, isExactIn ? first : null)
    if (isSame(recipient, self)) this.add(got, isExactIn ? null : first)
  }

  #followPool(name: string, args: Result) {
    const owe = (token: string, amount: bigint | null) => {
      const key = token.toLowerCase()
      this.#owed.set(key, this.#owed.has(key) ? null : amount)
    }
    const settle = (token: string, amount: bigint) =>
      this.spend(token, amount === 0n ? (this.#owed.get(token.toLowerCase()) ?? null) : amount)
    const [first] = args
    if (name === 'V4_SWAP_EXACT_IN_SINGLE' || name === 'V4_SWAP_EXACT_OUT_SINGLE') {
      const [[one, other], isForward, amount] = first
      owe(isForward ? one : other, name.includes('_IN_') ? amount : null)
    } else if (name === 'V4_SWAP_EXACT_IN') owe(first[0], first[2])
    else if (name === 'V4_SWAP_EXACT_OUT') owe(first[1][0]?.[0] ?? native, null)
    else if (name === 'V4_SETTLE_ALL' && isSame(first, native)) settle(native, 0n)
    else if (name === 'V4_SETTLE' && (!args[2] || isSame(first, native))) settle(first, args[1])
    else if (name === 'V4_TAKE' && isSame(args[1], self)) this.add(first, null)
  }
}

/** Flag of a command that may fail and be left out. */
const mayFail = 0x80
const permit = 0x0a

/**
 * The steps of a call of Uniswap's Universal Router, as data of the functions that its descriptor describes. The last
 * step says so if the router may be left with something. Undefined if it is no such call, or a step is not known.
 */
export function routerSteps(
  { value, data }: InnerCall,
  chainId: number | null,
): readonly string[] | undefined {
  const wrapped = wrappedCoins[chainId ?? 0]
  if (!wrapped) return undefined
  const holdings = new Holdings(value, wrapped)
  const found: string[] = []
  const add = (signature: string | undefined, input: string) => {
    if (!signature) throw new Error('a command is not known')
    const name = nameOf(signature)
    const step = steps.getFunction(name)
    if (!step) throw new Error('a command has no function')
    const encoded = step.selector + input.slice(2)
    const args = steps.decodeFunctionData(step, encoded)
    if (steps.encodeFunctionData(step, args) !== encoded) throw new Error('not canonical')
    holdings.follow(name, args)
    found.push(encoded)
  }
  const each = ([codes, inputs]: Result, read: (code: number, input: string) => void) => {
    const bytes = codes.slice(2).match(/../g) ?? []
    if (bytes.length !== inputs.length) throw new Error('inputs are missing')
    for (const [index, byte] of bytes.entries()) read(Number.parseInt(byte, 16), inputs[index])
  }
  try {
    const plan = plans.parseTransaction({ data })
    if (plan?.name !== 'execute') return undefined
    if (plans.encodeFunctionData(plan.fragment, plan.args) !== data) return undefined
    each(plan.args, (code, input) => {
      if (code !== 0x10) return add(commands[code === (permit | mayFail) ? permit : code], input)
      const encoded = `${plans.getFunction('unlocked')?.selector}${input.slice(2)}`
      each(plans.decodeFunctionData('unlocked', encoded), (action, params) =>
        add(poolActions[action], params),
      )
    })
  } catch {
    return undefined
  }
  return holdings.isEmpty ? found : [...found, steps.encodeFunctionData(nameOf(leftovers))]
}
