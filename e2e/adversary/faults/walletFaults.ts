import { wrongShapes } from './hostFaults.ts'

/** A wallet's response to one method. `honest` gives the response that the method would have. */
type Respond = (honest: () => unknown) => unknown

const rejecting =
  (code: number, message: string): Respond =>
  () =>
    Promise.reject(Object.assign(new Error(message), { code }))

const lateMs = 30_000

/** Each fault of a wallet's method, whatever the family. */
export const walletFaults: Readonly<Record<string, Respond>> = {
  'code 4001': rejecting(4001, 'User rejected the request.'),
  'code -32002': rejecting(-32_002, 'Request already pending.'),
  'code -32603': rejecting(-32_603, 'Internal JSON-RPC error.'),
  'a lock': rejecting(4100, 'The wallet is locked.'),
  'no response': () => new Promise(() => {}),
  'a late response': (honest) =>
    new Promise((resolve) => setTimeout(resolve, lateMs)).then(() => honest()),
  'a throw in place of a promise': () => {
    throw new Error('The wallet is broken')
  },
  'a rejection with nothing': () => Promise.reject(),
  'two responses': (honest) => ({
    // biome-ignore lint/suspicious/noThenProperty: a wallet's own thenable, which settles twice
    then(resolve: (value: unknown) => void, reject: (reason: unknown) => void) {
      resolve(honest())
      resolve(null)
      reject(new Error('late'))
    },
  }),
  ...Object.fromEntries(
    [...wrongShapes, undefined].map((shape) => [
      `the value ${JSON.stringify(shape)}`,
      async () => shape,
    ]),
  ),
}

/** Faults of methods that return no promise, such as those of an emitter. */
const emitterFaults: readonly string[] = Object.keys(walletFaults).filter(
  (kind) => kind === 'a throw in place of a promise' || kind.startsWith('the value '),
)

export interface WalletFault {
  isOn: boolean
  /** Faults of each method of the wallet, by the method's name. */
  readonly kinds: Record<string, readonly string[]>
  /** Makes a method that responds to requests faulty. */
  request: Wrap
  /** Makes a method of an emitter faulty. */
  emitter: Wrap
}

export type Wrap = <Args extends unknown[]>(
  method: string,
  honest: (...args: Args) => unknown,
) => (...args: Args) => unknown

/** Applies one fault to one method, while `isOn` is set. */
export function createFault(faulty: string, kind: string): WalletFault {
  const wrapWith =
    (kinds: readonly string[]): Wrap =>
    (method, honest) => {
      fault.kinds[method] = kinds
      const respond = walletFaults[kind]
      const isFaulty = () => fault.isOn && method === faulty && respond !== undefined
      return (...args) => (isFaulty() ? respond?.(() => honest(...args)) : honest(...args))
    }
  const fault: WalletFault = {
    isOn: false,
    kinds: {},
    request: wrapWith(Object.keys(walletFaults)),
    emitter: wrapWith(emitterFaults),
  }
  return fault
}
