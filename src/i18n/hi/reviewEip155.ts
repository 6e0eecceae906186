import type { TextsOf } from '../catalogue.ts'

export const reviewEip155: TextsOf<'reviewEip155'> = {
  'review.eip155.feeHigh': 'शुल्क असामान्य रूप से ज़्यादा है',
  'review.eip155.fee': 'नेटवर्क शुल्क, अधिकतम',
  'review.heading.grant': '{app} ने आपकी ओर से काम करने की अनुमति मांगी है',
  'review.grant': '{holder} को हर बार पूछे बिना आपके अकाउंट की ओर से काम करने दें',
  'review.grant.endless': 'समाप्ति की कोई तारीख नहीं दी गई है।',
  'review.typed.unread': 'एक कॉन्ट्रैक्ट के लिए डेटा साइन करें: यह क्या करता है, यहां पढ़ा नहीं जा सकता',
  'review.witness': 'इसमें एक शर्त है जो यहां पढ़ी नहीं जा सकती।',
  'review.domain.noContract': 'इसमें नहीं लिखा है कि यह किस कॉन्ट्रैक्ट के लिए है',
  'review.domain.badContract': 'कॉन्ट्रैक्ट का एड्रेस अमान्य है: {contract}',
  'review.domain.ownAccount': 'यह आपके अपने अकाउंट के लिए है, जैसे वह कोई कॉन्ट्रैक्ट हो',
  'review.domain.noChain':
    'इसमें नहीं लिखा है कि यह किस नेटवर्क के लिए है, इसलिए यह दूसरे नेटवर्क पर भी मान्य हो सकता है',
  'review.transferByOther':
    'जिसके पास भी हस्ताक्षर हो, उसे आपके किसी ट्रांज़ैक्शन के बिना {receiver} को आपके {amount} भेजने दें',
  'review.order.give': 'दें, अगर कोई यह ऑर्डर स्वीकार करे',
  'review.order.get': 'पाएं',
  'review.order.nothing': 'कुछ न पाएं',
  'review.order.anyItem': 'किसी कलेक्शन का कोई भी आइटम',
  'review.safe': 'एक Safe के ट्रांज़ैक्शन को मंज़ूरी दें',
  'review.forwarded': 'किसी और को आपके लिए यह कॉल भेजने दें',
  'review.votes': '{delegate} को अपने वोट दें',
  'review.delegation': '{delegate} को आपके अकाउंट की ओर से काम करने दें (ERC-7710)',
  'review.delegation.limits': {
    one: 'इसमें {count} सीमा है जो यहां पढ़ी नहीं जा सकती।',
    other: 'इसमें {count} सीमाएं हैं जो यहां पढ़ी नहीं जा सकतीं।',
  },
  'review.delegation.noLimits': 'बिना किसी सीमा के।',
  'review.moveItem': 'किसी कलेक्शन का आइटम {item} {owner} से {receiver} को ट्रांसफ़र करें',
  'review.moveItems': 'किसी कलेक्शन के आइटम {owner} से {receiver} को ट्रांसफ़र करें',
  'review.inner': 'ऐसा कॉन्ट्रैक्ट कॉल करें जो ये कॉल करता है',
  'review.delegateCall': 'दूसरे कॉन्ट्रैक्ट के कोड को इस कॉन्ट्रैक्ट के रूप में काम करने दें',
  'review.hidden':
    'एक कॉन्ट्रैक्ट कॉल करें: यह क्या करता है, यहां पढ़ा नहीं जा सकता, लेकिन इसमें खर्च की अनुमति या ट्रांसफ़र जैसा कुछ है',
  'review.odd': 'असामान्य रूप की कॉल: यह क्या करती है, यहां पढ़ा नहीं जा सकता',
  'review.creates': 'एक कॉन्ट्रैक्ट बनाएं: यह क्या करता है, यहां पढ़ा नहीं जा सकता',
  'review.delegate':
    '{delegate} के कोड को आपके अकाउंट के रूप में काम करने दें (EIP-7702), अकाउंट में मौजूद हर चीज़ के साथ',
  'review.delegate.none': 'आपके अकाउंट के रूप में काम करने वाला कोड खत्म करें (EIP-7702)',
  'review.everyChain': 'हर नेटवर्क पर।',
  'review.onChain': 'नेटवर्क {chain} पर।',
  'review.digest.domain': 'डोमेन हैश (EIP-712)',
  'review.digest.struct': 'मैसेज हैश (EIP-712)',
  'review.digest.typed': 'अंतिम हैश (EIP-712)',
  'review.digest.message': 'मैसेज हैश (ERC-191)',
  'review.digest.calldata': 'कॉल डेटा डाइजेस्ट (ERC-8213 ड्राफ़्ट)',
}
