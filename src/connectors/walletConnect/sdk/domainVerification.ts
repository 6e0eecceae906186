interface Verify {
  register(params: { id: string; decryptedId: string }): Promise<string | undefined>
}

/**
 * Milliseconds after which an empty result shows that the service is unreachable. The SDK returns an empty result at
 * its own timeout of 5 s. The service itself returns an empty result sooner.
 */
const unreachableAfterMs = 4500

/** Time limit of a call in milliseconds. The SDK never settles a call during which another call begins. */
const giveUpAfterMs = 6000

/** True for the public relay. The verify service knows the messages of this relay only. */
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
 * Serializes the SDK's calls. Each call waits up to 5 s for an iframe of the verify service to attest the origin. After
 * the service was unreachable once (blocked, or refused by the page's content security policy), calls resolve at once.
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
