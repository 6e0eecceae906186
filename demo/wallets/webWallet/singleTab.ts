/**
 * A phone has one wallet app, so there is one wallet tab: the newest, since that is the one a deep
 * link has just opened. Two would share one identity at the relay and take each other's messages.
 */
export function becomeOnlyTab(stepDown: () => void): void {
  const channel = new BroadcastChannel('demo-wallet')
  channel.postMessage('opened')
  channel.addEventListener('message', () => {
    channel.close()
    stepDown()
  })
}
