import { HttpError, json } from '../shared/http.ts'

/** An error of the blockchain API: the wrong parameter, and the reason. */
export function failure(status: number, name: string, description: string): HttpError {
  return new HttpError(json({ status: 'FAILED', reasons: [{ name, description }] }, status))
}
