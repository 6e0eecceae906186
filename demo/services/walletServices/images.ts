import { assetImage } from '../data/assetImages.ts'
import { tokenImage } from '../data/tokenImages.ts'
import type { ListedWallet } from '../data/WalletEntry.ts'
import { HttpError, json, type Reply, type Route, svg } from '../shared/http.ts'
import { collectibleRoutes } from './collectibleImages.ts'
import { coloursFor, letterIcon, roundIcon } from './icons.ts'

/** Signs of common currencies; others show their code. */
const CURRENCY_SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' }

/** The four kinds of images, drawn on request. */
export function imageRoutes(wallets: ListedWallet[]): Route[] {
  const byImageId = new Map(wallets.map((wallet) => [wallet.image_id, wallet]))
  return [
    {
      method: 'GET',
      path: '/getWalletImage/:id',
      handle: ({ param }) => walletIcon(byImageId.get(param('id'))),
    },
    {
      method: 'GET',
      path: '/public/getAssetImage/:id',
      handle: ({ param }) => assetIcon(param('id')),
    },
    {
      method: 'GET',
      path: '/public/getCurrencyImage/:code',
      handle: ({ param }) => currencyIcon(param('code').toUpperCase()),
    },
    {
      method: 'GET',
      path: '/public/getTokenImage/:symbol',
      handle: ({ param }) => tokenIcon(param('symbol').toUpperCase()),
    },
    ...collectibleRoutes(),
  ]
}

function walletIcon(wallet: ListedWallet | undefined): Reply {
  if (wallet === undefined) throw noImage()
  const [initial = '?'] = wallet.name
  return svg(letterIcon(initial.toUpperCase(), wallet.colours))
}

function assetIcon(imageId: string): Reply {
  const image = assetImage(imageId)
  if (image === undefined) throw noImage()
  return svg(roundIcon(image.label, image.colours))
}

function currencyIcon(code: string): Reply {
  return svg(roundIcon(CURRENCY_SIGNS[code] ?? code.slice(0, 3), coloursFor(code)))
}

function tokenIcon(symbol: string): Reply {
  const [label, colours] = tokenImage(symbol) ?? [symbol.slice(0, 4), coloursFor(symbol)]
  return svg(roundIcon(label, colours))
}

function noImage(): HttpError {
  return new HttpError(json({ status: 'not found', message: 'There is no such image.' }, 404))
}
