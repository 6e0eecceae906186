import { referencedTypes, splitType, type TypedData } from './parseTypedData.ts'

/**
 * True if `eth_signTypedData_v3` and `_v4` encode typed data in the same way: without arrays, and without structs inside
 * of themselves (https://github.com/MetaMask/eth-sig-util, version 8). Can go when wallets have dropped `_v3`.
 */
export function isOfOneEncoding({ types, primaryType }: TypedData): boolean {
  return [...referencedTypes(types, primaryType)].every(([name, fields]) =>
    fields.every(({ type }) => {
      const { base = '', depth = 1 } = splitType(type) ?? {}
      return depth === 0 && !referencedTypes(types, base).has(name)
    }),
  )
}
