import type { ErrorCode } from '../../../src/errors/codes.ts'

/** How a host responds. A body of a number is that many spaces. */
export interface GivenResponse {
  body: string | number
  status?: number
  headers?: Record<string, string>
  /** Milliseconds until the headers arrive. */
  delayMs?: number
  /** Milliseconds between the bytes of the body. */
  dripMs?: number
  isRefused?: true
  /** True if the response is that of a redirect's target. */
  isRedirect?: true
}

interface Fault {
  /** The code with which a request rejects; null if its result is the honest one. */
  code: ErrorCode | null
  respond(honest: string): GivenResponse
}

const page = '<!doctype html><title>Sign in to the Wi-Fi</title>'

const status = (code: number, headers = {}): Fault => ({
  code: 'HTTP_ERROR',
  respond: () => ({ body: '{"reasons":[]}', status: code, headers }),
})
const body = (toBody: (honest: string) => string | number): Fault => ({
  code: 'SERVICE_INVALID_RESPONSE',
  respond: (honest) => ({ body: toBody(honest) }),
})
const unreachable = (given: Partial<GivenResponse>): Fault => ({
  code: 'SERVICE_UNREACHABLE',
  respond: () => ({ body: '', ...given }),
})

const slow: Fault = { code: null, respond: (honest) => ({ body: honest, delayMs: 5_000 }) }
const redirect: Fault = {
  code: 'SERVICE_INVALID_RESPONSE',
  respond: () => ({ body: page, isRedirect: true }),
}

/** Each fault of a host, whatever the endpoint or method. */
export const hostFaults = {
  'no response': unreachable({ delayMs: 2 ** 31 - 1 }),
  'a refused connection': unreachable({ isRefused: true }),
  'a body that never ends': unreachable({ body: Number.MAX_SAFE_INTEGER, dripMs: 1_000 }),
  'a response after five seconds': slow,
  'status 401': status(401),
  'status 403': status(403),
  'status 404': status(404),
  'status 429 with Retry-After': status(429, { 'retry-after': '1' }),
  'status 500': status(500),
  'status 503': status(503),
  'an empty body': body(() => ''),
  'a truncated body': body((honest) => honest.slice(0, honest.length / 2)),
  'a page in place of data': body(() => page),
  'a body of 50 MB': body(() => 50_000_000),
  'a redirect to a page': redirect,
}

export type HostFault = keyof typeof hostFaults

/** Values of a shape that no field or response has in place of each other. */
export const wrongShapes: readonly unknown[] = [null, true, -1, 1.5, 'a text', '', [], [null], {}]
