import { base64 } from '@scure/base'
import type { AppGate } from '../types/chainAdapter.ts'

/** The Wallet Standard requires an image as a base64 data URL; a wallet without one gets a plain square. */
const plainSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#3b5bdb"/></svg>'
const standardIcon = /^data:image\/(svg\+xml|webp|png|gif);base64,/

export function toStandardIcon(imageUrl: string | undefined): string {
  if (imageUrl && standardIcon.test(imageUrl)) return imageUrl
  return `data:image/svg+xml;base64,${base64.encode(new TextEncoder().encode(plainSvg))}`
}

/** True if the wallet grants a method. A session that has just ended throws, which counts as not granted. */
export function isGranted(ask: () => boolean | undefined): boolean {
  try {
    return ask() ?? true
  } catch {
    return false
  }
}

/** The offered features, with the same objects each time because apps store them. */
export function pickFeatures<Feature>(
  features: Readonly<Record<string, Feature>>,
  isOffered: (name: string) => boolean,
): Record<string, Feature> {
  return Object.fromEntries(Object.entries(features).filter(([name]) => isOffered(name)))
}

/** In sequence, because a wallet should show one prompt at a time. */
export async function oneByOne<Input, Output>(
  inputs: readonly Input[],
  sign: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await sign(input))
  return outputs
}

/** An app's connect: waits for a pending restore, then opens the modal unless the connection suffices. */
export async function openToApp(gate: AppGate, isEnough: () => boolean): Promise<void> {
  await gate.settled()
  if (!isEnough()) await gate.connect()
}
