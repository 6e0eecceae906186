import type { Utxo } from './transfer.ts'

/** The calls of an Esplora API that a wallet needs. */
export function createEsplora(apiUrl: string) {
  async function call(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(`${apiUrl}${path}`, init)
    if (!response.ok) throw new Error(await response.text())
    return response
  }

  return {
    utxos: async (address: string) =>
      (await (await call(`/address/${address}/utxo`)).json()) as Utxo[],
    /** Resolves with the transaction's id. */
    send: async (hex: string) => (await call('/tx', { method: 'POST', body: hex })).text(),
  }
}
