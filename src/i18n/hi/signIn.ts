import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'साइन इन करें',
  'title.SIWXSignMessage': 'साइन इन करें',
  'signIn.checking': 'देखा जा रहा है कि आप साइन इन हैं या नहीं…',
  'signIn.asks': '{app} ने आपसे साइन इन करने को कहा है',
  'signIn.prove':
    'यह साबित करने के लिए एक मैसेज साइन करें कि यह अकाउंट आपका है। इसमें न कोई खर्च है, न कुछ कहीं जाता है।',
  'signIn.site': 'साइट',
  'signIn.account': 'अकाउंट',
  'signIn.network': 'नेटवर्क',
  'signIn.statement': 'आपकी सहमति',
  'signIn.otherSite': 'यह मैसेज उस साइट के लिए नहीं है जिस पर आप हैं ({here}), किसी दूसरी साइट के लिए है।',
  'signIn.cancelDisconnects':
    'साइन इन किए बिना आप {app} का इस्तेमाल नहीं कर सकते: “रद्द करें” आपका वॉलेट डिस्कनेक्ट कर देगा।',
  'signIn.later': 'आप साइन इन किए बिना जारी रख सकते हैं।',
  'signIn.stay': 'पहले साइन इन करें या रद्द करें।',
  'signIn.sign': 'साइन करें',
  'signIn.signing': 'साइन हो रहा है…',
  'signIn.cancel': 'रद्द करें',
  'signIn.cancelling': 'रद्द हो रहा है…',
  'signIn.authenticating': 'प्रमाणीकरण हो रहा है…',
  'signIn.declined': 'हस्ताक्षर अस्वीकार किया गया',
  'signIn.smartAccount': 'हो सकता है कि यह ऐप स्मार्ट अकाउंट का समर्थन न करता हो',
  'signIn.cannotSign':
    'यह अकाउंट संदेश साइन नहीं करता। अपने वॉलेट में कोई दूसरा अकाउंट चुनें, या रद्द करके कोई दूसरा वॉलेट कनेक्ट करें।',
  'signIn.formFirst': 'पहले साइन इन करें, फिर फ़ॉर्म भेजें।',
  'failure.SIWX_NO_ACCOUNT': 'साइन इन करने के लिए कोई अकाउंट कनेक्ट नहीं है। अपना वॉलेट फिर से कनेक्ट करें।',
  'failure.SIWX_INIT_FAILED': 'साइन इन शुरू नहीं हो सका। अपना कनेक्शन जांचें, फिर दोबारा कनेक्ट करें।',
  'failure.SIWX_FAILED': 'साइन इन नहीं हो सका। फिर कोशिश करें।',
  'failure.SIWX_UNVERIFIED': 'आपका हस्ताक्षर अभी जांचा नहीं जा सकता। थोड़ी देर में फिर कोशिश करें।',
  'failure.SIWX_INVALID_SIGNATURE':
    'हस्ताक्षर इस अकाउंट से मेल नहीं खाता। यहां दिखाए गए अकाउंट से फिर साइन करें।',
  'failure.SIWX_SIGN_OUT_FAILED': 'साइट आपको साइन आउट नहीं कर सकी। फिर कोशिश करें।',
}
