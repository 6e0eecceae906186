import { typesOf } from '../clearSigning/testing/typesOf.ts'
import { me } from './names.ts'

/** Typed data of a type that is given by its encoding (EIP-712). */
export function typed(
  name: string,
  encoding: string,
  message: object,
  domain: Record<string, unknown>,
) {
  const fields = {
    name: 'string',
    version: 'string',
    chainId: 'uint256',
    verifyingContract: 'address',
  }
  const EIP712Domain = Object.entries(fields)
    .filter(([one]) => Object.hasOwn(domain, one))
    .map(([one, type]) => ({ name: one, type }))
  const primaryType = encoding.slice(0, encoding.indexOf('('))
  const types = { EIP712Domain, ...typesOf(encoding) }
  const params = [me, JSON.stringify({ types, primaryType, domain, message })]
  return { name, method: 'eth_signTypedData_v4', params }
}
