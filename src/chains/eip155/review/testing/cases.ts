import { toHex } from '../../send/toHex.ts'
import { encode } from './encode.ts'
import { me } from './names.ts'
import { typed } from './typed.ts'

/** A request of a page, for the figures of the verdict. */
export interface Case {
  name: string
  method: string
  params: unknown
  /** Network of the connection; Ethereum by default. */
  chainId?: number
  /** Contracts that the page would declare as its own. */
  own: readonly string[]
  /** True if a simulation on a node shows no loss, because the call neither takes assets of the account nor gives a right. */
  takesNothing?: boolean
}

interface More {
  value?: bigint
  chainId?: number
  own?: readonly string[]
  takesNothing?: true
}

/** A call of a function, given by its ABI. */
export function call(
  name: string,
  to: string,
  signature: string,
  args: readonly unknown[] = [],
  { value = 0n, chainId = 1, own = [], takesNothing = undefined as true | undefined }: More = {},
): Case {
  const data = encode(signature, ...args)
  const params = [{ from: me, to, data, ...(value > 0n && { value: toHex(value) }) }]
  const all = [to, ...own]
  const method = 'eth_sendTransaction'
  return { name, method, params, chainId, own: all, ...(takesNothing && { takesNothing }) }
}

/** A call that neither takes assets of the account nor gives a right. */
export const free = (
  name: string,
  to: string,
  signature: string,
  args: readonly unknown[] = [],
  more: More = {},
) => call(name, to, signature, args, { ...more, takesNothing: true })

/** Typed data for a contract on a network. */
export function signed(
  name: string,
  encoding: string,
  message: object,
  domain: Record<string, unknown>,
  own: readonly string[] = [],
): Case {
  const chainId = Number(domain.chainId ?? 1)
  const contract = domain.verifyingContract
  const all = typeof contract === 'string' ? [contract, ...own] : own
  return { ...typed(name, encoding, message, domain), chainId, own: all }
}

/** A text for `personal_sign`. */
export const text = (name: string, message: string): Case => ({
  name,
  method: 'personal_sign',
  params: [`0x${Buffer.from(message, 'utf8').toString('hex')}`, me],
  own: [],
})

/** Several calls in one batch (EIP-5792). */
export const batch = (name: string, cases: readonly Case[]): Case => ({
  name,
  method: 'wallet_sendCalls',
  params: [
    {
      version: '2.0.0',
      from: me,
      chainId: '0x1',
      atomicRequired: true,
      calls: cases.map(({ params }) => {
        const [{ from: _, ...one }] = params as [Record<string, unknown>]
        return one
      }),
    },
  ],
  own: cases.flatMap(({ own }) => own),
})

export const ether = 10n ** 18n
/** A moment in 2030, in seconds. */
export const end = 1_900_000_000n
