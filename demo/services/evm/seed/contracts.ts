import { erc20, erc721, erc1155, feeToken, resolver } from '../../contracts/abi.ts'
import { creationCode } from '../../contracts/code.ts'
import { TREASURY } from '../../data/accounts.ts'
import {
  collections,
  type DemoToken,
  ENS_REGISTRY,
  ENS_REVERSE_RESOLVER,
  ENS_UNIVERSAL_RESOLVER,
  tokens,
} from '../../data/tokens.ts'
import type { Transaction } from './Transaction.ts'

const metadata = (base: string, slug: string) => `${base}/public/nft/${slug}/`

/**
 * Creates the demo's contracts. The order determines the addresses in `data/tokens.ts`. The market's contracts
 * (`market.ts`) follow these, and new contracts follow the market's. `imagesUrl` is the base URL of the collectibles'
 * metadata.
 */
export function contractCreations(imagesUrl: string): Transaction[] {
  const token = ({ name, symbol, decimals }: DemoToken) =>
    creationCode('TestToken', erc20, [name, symbol, decimals])
  const { birds, pantry, spam } = collections
  const code = [
    token(tokens.USDC),
    token(tokens.WBTC),
    token(tokens.DAI),
    token(tokens.PTS),
    token(tokens.GRAIN),
    creationCode('FeeToken', feeToken, [tokens.TOLL.name, tokens.TOLL.symbol]),
    creationCode('TestCollectible', erc721, [birds.name, 'BIRD', metadata(imagesUrl, birds.slug)]),
    creationCode('TestItems', erc1155, [pantry.name, `${metadata(imagesUrl, pantry.slug)}{id}`]),
    creationCode('TestCollectible', erc721, [spam.name, 'FREE', metadata(imagesUrl, spam.slug)]),
    creationCode('TestExchange'),
    creationCode('NameResolver', resolver, [ENS_REGISTRY]),
  ]
  return code.map((data) => ({ from: TREASURY, data }))
}

/**
 * Contracts at their Ethereum addresses. The code is written to these addresses, since the creators' keys are not
 * known.
 */
export const placedContracts = [
  { address: tokens.USDT.address, code: creationCode('TetherLike') },
  { address: ENS_REGISTRY, code: creationCode('NameRegistry') },
  { address: ENS_UNIVERSAL_RESOLVER, code: creationCode('UniversalResolver') },
  { address: ENS_REVERSE_RESOLVER, code: creationCode('DefaultReverseResolver') },
]
