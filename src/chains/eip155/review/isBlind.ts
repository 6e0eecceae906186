import { referencedTypes, splitType, type TypedData } from './parseTypedData.ts'

/** Names of integers that only number a signature or end it. */
const numbering = /nonce|deadline|expir|salt|counter|time|valid|until/i

/**
 * True if typed data sign hashes and nothing that can be read, such as the root of a tree of orders (Blur's
 * `Root(bytes32 root)`): the signature may stand for anything.
 */
export function isBlind({ types, primaryType }: TypedData): boolean {
  const found = referencedTypes(types, primaryType)
  const fields = [...found.values()].flat().flatMap(({ name, type }) => {
    const { base = '' } = splitType(type) ?? {}
    return found.has(base) || (/^u?int/.test(base) && numbering.test(name)) ? [] : base
  })
  return fields.length > 0 && fields.every((base) => /^bytes\d+$/.test(base))
}
