import { PORT_EXTENSION } from '@polkadot/extension-base/defaults'

/** A page of the extension that replaces its windows: `popup` exchanges the windows' messages with the background. */

const port = chrome.runtime.connect({ name: PORT_EXTENSION })
/** Pending messages and subscriptions of this page, by id. */
const sent = new Map()
/** Requests that wait for the user, by kind. */
const pending = { authorize: [], signing: [] }
const looking = new Set()
const taken = new Set()

port.onMessage.addListener(({ id, response, error, subscription }) => {
  const { resolve, reject, onNews } = sent.get(id)
  if (subscription) onNews(subscription)
  else if (error) reject(new Error(error))
  else resolve(response)
})

function send(message, request = null, onNews = () => {}) {
  return new Promise((resolve, reject) => {
    const id = `${message} ${crypto.randomUUID()}`
    sent.set(id, { resolve, reject, onNews })
    port.postMessage({ id, message, request })
  })
}

for (const kind of Object.keys(pending)) {
  void send(`pri(${kind}.requests)`, null, (requests) => {
    pending[kind] = requests
    for (const look of looking) look()
  })
}

/** Resolves with the oldest request of a kind that was not returned before, as soon as such a request exists. */
function next(kind) {
  return new Promise((resolve) => {
    const look = () => {
      const first = pending[kind].find(({ id }) => !taken.has(id))
      if (!first) return
      taken.add(first.id)
      looking.delete(look)
      resolve(first)
    }
    looking.add(look)
    look()
  })
}

globalThis.popup = { send, next, pending: (kind) => pending[kind].length }
