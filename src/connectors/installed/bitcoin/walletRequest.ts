import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'

/** WBIP001, as in sats-connect and Leather. */
interface Requestable {
  request(method: string, params?: unknown): unknown
}

/** EIP-1193: the user has not authorized the method or account. */
export const unauthorized = 4100

/** Codes of WBIP001 wallets that differ in meaning from EIP-1193, mapped to EIP-1193. */
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
  // The message of an Error is not enumerable: a spread copy loses it.
  return known === undefined ? error : new ProviderRpcError(known, String(message ?? ''), error)
}

/** Unknown or not granted: another method may work. */
export function isRefusal(thrown: unknown): boolean {
  const { code } = Object(thrown) as { code?: unknown }
  return code === errorCodes.unsupportedMethod || code === unauthorized
}

/** Errors, thrown or in the response, are thrown with EIP-1193 codes. */
export async function askWallet(
  wallet: Requestable,
  method: string,
  params?: unknown,
): Promise<Record<string, unknown>> {
  let answer: unknown
  try {
    answer = await wallet.request(method, params)
  } catch (thrown) {
    throw toError(thrown)
  }
  const { error, result } = Object(answer) as { error?: unknown; result?: unknown }
  if (error !== undefined && error !== null) throw toError(answer)
  return Object(result) as Record<string, unknown>
}
