/**
 * Closes all wallet tabs except the newest one, which a deep link may have opened. Two tabs would share one client id
 * at the relay and receive each other's messages.
 */
export function becomeOnlyTab(stepDown: () => void): void {
  const channel = new BroadcastChannel('demo-wallet')
  channel.postMessage('opened')
  channel.addEventListener('message', () => {
    channel.close()
    stepDown()
  })
}
