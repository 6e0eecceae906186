import { WalletModalError } from '../../errors/WalletModalError.ts'

/** No wallet listens on this port: wallets get one of 49,152 and above. */
const unusedPort = 49_151

/** Browsers without the permission reject its name, and connect without asking. */
async function readPermission(): Promise<PermissionState> {
  try {
    const name = 'loopback-network' as PermissionName
    return (await navigator.permissions.query({ name })).state
  } catch {
    return 'granted'
  }
}

/** Has the browser ask the user: a connection to this device waits for the answer, and fails then, as nothing listens. */
function ask(): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://localhost:${unusedPort}`)
    socket.onopen = socket.onerror = () => {
      socket.close()
      resolve()
    }
  })
}

function refuseBlocked(state: PermissionState): void {
  if (state === 'denied') throw new WalletModalError('LOCAL_NETWORK_BLOCKED')
}

/**
 * Makes sure that the page may connect to wallet apps on this device, before one of them opens: Chrome would ask behind the
 * app (https://developer.chrome.com/blog/local-network-access).
 * @throws WalletModalError LOCAL_NETWORK_BLOCKED if the user or a policy denies it; CONNECTION_FAILED if the tap that would open
 * the app is over by the answer, so that another one is needed
 */
export async function allowLocalNetwork(): Promise<void> {
  const before = await readPermission()
  refuseBlocked(before)
  if (before !== 'prompt') return
  await ask()
  refuseBlocked(await readPermission())
  if (navigator.userActivation?.isActive !== false) return
  const longMessage =
    'The browser has allowed local connections; opening the app takes another tap.'
  throw new WalletModalError('CONNECTION_FAILED', { longMessage })
}
