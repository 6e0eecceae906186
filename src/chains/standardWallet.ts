import { base64 } from '@scure/base'
import type { AppGate } from '../types/chainAdapter.ts'

/** What wallets that are announced by the Wallet Standard have in common, whatever their namespace. */

/** The Wallet Standard wants an image in base64; a wallet whose picture is not at hand gets a plain square. */
const plainSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#3b5bdb"/></svg>'
const standardIcon = /^data:image\/(svg\+xml|webp|png|gif);base64,/

export function toStandardIcon(imageUrl: string | undefined): string {
  if (imageUrl && standardIcon.test(imageUrl)) return imageUrl
  return `data:image/svg+xml;base64,${base64.encode(new TextEncoder().encode(plainSvg))}`
}

/** Whether a wallet grants something. One whose session has just ended throws, and grants nothing any more. */
export function isGranted(ask: () => boolean | undefined): boolean {
  try {
    return ask() ?? true
  } catch {
    return false
  }
}

/** The features that `isOffered`: the same objects each time, as apps keep them. */
export function pickFeatures<Feature>(
  features: Readonly<Record<string, Feature>>,
  isOffered: (name: string) => boolean,
): Record<string, Feature> {
  return Object.fromEntries(Object.entries(features).filter(([name]) => isOffered(name)))
}

/** Signs one input after the other: a wallet that prompts should show one prompt at a time. */
export async function oneByOne<Input, Output>(
  inputs: readonly Input[],
  sign: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await sign(input))
  return outputs
}

/** An app connects: waits for what is being restored, and shows the modal unless that is enough for it. */
export async function openToApp(gate: AppGate, isEnough: () => boolean): Promise<void> {
  await gate.settled()
  if (!isEnough()) await gate.connect()
}
