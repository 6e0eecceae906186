/** Suffixes of names. The second one is the older suffix of the name service. */
const ZONES = ['reown.id', 'wcn.id']

const LABEL = /^[a-z0-9-]{4,63}$/i

export const isZone = (text: string) => ZONES.includes(text)

export const isLabel = (text: string) => LABEL.test(text)

/** The reason why a full name cannot be registered; undefined if it can. */
export function whyInvalid(name: string): string | undefined {
  const [label = '', ...zone] = name.split('.')
  if (!isZone(zone.join('.'))) return `Names end in .${ZONES.join(' or .')}.`
  if (label.length < 4) return 'Name must be at least 4 characters long'
  return isLabel(label) ? undefined : 'Can only contain letters, numbers and - characters'
}
