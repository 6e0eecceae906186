import type { Source } from './describeRequest.ts'

export async function loadDescriptors(
  _chainId: number | null,
  _address: string,
): Promise<readonly Source[]> {
  return []
}
