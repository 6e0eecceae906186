import { Refusal } from '../../Refusal.ts'

/** Lower case, since nobody has two addresses that differ in case. @throws Refusal for none. */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase()
  // No line break gets through, which could add a header to a mail.
  if (email.length <= 254 && /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(email))
    return email
  throw new Refusal('This is not an email address.')
}
