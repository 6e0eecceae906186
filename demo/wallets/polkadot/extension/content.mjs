import {
  MESSAGE_ORIGIN_CONTENT,
  MESSAGE_ORIGIN_PAGE,
  PORT_CONTENT,
} from '@polkadot/extension-base/defaults'

/** Connects the page, which can only post messages, with the background. */

const port = chrome.runtime.connect({ name: PORT_CONTENT })

port.onMessage.addListener((reply) => {
  window.postMessage({ ...reply, origin: MESSAGE_ORIGIN_CONTENT }, '*')
})
window.addEventListener('message', ({ data, source }) => {
  if (source === window && data.origin === MESSAGE_ORIGIN_PAGE) port.postMessage(data)
})
