import { erc20 } from '../contracts/abi.ts'
import { collections, type DemoCollection } from '../data/tokens.ts'
import { callRpcBatch } from '../shared/jsonRpcCall.ts'

const known = new Map(
  Object.values<DemoCollection>(collections).map((one) => [one.address.toLowerCase(), one]),
)

/** A collectible in a row of history. */
export interface NftInfo {
  name: string
  content?: { preview: { url: string }; detail: { url: string } }
  flags: { is_spam: boolean }
}

/** Names of collections outside of the demo, by address in lower case. */
export async function collectionNames(
  url: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const unknown = [...new Set(addresses)].filter((address) => !known.has(address))
  const data = erc20.encodeFunctionData('name')
  const calls = unknown.map((to) => ['eth_call', [{ to, data }, 'latest']] as const)
  const results = await callRpcBatch(url, calls, { orUndefined: true })
  return new Map(unknown.map((address, at) => [address, decodeName(results[at])]))
}

function decodeName(result: unknown): string {
  try {
    return String(erc20.decodeFunctionResult('name', String(result))[0])
  } catch {
    return 'Collectible'
  }
}

/** `imagesUrl` is the base URL of the demo's images. */
export function nftInfo(
  contract: string,
  tokenId: bigint,
  names: ReadonlyMap<string, string>,
  imagesUrl: string,
): NftInfo {
  const collection = known.get(contract)
  if (!collection) {
    return {
      name: `${names.get(contract) ?? 'Collectible'} #${tokenId}`,
      flags: { is_spam: false },
    }
  }
  const { slug, isSpam } = collection
  const url = `${imagesUrl}/public/nft/${slug}/${tokenId}/image`
  return {
    name: itemName(collection, tokenId),
    content: { preview: { url }, detail: { url } },
    flags: { is_spam: isSpam },
  }
}

export function itemName({ items, name, isSpam }: DemoCollection, tokenId: bigint): string {
  if (isSpam) return name
  return items[String(tokenId)] ?? `${name} #${tokenId}`
}
