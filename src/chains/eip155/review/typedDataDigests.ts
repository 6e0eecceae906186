import { concatBytes, hexToBytes } from '@noble/hashes/utils'
import { TypedDataEncoder } from 'ethers/hash'
import type { Detail } from '../../../types/review.ts'
import { hash } from './digests.ts'
import { referencedTypes, type TypedData } from './parseTypedData.ts'

/** The types that a struct references. The encoder refuses others. */
const encodable = (types: TypedData['types'], name: string) =>
  Object.fromEntries([...referencedTypes(types, name)].map(([one, fields]) => [one, [...fields]]))

/**
 * The hashes of typed data that hardware wallets show (EIP-712): of the domain, of the message, and of both.
 *
 * @throws Error if the data contradict their types
 */
export function typedDataDigests({ types, primaryType, domain, message }: TypedData): Detail[] {
  const domainHash = TypedDataEncoder.hashStruct(
    'EIP712Domain',
    encodable(types, 'EIP712Domain'),
    domain,
  )
  const structHash = TypedDataEncoder.hashStruct(
    primaryType,
    encodable(types, primaryType),
    message,
  )
  const parts = primaryType === 'EIP712Domain' ? [domainHash] : [domainHash, structHash]
  return [
    { name: 'review.digest.domain', text: domainHash },
    { name: 'review.digest.struct', text: structHash },
    {
      name: 'review.digest.typed',
      text: hash(concatBytes(...['0x1901', ...parts].map((one) => hexToBytes(one.slice(2))))),
    },
  ]
}
