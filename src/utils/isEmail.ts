const maxLength = 254

/** Accepts the form of browsers' `input[type=email]`, with a dot in the domain. */
export function isEmail(text: string): boolean {
  return (
    text.length <= maxLength &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
      text,
    )
  )
}
