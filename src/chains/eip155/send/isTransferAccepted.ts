/**
 * Whether the return of a tried `transfer` means that it works: true by the standard; nothing at all from tokens that do
 * not keep to it, USDT on several networks among them, but only where there is a contract: a call of an empty address
 * "succeeds", too.
 */
export function isTransferAccepted(answer: unknown, hasCode: boolean): boolean {
  if (typeof answer !== 'string') return false
  return answer === '0x' ? hasCode : /^0x0{63}1$/.test(answer.slice(0, 66))
}
