import Extension from '@polkadot/extension-base/background/handlers/Extension'
import State from '@polkadot/extension-base/background/handlers/State'
import Tabs from '@polkadot/extension-base/background/handlers/Tabs'
import { PORT_EXTENSION } from '@polkadot/extension-base/defaults'
import { AccountsStore } from '@polkadot/extension-base/stores'
import { keyring } from '@polkadot/ui-keyring'
import { cryptoWaitReady } from '@polkadot/util-crypto'

/** Stores keys, permissions and requests. Ports connect it with the pages of sites and with the page for the user. */

// The pause of three seconds between two requests of a site is turned off, because tests send requests faster.
const state = new State({}, 0)
const extension = new Extension(state)
const tabs = new Tabs(state)

async function prepare() {
  await Promise.all([state.init(), cryptoWaitReady()])
  keyring.loadAll({ store: new AccountsStore(), type: 'sr25519' })
}

const ready = prepare()

chrome.runtime.onConnect.addListener((port) => {
  const isPerson = port.name === PORT_EXTENSION
  port.onMessage.addListener(async ({ id, message, request }) => {
    await ready
    const handled = isPerson
      ? extension.handle(id, message, request, port)
      : tabs.handle(id, message, request, port.sender.url, port)
    const reply = await handled.then(
      (response) => ({ id, response }),
      (error) => ({ id, error: error.message }),
    )
    port.postMessage(reply)
  })
})
