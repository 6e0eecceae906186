import { methodNotFound } from '../../../errors/methodNotFound.ts'
import type { CallReader } from '../../../types/calls.ts'
import { copyParams } from '../copyParams.ts'
import { request, toProvider } from '../provider.ts'
import { batchToAsk, readBatch } from './readBatch.ts'

export const eip155Calls: CallReader = {
  read(value, { method, params }) {
    const provider = toProvider(value)
    const { can } = provider
    if (typeof can === 'function' && can(method) === false) throw methodNotFound(method)
    const copy = copyParams(params)
    return {
      batch: readBatch(copy),
      // The request is rebuilt from the parsed fields, so that the wallet gets nothing that was not shown.
      ask: (origin) => request(provider, method, copyParams([batchToAsk(copy, origin)])),
    }
  },
}
