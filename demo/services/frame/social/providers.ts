/** Display names of the protocol's providers. */
export const PROVIDERS: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** A user's profile at a provider. */
export interface Profile {
  /** The provider's id of the user; the same at every login. */
  subject: string
  /** Email address; null for X, which does not return addresses. */
  email: string | null
  userName: string
}

export function profileAt(provider: string, name: string): Profile {
  const subject =
    name
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '.')
      .slice(0, 60) || 'demo'
  const email = provider === 'x' ? null : `${subject}@${provider}.test`
  return { subject, email, userName: name.trim().slice(0, 60) }
}
