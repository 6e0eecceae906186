import { validOf } from '../../../chains/adapterSteps.ts'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'

/** A wallet with the request method of WBIP001, such as Leather and wallets with the interface of sats-connect. */
interface Requestable {
  request(method: string, params?: unknown): unknown
}

/** Error code of EIP-1193: the user has not authorized the method or account. */
export const unauthorized = 4100

/**
 * Maps error codes of WBIP001 wallets that have another meaning in EIP-1193 to the EIP-1193 code of the same meaning.
 */
const codeOf: Readonly<Record<number, number>> = {
  [-32000]: errorCodes.userRejected,
  [-32001]: errorCodes.unsupportedMethod,
  [-32002]: unauthorized,
  [-32601]: errorCodes.unsupportedMethod,
}

function toError(thrown: unknown): unknown {
  const { error = thrown } = Object(thrown) as { error?: unknown }
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  const known = codeOf[Number(code)]
  // `message` of an Error is not enumerable, so a spread copy would lose it. It is copied by name.
  return known === undefined ? error : new ProviderRpcError(known, String(message ?? ''), error)
}

/** True if the wallet lacks the method or has not granted it, so that another method may work. */
export function isRefusal(thrown: unknown): boolean {
  const { code } = Object(thrown) as { code?: unknown }
  return code === errorCodes.unsupportedMethod || code === unauthorized
}

const unknownMethod =
  /(unknown|unsupported|unrecogni[sz]ed|invalid|no such) method|method .{0,60}(not|n't) (be )?(found|supported|implemented|available|exist)/i

const anythingUnknown =
  /unknown|unsupported|unrecogni[sz]ed|invalid method|not (found|supported|implemented)/i

/**
 * True if the wallet does not know the method: by the code, or by the text of the error. An error that has another code
 * counts only if its text names a method as unknown.
 */
export function isUnknownMethod(thrown: unknown): boolean {
  const { code, message } = Object(thrown) as { code?: unknown; message?: unknown }
  if (code === errorCodes.unsupportedMethod) return true
  if (code === errorCodes.userRejected) return false
  const words = code === undefined ? anythingUnknown : unknownMethod
  return words.test(String(message))
}

/** Sends a request. An error that the wallet throws or returns is thrown with its EIP-1193 code. */
export async function requestWallet(
  wallet: Requestable,
  method: string,
  params?: unknown,
): Promise<Record<string, unknown>> {
  let response: unknown
  try {
    response = await wallet.request(method, params)
  } catch (thrown) {
    throw toError(thrown)
  }
  const { error, result } = Object(response) as { error?: unknown; result?: unknown }
  if (error !== undefined && error !== null) throw toError(response)
  return Object(result) as Record<string, unknown>
}

/** An entry of a list of accounts. Only its address is parsed. */
type ListedAccount = Readonly<Record<string, unknown>> & { address: string }

/**
 * Returns the entries that have an address; those that cannot be read are left out.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is no list, or if no entry has an address
 */
export function withAddresses(response: unknown): ListedAccount[] {
  return validOf('its accounts', response, (entry) => {
    const account = Object(entry) as Record<string, unknown>
    const { address } = account
    return typeof address === 'string' ? { ...account, address } : null
  })
}
