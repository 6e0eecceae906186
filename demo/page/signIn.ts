type Respond = (response: unknown) => void

/** Listens to the element's sign-in requests. */
type SignInRequest = CustomEvent<Record<string, unknown>> & { respondWith: Respond }

/** Posts a request. If the server refuses, resolves with the reason in `message`. */
async function post(path: string, body?: object): Promise<{ isOk: boolean; result: unknown }> {
  const response = await fetch(`/sign-in/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (response.status >= 500) throw new Error(`The server failed: ${response.status}`)
  return { isOk: response.ok, result: await response.json() }
}

const handlers: Readonly<Record<string, (detail: Record<string, unknown>) => Promise<unknown>>> = {
  siwxnonce: async () => ((await post('nonce', {})).result as { nonce: string }).nonce,
  siwxverify: async ({ message, signature }) => (await post('verify', { message, signature })).isOk,
  siwxsessions: async () => (await post('sessions')).result,
  siwxrevoke: ({ address, caipNetworkId }) => post('revoke', { address, caipNetworkId }),
}

/** Forwards the element's requests to the demo's server, which decides on sessions. */
export function signInByServer(wallet: HTMLElement): void {
  for (const [name, handle] of Object.entries(handlers)) {
    wallet.addEventListener(name, (event) => {
      const { detail, respondWith } = event as SignInRequest
      respondWith(handle(detail))
    })
  }
}
