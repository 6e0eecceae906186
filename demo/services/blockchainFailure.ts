import { HttpError, json } from './http.ts'

/** An error in the form the blockchain API gives its errors: which input, and what about it. */
export function failure(status: number, name: string, description: string): HttpError {
  return new HttpError(json({ status: 'FAILED', reasons: [{ name, description }] }, status))
}
