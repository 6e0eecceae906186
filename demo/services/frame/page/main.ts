import { Channel } from './channel.ts'
import { exposeControl } from './control.ts'
import { type FrameConfig, FrameWallet } from './FrameWallet.ts'
import { initialFaults } from './faults.ts'
import { toCaip } from './payload.ts'
import { showScreen } from './screen.ts'

/** The origin of the embedding page; undefined if no page embeds the frame or the browser withholds it. */
function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined
  // Firefox has location.ancestorOrigins since version 148 (https://bugzilla.mozilla.org/show_bug.cgi?id=1085214).
  // Before, the referrer of a frame is the embedding page. `referrer` can go when the README's oldest Firefox is 148.
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
