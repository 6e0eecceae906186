const maxLength = 254

/** Whether text has the form of an email address, as browsers judge an `input[type=email]` with a domain that has a dot. */
export function isEmail(text: string): boolean {
  return (
    text.length <= maxLength &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
      text,
    )
  )
}
