/**
 * True if the return value of a simulated `transfer` means success: true by ERC-20; empty for tokens that deviate from
 * it, such as USDT on several networks, but only with code, since a call of an empty address "succeeds", too.
 */
export function isTransferAccepted(answer: unknown, hasCode: boolean): boolean {
  if (typeof answer !== 'string') return false
  return answer === '0x' ? hasCode : /^0x0{63}1$/.test(answer.slice(0, 66))
}
