import { Refusal } from '../../shared/Refusal.ts'

/**
 * Returns the address in lower case, because addresses that differ only in case belong to one mailbox. @throws Refusal
 * if the value is not an address.
 */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase()
  // Excludes line breaks, which could add a header to a mail.
  if (email.length <= 254 && /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(email))
    return email
  throw new Refusal('This is not an email address.')
}
