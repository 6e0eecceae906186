import { itemName } from '../account/collectibles.ts'
import { collections, type DemoCollection } from '../data/tokens.ts'
import { HttpError, json, type Reply, type Request, type Route, svg } from '../shared/http.ts'
import { coloursFor } from './icons.ts'

const bySlug = new Map(
  Object.values<DemoCollection>(collections).map((collection) => [collection.slug, collection]),
)

/** The collectibles' metadata and images. */
export function collectibleRoutes(): Route[] {
  return [
    {
      method: 'GET',
      path: '/public/nft/:slug/:id',
      isOutsideContract: true,
      handle: (request) => {
        const { collection, id } = itemOf(request)
        const { slug, name } = collection
        const image = `${request.origin}/public/nft/${slug}/${id}/image`
        const description = `One of ${name}, of the wallet-modal demo.`
        return json({ name: itemName(collection, id), description, image })
      },
    },
    {
      method: 'GET',
      path: '/public/nft/:slug/:id/image',
      isOutsideContract: true,
      handle: (request) => {
        const { collection, id } = itemOf(request)
        return picture(collection, id)
      },
    },
  ]
}

/** The id is decimal, or 64 hexadecimal digits as in ERC-1155 URIs. */
function itemOf({ param }: Request): { collection: DemoCollection; id: bigint } {
  const collection = bySlug.get(param('slug'))
  const id = param('id')
  if (!collection || !/^(\d{1,78}|[0-9a-f]{64})$/i.test(id)) {
    throw new HttpError(json({ status: 'not found', message: 'There is no such item.' }, 404))
  }
  return { collection, id: BigInt(id.length === 64 ? `0x${id}` : id) }
}

/** A drawing derived from the item. */
function picture({ slug }: DemoCollection, id: bigint): Reply {
  const [from, to] = coloursFor(`${slug} ${id}`)
  const [accent] = coloursFor(`${id} ${slug} accent`)
  const turn = Number((id * 47n) % 360n)
  const shape = SHAPES[slug] ?? SHAPES.reward
  return svg(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">',
      `<linearGradient id="g" gradientTransform="rotate(${turn % 90})">`,
      `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
      '<path fill="url(#g)" d="M0 0h300v300H0z"/>',
      `<circle cx="${70 + (turn % 160)}" cy="80" r="42" fill="${accent}" opacity=".55"/>`,
      `<g transform="rotate(${(turn % 40) - 20} 150 160)">${shape}</g></svg>`,
    ].join(''),
  )
}

const SHAPES: Record<string, string> = {
  'paper-birds':
    '<path fill="#fff" opacity=".95" d="M50 170l110-70 90-30-40 90-60 70-30-40z"/><path d="M160 100l-40 90 30 40z" opacity=".18"/>',
  pantry:
    '<path fill="#fff" opacity=".95" d="M105 105h90v20h-90zM95 130h110q10 0 10 10v85q0 15-15 15H100q-15 0-15-15v-85q0-10 10-10z"/><path d="M85 165h130v40H85z" opacity=".18"/>',
  reward:
    '<path fill="#fff" opacity=".95" d="M150 70l25 55 60 7-45 41 12 60-52-30-52 30 12-60-45-41 60-7z"/>',
}
