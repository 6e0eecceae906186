/**
 * ERC-20 returns true; tokens such as USDT return nothing, which counts only with code, since a call of an empty
 * address "succeeds", too.
 */
export function isTransferAccepted(answer: unknown, hasCode: boolean): boolean {
  if (typeof answer !== 'string') return false
  return answer === '0x' ? hasCode : /^0x0{63}1$/.test(answer.slice(0, 66))
}
