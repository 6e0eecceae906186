const maxLength = 254

/** True for text that browsers accept in `input[type=email]` and whose domain contains a dot. */
export function isEmail(text: string): boolean {
  return (
    text.length <= maxLength &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
      text,
    )
  )
}
