/** The providers that the protocol knows, as people call them. */
export const PROVIDERS: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** Who somebody is at a provider. */
export interface Profile {
  /** The provider's own name for the person; the same at every login. */
  subject: string
  /** X tells none. */
  email: string | null
  userName: string
}

export function profileAt(provider: string, name: string): Profile {
  const subject =
    name
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '.')
      .slice(0, 60) || 'nobody'
  const email = provider === 'x' ? null : `${subject}@${provider}.test`
  return { subject, email, userName: name.trim().slice(0, 60) }
}
