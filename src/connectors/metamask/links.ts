import type { SessionRequest } from '@metamask/mobile-wallet-protocol-core'
import { base64 } from '@scure/base'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import { isMobile } from '../../utils/device.ts'
import { toUrl } from '../../utils/toUrl.ts'

/**
 * Path of the app for connections. Its universal link (`metamask.app.link`) loses the query on the way into the app
 * (https://github.com/KyberNetwork/kyberswap-interface/pull/3216, June 2026).
 */
const base = 'metamask://connect/mwp'

/** Most characters of an icon's URL, with which a QR code is still read at once. */
const maxIcon = 100

/** Returns the link, also as a QR code, by which the app gets a request for a connection. It has no secret of the page. */
export function toConnectLink(
  sessionRequest: SessionRequest,
  { name, url, icons }: ConnectorContext['metadata'],
): string {
  const isShort = ({ protocol, href }: URL) => protocol === 'https:' && href.length <= maxIcon
  const icon = icons.map(toUrl).find((one) => one !== null && isShort(one))
  const dapp = { name, url, ...(icon && { icon: icon.href }) }
  const sdk = {
    version: process.env.WALLET_MODAL_VERSION ?? '0.0.0',
    platform: isMobile() ? 'web-mobile' : 'web-desktop',
  }
  const json = JSON.stringify({ sessionRequest, metadata: { dapp, sdk } })
  return `${base}?p=${encodeURIComponent(base64.encode(new TextEncoder().encode(json)))}`
}

/** Returns the link that brings the app to the front, with a session that waits for it. */
export const toSessionLink = (id: string): string => `${base}?id=${encodeURIComponent(id)}`
