import { Interface } from 'ethers/abi'
import { decodeBase64, toBeHex, toUtf8String } from 'ethers/utils'
import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { NameSources } from '../../../types/names.ts'
import { text } from '../../../utils/schemas.ts'
import { toOutsideImageUrl } from '../../../utils/url.ts'
import { toHexData } from './ccipRead.ts'
import { fetchPublic } from './fetchPublic.ts'

const tokens = new Interface([
  'function ownerOf(uint256 id) view returns (address)',
  'function tokenURI(uint256 id) view returns (string)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
])

/** Gateway for `ipfs:` URLs, as ENSIP-12 recommends for clients without IPFS. */
const ipfsGateway = 'https://ipfs.io/ipfs/'

/** CAIP-19 id of an ERC-721 (CAIP-22) or ERC-1155 token (CAIP-29). */
const nft = /^eip155:(\d{1,20})\/(erc721|erc1155):(0x[\da-f]{40})\/(\d{1,78})$/i
const jsonUrl = /^data:application\/json(?:;(?:charset=)?utf-?8)?(;base64)?,/i

const metadata = z.object({ image: z.optional(text), image_url: z.optional(text) })

/**
 * Returns a URL that an image may load, else null. The owner of a name chooses the avatar, so URLs such as those of the
 * user's own machine are refused.
 */
function toImageUrl(uri: string): string | null {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?([\w./%-]+)$/.exec(uri) ?? []
  if (path) return ipfsGateway + path
  return /^(?:https|data):/i.test(uri) ? toOutsideImageUrl(uri) : null
}

async function readMetadata(
  uri: string,
  { allowsGateways, signal }: NameSources,
): Promise<unknown> {
  const [start, isBase64] = jsonUrl.exec(uri) ?? []
  if (start !== undefined) {
    const rest = uri.slice(start.length)
    return JSON.parse(isBase64 ? toUtf8String(decodeBase64(rest)) : decodeURIComponent(rest))
  }
  const url = toImageUrl(uri)
  if (!url || !signal || !allowsGateways()) return null
  return fetchPublic(url, { signal })
}

/**
 * Returns the image of an NFT that one of `owners` holds. Null if another account holds the NFT, or if the page has not
 * configured the NFT's network.
 */
async function readNftImage(
  [, chainId, standard, token = '', id = '']: RegExpExecArray,
  owners: readonly string[],
  sources: NameSources,
): Promise<string | null> {
  const rpc: RpcRequest | null = sources.rpcOf(`eip155:${chainId}`)
  if (!rpc) return null
  const read = async (name: string, values: readonly unknown[]) => {
    const data = tokens.encodeFunctionData(name, values)
    const response = toHexData(await rpc('eth_call', [{ to: token, data }, 'latest']))
    return tokens.decodeFunctionResult(name, response)[0]
  }
  const isSingle = standard?.toLowerCase() === 'erc721'
  const isOwner = async (address: string) =>
    isSingle
      ? (await read('ownerOf', [id])).toLowerCase() === address.toLowerCase()
      : (await read('balanceOf', [address, id])) > 0n
  const [isOwn, uri] = await Promise.all([
    Promise.all(owners.map(isOwner)),
    read(isSingle ? 'tokenURI' : 'uri', [id]),
  ])
  if (!isOwn.includes(true)) return null
  // In a URI of ERC-1155, `{id}` stands for the token id in 64 hexadecimal digits.
  const target = String(uri).replaceAll('{id}', toBeHex(BigInt(id), 32).slice(2))
  const parsed = metadata.safeParse(await readMetadata(target, sources))
  const image = parsed.success ? (parsed.data.image ?? parsed.data.image_url) : undefined
  return image ? toImageUrl(image) : null
}

/**
 * Returns the picture that the text record `avatar` names (ENSIP-12). Null if the form of the record is not supported.
 */
export async function readAvatar(
  avatar: string,
  owners: readonly string[],
  sources: NameSources,
): Promise<string | null> {
  const token = nft.exec(avatar)
  return token ? readNftImage(token, owners, sources) : toImageUrl(avatar)
}
