import { Refusal } from '../../shared/Refusal.ts'

/** Lower case, because addresses that differ in case are one mailbox. @throws Refusal if it is no address. */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase()
  // Excludes line breaks, which could add a header to a mail.
  if (email.length <= 254 && /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(email))
    return email
  throw new Refusal('This is not an email address.')
}
