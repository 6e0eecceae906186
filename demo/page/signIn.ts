type Respond = (answer: unknown) => void

/** The element's requests on signing in. */
type SignInRequest = CustomEvent<Record<string, unknown>> & { respondWith: Respond }

/** A refusal is a response too, with its reason in `message`. */
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

/** The demo's server decides on sessions: the page forwards the element's requests. */
export function signInByServer(wallet: HTMLElement): void {
  for (const [name, answer] of Object.entries(answers)) {
    wallet.addEventListener(name, (event) => {
      const { detail, respondWith } = event as SignInRequest
      respondWith(answer(detail))
    })
  }
}
