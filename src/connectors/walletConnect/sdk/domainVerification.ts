/** What of the SDK's verify API is needed here. */
interface Verify {
  register(params: { id: string; decryptedId: string }): Promise<string | undefined>
}

/** The SDK gives up after 5 s with an empty answer; one that comes sooner was given by the service. */
const unreachableAfterMs = 4500

/** A second call while the first is running makes the SDK forget the first for ever. */
const giveUpAfterMs = 6000

/** The service only knows messages of the public relay. */
export function isPublicRelay(relayUrl: string): boolean {
  try {
    return /(?:^|\.)walletconnect\.(?:org|com)$/.test(new URL(relayUrl).hostname)
  } catch {
    return false
  }
}

function settleWithin(work: Promise<string | undefined>, limitMs: number): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(''), limitMs)
    const settle = (attestation: string | undefined) => {
      clearTimeout(timer)
      resolve(attestation ?? '')
    }
    work.then(settle, () => settle(''))
  })
}

/**
 * Domain verification: before each proposal and request the SDK has a hosted page attest the origin,
 * and waits up to 5 s for it. Calls are made one after another, and once the host has proved
 * unreachable (blocked, or forbidden by the page's policy) none waits for it again on this page.
 */
export function guardDomainVerification(verify: Verify, enabled: boolean): void {
  const register = verify.register
  let unreachable = false
  let queue: Promise<string> = Promise.resolve('')

  async function attest(params: { id: string; decryptedId: string }): Promise<string> {
    if (unreachable) return ''
    const startedAt = performance.now()
    const attestation = await settleWithin(register.call(verify, params), giveUpAfterMs)
    unreachable = attestation === '' && performance.now() - startedAt >= unreachableAfterMs
    return attestation
  }

  verify.register = (params) => {
    if (!enabled) return Promise.resolve('')
    queue = queue.then(() => attest(params))
    return queue
  }
}
