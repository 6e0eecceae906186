interface Verify {
  register(params: { id: string; decryptedId: string }): Promise<string | undefined>
}

/**
 * The SDK's own timeout is 5 s, with an empty result. An empty result before this limit (ms) comes from the service.
 */
const unreachableAfterMs = 4500

/** Limit of a call in milliseconds: a second call during the first one leaves the first pending in the SDK for ever. */
const giveUpAfterMs = 6000

/** True for the public relay, the only one whose messages the verify service knows. */
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
 * The SDK waits up to 5 s for an iframe of the verify service to attest the origin. Calls are serialized, and resolve
 * at once after the service proved unreachable (blocked, or refused by the page's content security policy).
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
