type Respond = (answer: unknown) => void

/** Listens to the element's sign-in requests. */
type SignInRequest = CustomEvent<Record<string, unknown>> & { respondWith: Respond }

/** Posts a request. A refusal is a response too, with its reason in `message`. */
async function ask(path: string, body?: object): Promise<{ isOk: boolean; answer: unknown }> {
  const response = await fetch(`/sign-in/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (response.status >= 500) throw new Error(`The server failed: ${response.status}`)
  return { isOk: response.ok, answer: await response.json() }
}

const answers: Readonly<Record<string, (detail: Record<string, unknown>) => Promise<unknown>>> = {
  siwxnonce: async () => ((await ask('nonce', {})).answer as { nonce: string }).nonce,
  siwxverify: async ({ message, signature }) => (await ask('verify', { message, signature })).isOk,
  siwxsessions: async () => (await ask('sessions')).answer,
  siwxrevoke: ({ address, caipNetworkId }) => ask('revoke', { address, caipNetworkId }),
}

/** Forwards the element's requests to the demo's server, which decides on sessions. */
export function signInByServer(wallet: HTMLElement): void {
  for (const [name, answer] of Object.entries(answers)) {
    wallet.addEventListener(name, (event) => {
      const { detail, respondWith } = event as SignInRequest
      respondWith(answer(detail))
    })
  }
}
