/** Names of signature hash types in the Bitcoin features of the Wallet Standard (`BitcoinSigHashFlag`). */
export const sighashNames: Readonly<Record<number, string>> = {
  1: 'ALL',
  2: 'NONE',
  3: 'SINGLE',
  129: 'ALL|ANYONECANPAY',
  130: 'NONE|ANYONECANPAY',
  131: 'SINGLE|ANYONECANPAY',
}
