import { Channel } from './channel.ts'
import { exposeControl } from './control.ts'
import { type FrameConfig, FrameWallet } from './FrameWallet.ts'
import { initialFaults } from './faults.ts'
import { toCaip } from './payload.ts'
import { showScreen } from './screen.ts'

/** The origin of the embedding page; undefined if no page embeds the frame or the browser withholds it. */
function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined
  // Older versions of Firefox have no location.ancestorOrigins. In these, the referrer of a frame is the embedding
  // page.
  const embedder = location.ancestorOrigins?.[0] ?? document.referrer
  return URL.canParse(embedder) ? new URL(embedder).origin : undefined
}

const config = (await (await fetch('/config.json')).json()) as FrameConfig
const query = new URLSearchParams(location.search)
const place = document.getElementById('wallet')
const origin = parentOrigin()

if (!place) throw new Error('#wallet is missing in the page')
if (origin === undefined || !config.parents.includes(origin)) {
  place.textContent = 'This is a part of other pages. It does nothing here.'
} else {
  const wallet = new FrameWallet(config, origin, toCaip(query.get('chainId') ?? 'eip155:1'))
  const channel = new Channel(wallet, initialFaults(query))
  exposeControl(wallet, channel)
  showScreen(wallet, place)
  channel.ready()
}
