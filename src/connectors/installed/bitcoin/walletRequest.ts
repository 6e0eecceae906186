import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'

/** A wallet's object that takes a method and its parameters (WBIP001), as sats-connect and Leather have it. */
interface Requestable {
  request(method: string, params?: unknown): unknown
}

/** EIP-1193: the person has not granted this. */
export const unauthorized = 4100

/** JSON-RPC leaves room for own codes, and these wallets use them differently than EIP-1193's do. */
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
  // An error's message is not enumerable: a plain copy would lose it.
  return known === undefined ? error : new ProviderRpcError(known, String(message ?? ''), error)
}

/** Whether the wallet does not know the method, or may not be asked: another way may still work. */
export function isRefusal(thrown: unknown): boolean {
  const { code } = Object(thrown) as { code?: unknown }
  return code === errorCodes.unsupportedMethod || code === unauthorized
}

/**
 * Asks the wallet and gives the result alone. Failures are thrown whether the wallet throws them or answers
 * with them, with EIP-1193's codes.
 */
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
