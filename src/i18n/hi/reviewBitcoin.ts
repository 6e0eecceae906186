import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'नेटवर्क शुल्क',
  'review.bitcoin.feeOfWallet': 'आपका वॉलेट बताएगा',
  'review.bitcoin.feeHigh': 'शुल्क भेजी जाने वाली राशि के दसवें हिस्से से ज़्यादा है',
  'review.bitcoin.spent': 'आपके कॉइन',
  'review.bitcoin.others': 'दूसरों के कॉइन',
  'review.bitcoin.sender': 'भेजने वाला',
  'review.bitcoin.byWallet': 'आपका वॉलेट',
  'review.bitcoin.byPage': 'यह साइट या कोई और, बाद में कभी भी',
  'review.bitcoin.noValue': 'यह कितना खर्च करता है, इसका प्रमाण नहीं है, इसलिए शुल्क यहां पढ़ा नहीं जा सकता',
  'review.bitcoin.short': 'इसमें जितना है, यह उससे ज़्यादा का भुगतान करता है, इसलिए दूसरों को कॉइन जोड़ने होंगे',
  'review.bitcoin.notSigner': 'यह कनेक्ट किए गए अकाउंट का कोई कॉइन खर्च नहीं करता',
  'review.bitcoin.otherCoin': 'आप ऐसे कॉइन के लिए साइन कर रहे हैं जो इसमें लिखे अकाउंट के नहीं हैं',
  'review.bitcoin.unasked': '{account} का {value} खर्च करें, हालांकि अनुरोध में वह हस्ताक्षर नहीं मांगा गया है',
  'review.bitcoin.ordinals':
    '{account} के ऐसे कॉइन खर्च करें जिनमें ऑर्डिनल (इंस्क्रिप्शन) हो सकते हैं। उनका {value} कहीं ज़्यादा मूल्य का हो सकता है',
  'review.bitcoin.back': 'अपने एड्रेस {to} पर {value} पाएं',
  'review.bitcoin.goes': 'भाग लेने वाले सभी की ओर से {value} {to} को जाता है',
  'review.bitcoin.more': {
    one: '{count} और भुगतान, {value} का, जो दिखाया नहीं गया है',
    other: '{count} और भुगतान, कुल {value} के, जो दिखाए नहीं गए हैं',
  },
  'review.bitcoin.script': '{value} ऐसी स्क्रिप्ट को भेजें जो यहां पढ़ी नहीं जा सकती: {script}',
  'review.bitcoin.burn': '{value} नष्ट करें',
  'review.bitcoin.note': 'चेन में एक नोट लिखें: {text}',
  'review.bitcoin.data':
    'चेन में ऐसा डेटा लिखें जो यहां पढ़ा नहीं जा सकता। वह टोकन (जैसे रून्स) ट्रांसफ़र कर सकता है',
  'review.bitcoin.sighash.none':
    'जिसके पास हस्ताक्षर हो, उसे तय करने दें कि आपके कॉइन कहां जाएं: हस्ताक्षर में कोई भुगतान शामिल नहीं है',
  'review.bitcoin.sighash.single':
    'दूसरों को एक भुगतान छोड़कर सब कुछ बदलने दें: {to} को {value}। आपके बाकी कॉइन कहीं भी जा सकते हैं',
  'review.bitcoin.sighash.anyone': 'आपके साइन करने के बाद दूसरों को इसमें कॉइन जोड़ने दें',
  'review.bitcoin.sighash.unknown':
    'असामान्य तरीके से साइन करें: बाद में दूसरे क्या बदल सकते हैं, यह यहां पढ़ा नहीं जा सकता',
}
