/** Texts of logins and terms, and their errors. Connect loads them alone; all other views, with the part `views`. */
export const logins = {
  'connect.or': 'or',
  'connect.collapsed': 'Continue with a wallet',
  'social.google': 'Google',
  'social.x': 'X',
  'social.discord': 'Discord',
  'social.farcaster': 'Farcaster',
  'social.github': 'GitHub',
  'social.apple': 'Apple',
  'social.facebook': 'Facebook',
  'social.list': 'Social logins',
  'social.more': 'More social logins',
  'social.continue': 'Continue with {provider}',
  'email.label': 'Email',
  'email.placeholder': 'you@example.com',
  'email.submit': 'Continue with email',
  'email.waiting': 'Reaching the login service',
  'email.silent': 'The login service doesn’t answer. Check your connection, or try again.',
  'email.cancel': 'Cancel',
  'email.hint': 'We’ll email you a code. You need no password and no wallet.',
  // The marks around a document's name become a link to it.
  'legal.accept.both':
    'I accept the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>',
  'legal.accept.terms': 'I accept the <terms>Terms of Service</terms>',
  'legal.accept.privacy': 'I accept the <privacy>Privacy Policy</privacy>',
  'legal.notice.both':
    'By connecting you agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>',
  'legal.notice.terms': 'By connecting you agree to the <terms>Terms of Service</terms>',
  'legal.notice.privacy': 'By connecting you agree to the <privacy>Privacy Policy</privacy>',
  'connecting.loadFailedHint': 'Check your connection, or reload the page.',
  'error.INVALID_EMAIL': 'Enter a whole email address, like you@example.com.',
  'error.EMAIL_COOLDOWN': {
    one: 'Please try again after {count} second',
    other: 'Please try again after {count} seconds',
  },
  'error.FRAME_LOAD_FAILED': 'Unable to load email login dependency',
  'failure.FRAME_LOAD_FAILED':
    'The login service can’t be reached. Check your connection, then try again.',
  'error.FRAME_TIMEOUT': 'Something went wrong',
  'error.FRAME_ERROR': '{message}',
  'error.REQUEST_ABORTED': 'Request was aborted',
  'error.ACTION_NOT_ALLOWED': 'Action not allowed',
} as const
